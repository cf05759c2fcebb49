# Ce qui s’est passé, en bref : la bande à la table, la Gazette, le changement de tour, le résultat.

## Ce qu’un équipage a fait ; son nom précède
did_drove = { $n ->
    [one] roule vers { $space }
   *[other] roule { $n } cases jusqu’à { $space }
}{ $petrol ->
    [0] { "" }
   *[other] { " " }({ $petrol } d’essence)
}
did_rode = prend la ligne vers { $space }{ $paid ->
    [0] { "" }
   *[other] { " " }({ $francs })
}
did_rene_sails = va en bateau à { $space }, pour rien
did_rene_stands_no_mechanics = ne bouge pas : sa mécanique est à 0
did_rene_stands_no_petrol = ne bouge pas : son réservoir est vide
did_rene_stands_petrol = n’avance pas : il faut { $amount } d’essence, elle en a { $petrol }
did_rene_stands_mechanics = n’avance pas : il faut { $amount } mécanique, elle en a { $mechanics }
did_rene_stands_no_way = ne bouge pas : aucun chemin ne mène à son objectif
did_rene_stands_stop = s’arrête à un symbole stop
did_rene_takes = prend { $card } au marché
did_rene_profited = gagne { $levels } grâce à { $card }
did_rene_strikes = coûte { $levels } { $gauge } à son rival
did_rene_power_won = gagne un pouvoir ({ $colour } { $amount })
did_turned_back = fait demi-tour devant { $space }
did_bought_petrol = achète { $levels } d’essence ({ $francs })
did_refuelled = fait le plein : +{ $levels } d’essence
did_bought_part = achète { $n ->
    [one] une pièce
   *[other] { $n } pièces
} ({ $gauge }, { $francs })
did_repaired = répare : { $gauge } +{ $levels }
did_damaged = subit des dégâts ({ $hits })
did_hit = { $gauge } −{ $n }
did_broke_down = tombe en panne
did_lost_petrol = perd { $levels } d’essence
did_lost_money = paie { $francs }
did_earned = lève { $francs }
did_collected = touche { $francs } de ses banquiers
did_received = prend { $francs }
did_used = emploie un assistant ({ $skill })
did_repair_nothing = fait une pause : rien n’est cassé
did_repair_tried = veut réparer et ne répare rien
did_passed = passe
did_played = joue { $card }
did_played_against = joue { $card } contre { $victim }
did_countered_guard = pare avec un garde
did_countered_card = pare avec { $card }
did_countered_act = pare : { $act }
did_danger_avoided_guard = évite un danger avec un garde
did_danger_avoided_card = évite un danger avec { $card }
did_danger_avoided_act = évite un danger : { $act }
did_stop_ignored = ignore un arrêt avec { $card }
did_picked = prend { $card }
did_drew = pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}
did_drew_own = pioche { $card }
did_kept = garde { $n ->
    [one] une carte
   *[other] { $n } cartes
}
did_kept_own = garde { $card }
did_discarded = défausse { $card }
did_tile_laid = pose { $n ->
    [one] une tuile sur { $space }
   *[other] { $n } tuiles ({ $space })
}
did_tile_removed = retire la tuile de { $space }
did_tiles_swapped = échange les tuiles de { $space } et { $other }
did_tiles_wasted = ne trouve pas de place pour les tuiles
did_finished = arrive à la place { $place }
did_leader_joined = court sous { $leader }
did_crew_hired = engage l’équipage de { $leader }
did_gauge_changed = transforme son véhicule : { $gauge } va maintenant jusqu’à { $limit }
did_tile_returned = remet { $tile } et tire de nouveau
did_robbed = plonge la main dans le jeu de { $victim }
did_stole = prend une carte à { $victim }
did_stole_own = prend { $card } à { $victim }
did_climate_rolled = fait un { $die } pour le ciel de { $space }
did_village_helped = est l’hôte du village de { $space }
did_village_paid = reçoit { $francs } au village en { $space }
did_parcel_loaded = charge un colis ({ $colour })
did_parcel_delivered = livre le colis ({ $colour }, { $francs })
did_border_rolled = fait un { $die } à la porte de la ville
did_bribed = verse un pot-de-vin ({ $francs })
did_held_in_city = ne peut quitter la ville
did_influence_raised = achète de l’influence ({ $colour }) : { $amount } ({ $francs })
did_patron_moved = fait avancer son mécène à la case { $amount }
did_patron_paid = encaisse chez son mécène ({ $francs })

## Ce que cela signifie pour vous
means_hit = cela vous touche
means_robbed = c’est vous qu’on vole
means_warded = paré
means_passes = vous dépasse
means_level = à votre hauteur
means_ahead = { $n } { $n ->
    [one] étape
   *[other] étapes
} devant vous
means_behind = { $n } { $n ->
    [one] étape
   *[other] étapes
} derrière vous
means_beside = { $n ->
    [one] une tuile est à côté de vous
   *[other] { $n } tuiles sont à côté de vous
}
means_home = { $n ->
    [1] la première place est prise
    [2] la deuxième place est prise
    [3] la troisième place est prise
   *[other] arrivé avant vous
}
means_stuck = immobile jusqu’à réparation
means_out = fini pour ce tour

## La bande et le changement de tour
strip_title = Depuis votre dernier tour
strip_watching = La dernière ronde
strip_past = À la fin du tour { $n }
strip_again = Revoir la dernière ronde
strip_seen = Touchez pour tout voir
slip_turn = Tour { $n }
slip_order = Entretien : le nouvel ordre, selon l’avancée
slip_bonus = +{ $francs }
slip_bonus_text = pour l’avancée
slip_up = { $n } de mieux
slip_down = { $n } de moins
slip_same = comme avant
slip_go = Au tour { $n }
slip_near = { $city } est à portée. Le premier arrivé en fait le dernier tour, et qui n’est pas arrivé alors n’a aucun point.

## La Gazette
news_bivouac = Nouvelles du marché
news_plans = Les écrans se lèvent
news_camp = Du campement
news_lead = { $who } en tête au tour { $turn }
news_order = Le nouvel ordre : { $who }.
news_bonus = { $who } reçoit { $francs } pour l’avancée.
news_winner = { $who } gagne la Great Race !
news_end = La course est finie
news_points = { $who } { $n } { $n ->
    [one] point
   *[other] points
}
news_leader_joined = Les chefs sont choisis
news_parcels = { $n ->
    [one] Un nouveau colis attend dans une ville.
   *[other] { $n } nouveaux colis attendent dans les villes.
}
news_weather_rolled = { $weather ->
    [petrol] Route lourde : chaque tuile boit plus d’essence
    [damage] Le temps brise les essieux
    [petrol_and_damage] Tempête sur tout le parcours
   *[other] Aucun bateau ne quitte le port
}
news_robbed = Red Kate rend visite à { $victim }
news_climate_rolled = Un ciel à part sur { $space }
news_village_helped = Un village accueille { $who }
news_parcel_delivered = { $who } apporte le courrier
news_bribed = Une enveloppe ouvre la porte à { $who }
news_held_in_city = { $who } retenu à la porte
news_influence_raised = { $who } se fait des amis haut placés
news_patron_paid = Un mécène ouvre sa bourse à { $who }
news_sequence = { $who } joue
news_finished = { $who } franchit la ligne à la place { $place } !
news_broke_down = { $who } tombe en panne
news_countered_card = { $who } répond par { $card }
news_countered_guard = Le garde de { $who } veillait
news_countered_act = { $who } a la parade : { $act }
news_played_against = { $who } joue { $card } contre { $victim }
news_rene_sails = { $who } prend le bateau
news_rene_stands_no_mechanics = { $who } en panne de mécanique
news_rene_stands_no_petrol = { $who } en panne d’essence
news_rene_stands_petrol = Trop peu d’essence : { $who } ne bouge pas
news_rene_stands_mechanics = Trop usée : { $who } ne bouge pas
news_rene_stands_no_way = { $who } ne trouve pas de chemin
news_rene_strikes = Le danger de René frappe
news_rene_power_won = { $who } apprend à { $space }
news_rode = { $who } prend la ligne { $line }
news_entered_city = { $who } atteint { $space }
news_turned_back = { $who } fait demi-tour en { $space }
news_drove = { $who } roule vers { $space }
news_tiles_swapped = La carte n’est plus ce qu’elle était
news_tile_removed = { $who } dégage la voie
news_tile_laid = { $who } explore { $space }
news_earned = Les bailleurs envoient { $francs } à { $who }
news_repaired = { $who } à l’établi
news_refuelled = { $who } fait le plein
news_played = { $who } joue { $card }
news_passed = { $who } se repose
news_drew = { $who } cherche de l’aide

## Le résultat
result_you = vous
result_home = arrivé { $place }
result_level = niveau { $n }
result_out = N’a pas atteint { $finish }, donc rien ne compte : resté à l’étape { $n } sur { $all }.
result_resigned = Abandon : la dernière place, et aucun point.
result_how = Seul qui arrive compte des points : { $places } pour l’ordre d’arrivée, 1 par niveau de moteur et de châssis, 1 par tranche pleine de { $francs }.
result_log = Télécharger le journal
decided_title = Ce qui a décidé
decided_see = Revoir
decided_lead = { $who } prend la tête à { $space } et la garde.
decided_home = { $who } est le premier à { $space }.
decided_upset = { $who } est le premier à { $space }, mais { $winner } compte { $n } points.
decided_broke_down = { $who } tombe en panne à { $space }.
decided_turned_back = { $who } doit faire demi-tour à { $space }.
decided_hit = { $card } touche { $who }.
decided_leap = { $who } gagne { $n } étapes d’un coup, jusqu’à { $space }.

## À consulter à la table
help_part_race = La course en une page
help_part_key = La légende
help_part_piles = Les piles
help_part_crews = Les équipages
key_tile = Sur une tuile
key_map = Sur la carte
key_cities = Villes : le nombre dit combien de cartes on pioche
key_ends = départ et arrivée
key_lit = peut être choisi ; le prix est dessus
key_gauges = Sur le tableau de bord
key_cards = Sur les cartes : quand on les joue
pile_empty = Rien ici pour l’instant.
pile_hidden = Encore caché
    .text = Dans la pioche ({ $n }) et dans les mains des rivaux : nul ne sait quoi est où.

## Avec une question
idle_break = { $offer } – { $why } : on attend, et cela coûte un assistant ou une carte
unbegun_drive = Aucune case parcourue : ce qui a été engagé serait perdu pour rien. S’arrêter quand même ?
unbegun_repair = Rien n’est encore réparé : ce qui a été engagé serait perdu pour rien. Finir quand même ?
then_discard = { $n ->
    [one] puis défaussez une carte
   *[other] puis défaussez { $n } cartes
}
rival_has = { $francs } · { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
} · essence { $petrol }, moteur { $engine }, châssis { $chassis } · { $guards } { $guards ->
    [one] garde
   *[other] gardes
}
