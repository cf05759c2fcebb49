# Ce qui s’est passé, tel que le terminal et la gazette le racontent.
turn_began = — Tour { $turn } —
market_shown = Le marché propose la carte { $card }.
picked = { $who } prend la carte { $card } au marché.
deck_refilled = La défausse est mélangée et devient la nouvelle pioche.
planned = { $who } a fait un plan.
planned_own = Votre plan est { $plan }.
plan_withdrawn = { $who } reprend le plan.
plan_revealed = { $who } lève son écran : { $plan }.
sequence_began = À { $who } de jouer.
bought_petrol = { $who } achète de l’essence pour { $paid } F : +{ $levels }.
played = { $who } joue la carte { $card }.
played_against = { $who } joue la carte { $card }. { $victim } est la cible.
used = { $who } utilise un assistant : { $skill }{ $work ->
    [explore] , pour poser des tuiles
    [draw_card] , pour piocher une carte
    [repair] , pour réparer
    [drive] , pour rouler
   *[other] { "" }
}.
passed = { $who } passe.
out_of_assistants = { $who } n’a plus d’assistant.
earned = { $who } reçoit { $francs } F.
tile_drawn = { $who } tire { $tile }.
tile_laid = { $who } pose { $tile } en { $space }.
tile_removed = La tuile { $tile } est retirée de { $space }.
tiles_wasted = { $who } ne peut poser nulle part les tuiles tirées ; elles quittent le jeu.
tiles_swapped = Les tuiles en { $space } et { $other } changent de place.
bag_refilled = Le sac était vide : les tuiles retirées y retournent.
discarded = { $who } défausse la carte { $card }.
refuelled = { $who } se ravitaille : essence +{ $levels }.
repaired = { $who } répare : { $gauge } +{ $levels }.
bought_part = { $who } achète une pièce pour { $paid } F : { $gauge } +1.
drove = { $who } roule vers { $space } : essence −{ $petrol }.
rode = { $who } prend la ligne { $line } pour { $paid } F.
entered_city = { $who } atteint { $city }.
turned_back = { $who } ne peut pas traverser { $space } et fait demi-tour.
danger_avoided_guard = { $who } évite le danger grâce à un garde.
danger_avoided_card = { $who } évite le danger grâce à la carte { $card }.
danger_avoided_act = { $who } évite le danger : { $act }.
stop_ignored = { $who } passe outre l’arrêt grâce à la carte { $card }.
damaged = { $who } subit des dégâts : { $chassis ->
    [0] moteur −{ $engine }
   *[other] { $engine ->
        [0] châssis −{ $chassis }
       *[other] moteur −{ $engine }, châssis −{ $chassis }
    }
}.
broke_down = { $who } tombe en panne : le moteur est à 0 !
countered_guard = { $who } contre la carte grâce à un garde.
countered_card = { $who } contre cette carte grâce à la carte { $card }.
countered_act = { $who } contre la carte : { $act }.
not_countered = Personne ne contre la carte.
lost_petrol = { $who } perd de l’essence : −{ $levels }.
lost_money = { $who } paie { $francs } F.
finished = { $who } atteint l’arrivée à la { $place ->
    [one] { $place }re
   *[other] { $place }e
} place !
ranked = { $who } prend la place suivante dans l’ordre du tour.
over = La course est finie.
drew = { $who } pioche une carte.
drew_own = Vous piochez la carte { $card }.
looked_at = { $who } regarde une carte.
looked_at_own = Vous regardez la carte { $card }.
kept = { $who } garde une carte.
kept_own = Vous gardez la carte { $card }.
answered_own = Votre réponse est scellée.
nothing_to_repair = { $who } ne trouve rien à réparer.
drove_nowhere = { $who } ne peut pas rouler : le moteur ou le réservoir est à 0.

# Modules et chefs.
leader_joined = { $who } court sous { $leader }.
crew_hired = { $who } engage l’équipage de { $leader }.
gauge_changed = { $who } transforme son véhicule : { $gauge } va maintenant jusqu’à { $limit }.
tile_returned = { $who } remet { $tile } dans le sac.
robbed = { $who } plonge la main dans le jeu de { $victim }.
stole = { $who } prend une carte à { $victim }.
stole_own = { $who } prend { $card } à { $victim }.
season_began = { $season ->
    [1] Janvier et février.
    [2] Mars et avril.
    [3] Mai et juin.
    [4] Juillet et août.
    [5] Septembre et octobre.
   *[other] Novembre et décembre.
}
weather_rolled = Le dé du temps montre { $die } : { $weather }.
weather_clear = beau temps
weather_petrol = 1 essence de plus sur chaque tuile
weather_damage = 1 dégât de plus sur chaque tuile
weather_petrol_and_damage = 1 essence et 1 dégât de plus sur chaque tuile
weather_no_boats = aucun bateau ne prend la mer
climate_rolled = { $who } affronte le ciel de { $space } : un { $die }.
village_helped = Le village de { $space } aide { $who }.
parcel_laid = Un colis attend à { $city } ({ $colour }).
parcel_loaded = { $who } charge un colis ({ $colour }).
parcel_delivered = { $who } livre le colis ({ $colour }).
border_rolled = { $who } fait un { $die } à la porte de la ville.
bribed = { $who } verse un pot-de-vin de { $francs } F.
held_in_city = { $who } ne peut quitter la ville.
influence_raised = { $who } achète de l’influence ({ $colour }) : niveau { $amount } pour { $paid } F.
patron_moved = { $who } : le mécène avance à la case { $amount }.
patron_paid = { $who } : le mécène paie et recommence.
rene_reshuffled = René a montré toutes ses cartes et les mélange à nouveau.
rene_revealed = René retourne la carte { $rene }.
rene_aims_nearest = La Torpedo vise { $city }, la plus proche ville devant elle de couleur { $colour } : { $amount } cases.
rene_aims_finish_nearer = La Torpedo vise l’arrivée, { $city } : elle est plus proche que toute ville de sa couleur ({ $amount } cases).
rene_aims_none_left = La Torpedo vise l’arrivée, { $city } : il ne reste devant elle aucune ville de sa couleur ({ $amount } cases).
rene_surveys = Le premier assistant de René pioche { $amount } tuiles.
rene_judged_easy = René regarde { $tile } : la valeur { $amount } est inférieure à { $limit }, donc pour son propre parcours.
rene_judged_hard = René regarde { $tile } : la valeur { $amount } atteint { $limit }, donc pour votre chemin.
rene_lays_course = René la pose en { $space }, la case vide la plus proche de son parcours.
rene_lays_path = René la pose en { $space }, la case vide la plus proche de votre chemin.
rene_lays_around = René la pose en { $space }, à côté de vous : votre chemin est plein.
rene_lays_beside = René la pose en { $space }, au bord de votre chemin : il n’y a pas de place plus près de vous.
rene_wastes_course = Il n’y a pas de place sur le parcours de René : la tuile quitte la partie.
rene_wastes_path = Il n’y a pas de place sur votre chemin : la tuile quitte la partie.
rene_drives = L’assistant { $assistants } de René conduit, { $moves } { $moves ->
    [one] case
   *[other] cases
} au plus.
rene_steers_city = La Torpedo se tourne vers { $space } : une nouvelle ville devant elle passe toujours d’abord.
rene_steers_easiest = La Torpedo choisit { $space } : le chemin connu le plus facile vers son objectif.
rene_steers_blind = La Torpedo part à l’aveugle vers { $space } : rien de connu ne l’en rapproche.
rene_sails = La Torpedo prend le bateau, gratuitement : { $line }.
rene_stands_no_move = La Torpedo ne bouge pas : la carte ne donne aucune case à cet assistant.
rene_stands_no_mechanics = La Torpedo ne bouge pas : sa mécanique est à 0.
rene_stands_no_petrol = La Torpedo ne bouge pas : son réservoir est vide.
rene_stands_petrol = La Torpedo n’avance pas : il faut { $amount } essence, elle en a { $petrol }.
rene_stands_mechanics = La Torpedo n’avance pas : il faut { $amount } mécanique, elle en a { $mechanics }.
rene_stands_no_way = La Torpedo ne bouge pas : aucun chemin par terre ne mène à son objectif.
rene_stands_stop = La Torpedo s’arrête à un symbole stop.
rene_stands_city = La Torpedo s’arrête dans la ville.
rene_ignores_stop = La Torpedo passe le symbole stop.
rene_draws = René pioche { $card } dans la ville et la défausse.
rene_takes = René prend { $card } à la place { $amount } et la défausse.
rene_profited = { $card } rapporte { $levels } à la Torpedo ({ $gauge ->
    [essence] essence
   *[other] mécanique
}).
rene_threatens_left = Il reste du danger au marché : { $cards } { $cards ->
    [one] carte vous coûte
   *[other] cartes vous coûtent
} chacune { $damage } { $gauge }.
rene_threatens_taken = René a pris du danger au marché : { $cards } { $cards ->
    [one] carte vous coûte
   *[other] cartes vous coûtent
} chacune { $damage } { $gauge }.
rene_threatens_drawn = René a pioché une carte danger dans la ville : elle vous coûte { $damage } { $gauge }.
rene_strikes = Vous perdez { $levels } { $gauge }.
rene_first_bonus = La Torpedo est première et reçoit { $petrol } essence.
rene_recovers = La Torpedo récupère : { $petrol } essence, { $mechanics } mécanique.
rene_power_won = La Torpedo gagne un pouvoir : { $colour }, niveau { $amount }.
