# Les mots du jeu dans le terminal.
welcome = The Great Race : { $from } → { $to }, { $seats } équipages. Tapez un numéro, une action ou help.
you = Votre équipage
crew_number = L’équipage { $number }
heading_turn = Tour { $turn }
heading_order = Ordre du tour
known_cards = Cartes connues de tous
assistants = assistants
no_assistants = aucun
deck_and_bag = Pioche { $deck } · défausse { $discard } · sac { $bag } · tuiles retirées { $removed }
waiting = Les autres réfléchissent…
choices_more = … et { $n } de plus ; tapez list pour tout voir
choice_plan = éclaireur { $pathfinder }, mécaniciens { $mechanics }, garde { $guard }, financement { $funding }
city_draw = ville, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
finish = l’arrivée !
not_a_number = Le choix { $number } n’existe pas ; les choix vont de 1 à { $count }.
could_be = Cela peut être : { $acts }. Dites-en un peu plus.
not_possible = Impossible : { $reason } ({ $rule })
is_possible = C’est possible.
end_of_input = L’entrée s’arrête ici ; la course reste en l’état.
bye = La course reste en l’état.
result = Résultat
result_line = { $place }. { $who } : { $points } { $points ->
    [one] point
   *[other] points
} (arrivée { $arrival }, moteur { $engine }, châssis { $chassis }, argent { $money })
result_out = { $place }. { $who } : n’a pas atteint l’arrivée, progression { $level }
result_torpedo = { $place }. { $who } : { $points } points (arrivée { $arrival }, mécanique { $engine }, cartes révélées { $reveals })
result_cap = Le tour { $turn } est fini et personne n’a atteint l’arrivée : la course est arrêtée.
help_race = Tapez le numéro d’un choix, ou un coup comme : drive · to C7 ·
    buy petrol 2 · plan pmmgf (ou pmmgf) · play saboteur against 2.
    key          ce que signifient les signes du plateau
    rules        les règles en bref
    rules NOM    un module de cette course, avec ses nombres
    leaders      chaque chef et son pouvoir
    card NOM     ce que fait une carte (NOM en anglais)
    cities       toutes les villes : code, couleur, cartes
    lines        toutes les lignes de transport et leurs prix
    crew N       un équipage, et celles de ses cartes que l’on connaît
help_motorcar = Tapez le numéro d’un choix, ou un coup comme : 74 (la voiture est tirée de 74) ·
    strain heavy · inflict 2 · pledge 3 · help 2 random · pay 1 · done.
    Ou dites-le : trois quarts (pour tirer) · intense · saboter Protos seul · aider Protos ·
    continuer · réparer le sabotage · en payer un · c’est tout.
    rules       les règles en bref
help_any = why COUP     pourquoi un coup est impossible, et ce qui aiderait
    list         tous les choix
    map          la position, encore une fois
    undo         reprendre votre dernier coup, si rien n’a été révélé depuis
    undo further aussi par-delà le sort, si tous les autres sont des bots
    hint         ce que ferait le champion, et pourquoi ; la course ne compte alors pour aucun record
help_local = save FICHIER garder la course dans un fichier après chaque coup
    position     la position en une ligne, pour autant que vous la connaissiez
    quit         quitter (aussi q)
help_net = say MOTS     à toute la table
    resign       abandonner ; un bot continue
    quit         partir ; votre place est gardée (aussi q)
undo_further = Pour revenir malgré tout en arrière, tapez : undo further
key = Le plateau : trois lettres sont une ville (tapez cities pour les noms). Un
    point est une case inexplorée, # une case inexplorée en zone à risque
    (essence +1). Un nombre est l’essence d’une tuile, risque compris, suivi de
    ' pour chaque niveau de dégâts, de ! pour un danger, de | pour un arrêt. Les
    chiffres entre crochets sont les équipages sur cette case (1+3 : l’équipage 1 et
    trois autres). Les lettres du haut et les nombres de gauche nomment les
    cases : C7. Les lignes impaires sont une demi-case plus à gauche.
    Les assistants sont notés comme dans un plan : p éclaireur, m mécaniciens,
    g garde, f financement.
    Progression 4/20 : l’équipage est au niveau 4 sur les 20 jusqu’à l’arrivée ;
    à la fin du tour, la plus avancée commence le suivant.
no_such_card = Il n’y a pas de carte nommée { $name } dans cette course.
parcels = Colis
parcel = colis
patron = mécène
influence = influence
influence_prices = à partir de { $start } ; les niveaux suivants coûtent { $prices }
power_spent = employé
no_such_module = Cette course n’a pas de module { $name }. En jeu : { $known }.
saved = Enregistré.
save_where = Où ? Tapez : save FICHIER
labelled = { $label } : { $text }
francs = { $n } F
crew_line = case { $space } · progression { $level }/{ $levels } · { $francs } F · { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
tile = { $terrain } ({ $cost })
tile_on = { $tile } en { $space }
risk = zone à risque : essence +{ $n }
guard_used = garde utilisé
choice_explore = tirer { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} à poser le long de votre route
choice_draw = piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
choice_repair = pièces et outils, ou achat : { $francs } F le niveau
choice_drive = { $n } pas au plus
choice_pass = fini pour ce tour ; seuls les gardes restent
choice_let = laisser faire
plan_how = Tapez une lettre pour chacun de vos { $n } assistants, comme pmmgf :
    p éclaireur, m mécaniciens, g garde, f financement. Quelques plans :
flick_how = Tapez le nombre, par exemple 74.
only_choice = { $question } Une seule réponse est possible : { $act }.
sit_down = { $who } : appuyez sur Entrée quand vous êtes à l’écran.
city_line = { $code } { $name }, { $colour }, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
line_line = { $line }, { $way }, { $francs } F
way_sea = par mer
way_air = par avion
no_such_crew = Quel équipage ? Tapez crew et un numéro de 1 à { $n }.
you_win = Vous gagnez !
crew_wins = { $who } gagne !
seed_was = La graine de cette course : { $seed } (great-race play --seed { $seed } redonne le même hasard).
not_saved = La course n’est pas enregistrée.
save_first = La course n’est pas enregistrée. Tapez save FICHIER pour la garder, ou encore quit pour quitter.
save_broken = Pas enregistré : impossible d’écrire { $file } ({ $error }).
save_foreign = Pas enregistré : { $file } contient autre chose. Choisissez un autre nom, ou ajoutez --force pour l’écraser.
save_same = Pas enregistré : { $file } contient déjà cette course. Continuez avec --resume { $file }, ou ajoutez --force pour recommencer.
rules = But : aller de { $from } à { $to } et avoir le plus de points.
    Un tour : chaque équipage prend une carte au marché ; tous placent en secret
    { $assistants } assistants ; puis, encore et encore dans l’ordre du tour, chacune peut
    acheter de l’essence, jouer des cartes et utiliser un assistant, ou passer.
    L’équipage le plus avancé commence le tour suivant.
    Éclaireur : poser { $tiles } tuiles, ou piocher des cartes ({ $drawn }).
    Mécaniciens : rouler autant de pas que l’indique le moteur, ou réparer.
    Garde : éviter un danger ou contrer une carte, ou enlever une tuile.
    Financement : tous les assistants d’un coup :
    { $funding }.
    Conduite : une tuile coûte son essence et ses dégâts ; un danger fait
    { $danger } dégâts s’il n’est pas évité ; un arrêt ou une ville termine la conduite ;
    une zone à risque coûte +{ $risk } d’essence, une ville { $to_city }. Moteur à 0 : on ne
    roule plus. Châssis : le nombre de cartes que vous pouvez garder.
    Prix : essence { $city_petrol } F le niveau en ville, { $petrol } F ailleurs ; pièces { $city_part } F
    et { $part } F.
    Points, pour qui arrive : selon l’arrivée { $places } ;
    1 par niveau de moteur et de châssis ; 1 par tranche de { $francs } F.

# Une table sur le réseau.
net_seat = Vous avez la place { $seat }. Votre lien, pour revenir : { $link }
    Votre code de secours, à noter : { $code }
net_gathering = Vous êtes à table. La partie n’a pas commencé …
net_commitment = Le SHA-256 de la graine est { $commitment }.
net_waiting = En attente de { $who } …
net_paused = La table est en pause …
net_broken = La liaison est coupée ; nouvel essai …
net_back = La liaison est rétablie ; rien n’est perdu.
net_bye = Votre place est gardée : revenez avec le même lien.
person_sits = { $who } joue.
nobody_sits = { $who } : la place est libre.
bot_sits = { $who } : un bot joue ({ $bot }).
net_said = { $who } dit : { $words }
net_abandoned = La partie a été abandonnée.
net_seed = La graine était { $seed }. Son SHA-256 est { $commitment }.
net_luck_kept = Le hasard a été vérifié ici : chaque tirage découle de la graine et des nonces, le vôtre compris, et tout était fixé avant qu’un seul ne soit ouvert.
net_luck_withheld = N’a pas ouvert ce qui était engagé et passe à un bot : place { $seats }.
net_luck_nothing = Votre place n’a rien ajouté au hasard : rien n’a été vérifié ici ; great-race verify montre si le journal se tient.
net_luck_lost = Le nonce engagé par cette place n’est pas connu ici : il ne peut être ouvert, et un bot prendra peut-être la place.
net_luck_other_seed = le serveur s’engage sur une autre graine qu’avant ; le nonce n’est pas ouvert
net_luck_bad = Ne vous fiez pas au hasard de cette course : { $what }.
torpedo_line = case { $space } · progression { $level }/{ $levels }
rene_card = Carte { $card } de René ({ $colour }) : pose { $tiles } tuiles, dès la valeur { $threshold } sur votre chemin · avance { $moves } · place { $first } s’il est premier, { $second } s’il est second · danger { $damage } { $gauge } · récupère { $petrol } essence, { $mechanics } mécanique
rene_objective = Objectif : { $city }, à { $n } cases · { $left } cartes restent dans sa pile
rene_powers = Pouvoirs
campaign_begun = La campagne est dans { $file }. Pour courir : great-race play --campaign { $file }
campaign_head = Campagne de { $player } : { $races } { $races ->
    [one] course
   *[other] courses
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}, { $stamps } { $stamps ->
    [one] tampon
   *[other] tampons
}
campaign_deck_building = amélioration des cartes
campaign_legacy = pouvoirs hérités
campaign_passport = passeport
campaign_deck = Cartes de René : { $cards }
campaign_running = Une course est en cours : play --campaign la reprend, campaign abandon l’abandonne.
campaign_owes = Nommer { $n } cartes de René qui partent, avec campaign letters : { $letters }.
campaign_you_begin = Vous commencez la prochaine course.
campaign_torpedo_begins = La Torpedo commence la prochaine course.
campaign_race = { $n }. { $board }, { $direction } : { $ending }, { $turns } tours
campaign_entered = La course est inscrite dans la campagne.

## Coups de The Great Motorcar Race en mots, séparés par des barres. Tout mot peut manquer ou être abrégé.

said_flick = tirer { $part ->
    [quarter] un quart
    [half] à moitié
    [three_quarters] aux trois quarts
   *[full] à fond
}
said_strain = { $strain ->
    [normal] effort normal
    [heavy] effort intense
   *[severe] effort extrême
}
said_withdraw = rouvrir la main | réfléchir encore
said_inflict = deux jetons contre { $rival } tout seul | saboter { $rival } tout seul
said_pledge = un jeton contre { $rival } avec un partenaire | saboter { $rival } avec un partenaire
said_complete = se joindre contre { $rival } | le second jeton contre { $rival }
said_done = c’est tout | laisser | fini | non
said_help = aider { $rival } à sortir { $predicament ->
    [random] de la boue | oui aider { $rival } hasard
   *[inflicted] du sabotage | oui aider { $rival } infligé
}
said_drive_by = passer sans s’arrêter | continuer | non
said_cancel = annuler { $predicament ->
    [random] celui du hasard | sortir de la boue
   *[inflicted] celui qui est infligé | réparer le sabotage
}
said_keep = ne rien annuler | tout garder | non
said_pay = { $count ->
    [0] ne rien payer | non
    [1] en payer un
    [2] en payer deux
    [3] en payer trois
    [4] en payer quatre
    [5] en payer cinq
    [6] en payer six
   *[other] en payer { $count }
}
