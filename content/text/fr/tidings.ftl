### Avis par courrier et dans le navigateur : ce qu’on choisit sur sa carte, et les liens des courriers.

title = Être averti
text = Quand vous n’êtes pas à table : c’est à vous de jouer, votre temps s’achève. Rien n’est envoyé tant que vous y êtes, et rien deux fois.
mail = Par courrier
mail_address = Votre adresse
mail_give = Écrire à cette adresse
mail_waits = Un premier courrier part pour { $address }. Ouvrez le lien qu’il contient ; rien d’autre n’est envoyé avant.
mail_goes = Le courrier va à { $address }.
mail_stop = Plus de courrier
mail_forget = Oublier l’adresse
push = Dans ce navigateur
push_allow = M’avertir dans ce navigateur
push_stop = Plus dans ce navigateur
push_denied = Ce navigateur ne le permet pas : changez cela dans ses réglages pour cette page.
push_cannot = Ce navigateur ne peut pas le faire ici. Sur un téléphone, mettez d’abord la page sur l’écran d’accueil.
push_on = Ce navigateur vous avertit, même quand la page est fermée.
push_others = Les avis vont à { $n ->
    [one] un navigateur
   *[other] { $n } navigateurs
  } à vous.
push_none = Plus à aucun
what = Ce qu’on vous dit
moves = C’est à moi de jouer
soon = Mon temps s’achève
over = Une course est finie
opened = Ma table d’un tournoi est ouverte
when = Le courrier vient
at_once = aussitôt
every_hours = toutes les { $n } heures, un courrier pour toutes les tables
daily = une fois par jour, un courrier pour toutes les tables
from_hour = à compter de
at_hour = à
quiet = Heures calmes
quiet_from = de
quiet_until = à
quiet_text = Rien ne vient pendant ce temps. Si votre temps s’achève alors, vous l’apprenez avant.
keep = Garder
kept = Gardé.
confirm_title = Est-ce votre adresse ?
confirm_text = Dès lors, les nouvelles de vos courses viennent ici. Chaque courrier porte un lien qui y met fin en un clic.
confirm_do = Oui, écrivez-moi ici
confirmed = Merci : votre courrier vient ici désormais.
stopped_title = Plus de courrier
stopped = Plus rien n’est envoyé ici, et l’adresse est oubliée.
bad_link = Ce lien ne fait plus rien : l’adresse est déjà oubliée, ou une autre a été donnée depuis.
to_card = Vers ma carte
