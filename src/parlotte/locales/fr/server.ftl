# Se nommer.
name-empty = Il nous faut un prénom.
name-too-long = Ce nom est un peu long : { $most } signes au plus.
name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table, ou presque : choisissez un autre nom.
animal-taken = Cet animal est déjà pris : choisissez-en un autre.

# La porte. Une seule phrase pour une table inconnue, complète ou fermée : rien ne dit laquelle existe.
no-such-table = Cette table n’existe pas, ou elle est complète ou fermée pour l’instant.
house-crowded = La maison est pleine pour l’instant : gardez cette page ouverte, elle réessaie toute seule.
host-unknown = Parlotte ne répond pas à ce nom. Ouvrez l’adresse qu’il affiche en démarrant. Si c’est vous qui le tenez, donnez-lui cette adresse avec --public-url.
table-damaged = On n’arrive plus à lire cette table, trop abîmée. Prévenez la personne qui tient la maison : elle a peut-être une sauvegarde.
knock-refused = On ne vous a pas ouvert, cette fois. Faites signe à la table, puis frappez de nouveau.
knock-too-many = Il y a déjà du monde à la porte : attendez un peu, puis frappez de nouveau.
door-locked = La porte est fermée : demandez à la table de la rouvrir, puis réessayez.
table-full = La table est complète : attendez qu’une place se libère.
too-many-tables = Toutes les tables de la maison sont prises : revenez un peu plus tard.
already-here = Cette personne est déjà à la table : pas besoin de frapper.
knock-first = Vous êtes encore à la porte : frappez d’abord.
no-such-guest = Cette personne n’attend plus à la porte.

# Les places.
host-only = C’est à la personne qui tient la table de le faire : demandez-lui.
host-lent = Vous tenez la table en attendant { $name } : ce choix attendra son retour.
person-unknown = Cette personne n’est plus à la table : regardez qui est là, et choisissez de nouveau.
seat-taken-back = Quelqu’un a repris cette place : choisissez-en une autre.
seat-lost = Cette place n’est plus la vôtre. Vous pouvez revenir avec le code de la table.
sit-down-first = Prenez d’abord une place à la table.
host-cannot-leave-so = Vous tenez la table : confiez-la d’abord à quelqu’un d’autre.
not-a-person = Il faut quelqu’un de présent à la table, et pas un robot : choisissez une autre personne.
not-a-bot = Il n’y a pas de robot à cette place : choisissez celle d’un robot.
bot-level = Ce niveau de robot n’existe pas : choisissez-en un dans la liste.

# La partie.
unknown-game = Ce jeu n’est pas dans la maison : choisissez-en un dans la liste.
day-to-come = La donne du { $day } n’est pas encore distribuée.
bad-option = « { $option } » : ce choix n’existe pas. Choisissez dans la liste.
option-nobody = « { $option } » : quelqu’un n’est plus à la table. Choisissez parmi les personnes présentes.
option-too-many = « { $option } » : { $most } au plus. Retirez-en, puis recommencez.
option-too-long = « { $option } » : { $most } caractères au plus par ligne. Raccourcissez, puis recommencez.
too-few-players = Il manque du monde : pour ce jeu, il faut être au moins { $least }. Invitez quelqu’un, ou ajoutez un robot.
too-many-players = Il y a trop de monde : ce jeu se joue à { $most } au plus. Retirez un robot, installez quelqu’un sur le canapé, ou choisissez un autre jeu.
teams-numbers = Par équipes, on joue à { $others } ou à { $last } : vous êtes { $count }. Invitez quelqu’un, ajoutez ou retirez un robot, ou jouez chacun pour soi.
teams-one-number = Par équipes, on joue à { $last } : vous êtes { $count }. Invitez quelqu’un, ajoutez ou retirez un robot, ou jouez chacun pour soi.
not-in-teams = Ici, on joue chacun pour soi : pour former des équipes, choisissez-les d’abord dans les options.
partner-not-playing = { $name } ne joue pas la prochaine partie : choisissez quelqu’un qui joue.
partner-oneself = On ne fait pas équipe avec soi-même : choisissez quelqu’un d’autre.
already-playing = Une partie est en cours : finissez-la, ou arrêtez-la d’abord.
not-playing = Aucune partie n’est en cours : lancez-en une d’abord.
table-paused = La partie est en pause : reprenez-la d’abord.
not-paused = La partie n’est pas en pause : vous pouvez jouer.
table-busy = La table est très occupée : attendez un instant, puis recommencez.
not-shared = Ce téléphone n’est qu’à un seul joueur : il n’a pas besoin de rideau.
more-time-once = On a déjà ajouté du temps : c’est une seule fois par étape.
no-deadline = Rien ne presse : le temps n’est pas compté en ce moment.
text-not-found = Ce texte n’est plus à l’écran : il n’y a rien à cacher.
match-cannot-go-on = Une mise à jour a changé les règles, et cette partie ne peut pas continuer. Voici les points, tels qu’ils étaient : vous pouvez en lancer une nouvelle.

# Ce qui demande réflexion.
hint-later = Tout le monde veut un coup de pouce : réessayez dans un instant.
hint-not-found = Pas trouvé cette fois. Cherchez encore, on ne sait jamais.
search-later = On cherche déjà autre chose : redemandez un peu plus tard.
search-not-found = Pas trouvé à temps : il y a peut-être un moyen tout de même.
past-later = On fouille encore dans les souvenirs de la maison : redemandez un peu plus tard.
answer-later = C’est plus long que d’habitude : redemandez dans un instant.
question-replaced = Vous avez demandé autre chose entre-temps : c’est à cela qu’on réfléchit.

# Vos propres mots, cartes, questions.
no-advice = Ce jeu ne donne pas ce genre de conseil.
advice-for-players = Les coups de pouce sont pour ceux qui jouent cette partie.
house-word-unknown = « { $word } » n’est pas dans le lexique de la maison.
house-word-not-yours = « { $word } » vient de la maison qui vous reçoit : cette table ne peut pas l’enlever.
items-at-play = Vous relirez vos mots après la partie.
pack-unknown = Ce paquet n’est plus à la table : choisissez-en un autre.
pack-refused =
    { $count ->
        [one] Ce paquet a un défaut : { $problem }
       *[other] Ce paquet a { $count } défauts. Le premier : { $problem }
    }
too-many-packs = Cette table a déjà beaucoup de paquets : retirez-en un, puis recommencez.
no-own-items = Ce jeu a déjà tout ce qu’il lui faut : on ne peut rien y ajouter.
items-enough =
    { $most ->
        [one] Vous avez déjà glissé la vôtre dans la boîte : retouchez-la, ou retirez-la d’abord.
       *[other] Vous en avez déjà glissé { $most } dans la boîte : retouchez-en une, ou retirez-en une d’abord.
    }
items-one-by-one = Ici, chaque personne écrit pour soi, une à la fois : une liste entière n’entre pas dans la boîte.
items-secret = Dans cette boîte, on ne lit que ce qu’on a écrit soi-même.
item-changed = Ce que vous retouchez a changé entre-temps, ou n’est plus là : regardez la liste, puis recommencez.
item-refused = Ce n’est pas encore prêt. { $label } : { $problem }
item-there = « { $said } » est déjà dans la boîte. Pour le changer, retouchez-le dans la liste.
pack-full = Ce paquet est plein : allégez-le, ou commencez un autre paquet.

# Ce qui a été joué.
match-unknown = Cette partie n’a pas été jouée à cette table : choisissez-en une dans la liste.
replay-private = Cette partie est privée : on ne la revoit que si tout le monde a voulu la garder.
nothing-to-keep = Il n’y a pas de partie privée à garder en ce moment.
keep-not-yours = Ce sont celles et ceux qui ont joué cette partie qui décident de la garder.
replay-damaged = On ne peut plus revoir cette partie : il n’en reste que le résultat.

# Ce que la page envoie.
slow-down = Doucement ! Attendez une seconde, puis recommencez.
frame-too-big = C’est trop long à envoyer : raccourcissez, puis recommencez.
bad-frame = Ce message est arrivé abîmé : rechargez la page, puis recommencez.
bad-hello = Cette page n’a pas su se présenter à la table : rechargez-la.
unknown-act = La table ne connaît pas ce geste : rechargez la page, puis recommencez.
bad-action = La table n’a pas compris cette réponse : vérifiez-la, puis recommencez.
protocol-too-old = Cette page est trop ancienne pour la table : rechargez-la.
reload = Parlotte vient de changer : rechargez la page.
not-saved = Cela n’a pas pu être enregistré, et rien n’a changé : recommencez dans un instant.
our-fault = Aïe : quelque chose s’est cassé chez nous, pas chez vous. Recommencez dans un instant.

# La maison ferme, ou revient.
table-later = Cette table tarde à venir : gardez cette page ouverte, elle réessaie toute seule.
store-silent = La maison n’arrive pas à lire ses données : gardez cette page ouverte, elle réessaie toute seule.
table-elsewhere = Cette table est tenue par un autre serveur de la maison : rechargez la page pour la retrouver.
table-scattered = Cette table est ballottée d’un serveur à l’autre : le répartiteur de la maison ne garde pas ses joueurs ensemble. Laissez cette page ouverte, elle réessaie toute seule.
server-stopping = Parlotte s’arrête. La table est enregistrée : vous la retrouverez comme elle est.
server-restarting = Parlotte redémarre : gardez cette page ouverte, la table revient dans un instant.

# Ce qui arrive à la table, dit à tout le monde.
table-joined = { $name } arrive à la table.
table-left = { $name } quitte la table.
table-word-adopted = « { $word } » entre dans le lexique de la maison.
table-words-full = Le lexique de la maison est plein : « { $word } » ne compte que pour cette partie.
table-word-gone = « { $word } » quitte le lexique de la maison.
table-back = { $name } est de retour.
table-bot-plays = Un robot joue pour { $name }.
table-host = { $name } tient maintenant la table.
table-log-kept = Tout le monde est d’accord : le souvenir de la partie est gardé.
table-log-forgotten = La partie est oubliée, comme promis : il n’en reste que le résultat.
table-log-open = Garder la partie d’avant ? Il est encore temps de répondre, dans le menu.
table-more-time = { $name } ajoute un peu de temps pour tout le monde.

# La place sur le disque.
disk-low = La maison n’a presque plus de place où garder les parties : pas de nouvelle table pour l’instant. Celles qui jouent continuent.
disk-share-table = Cette table a rempli sa part du disque : ouvrez-en une autre, vous y jouerez à votre aise.
disk-share-person = Vous avez écrit plus que votre part à cette table : laissez passer un peu de temps.
disk-share-address = On a beaucoup écrit depuis chez vous : la maison garde de la place pour les autres. Revenez demain.

# Pour qui tient le serveur : les données et les sauvegardes.
store-newer = Ces données viennent d’un Parlotte plus récent que celui-ci : mettez-le à jour, puis relancez-le.
store-in-use = Un autre Parlotte se sert déjà de ces données : arrêtez-le, ou choisissez un autre endroit.
store-not-shared = Plusieurs nœuds ne peuvent se partager qu’une base PostgreSQL, pas le fichier « { $where } » : donnez à --database l’adresse d’une telle base, ou renoncez à --node.
store-unreachable = La base de données ne répond pas : vérifiez qu’elle est en marche et que son adresse est la bonne.
store-unreadable = On n’arrive pas à lire ces données : vérifiez l’endroit et les droits, ou restaurez une sauvegarde dans un endroit vide.
store-disk-full = Le disque est plein là où sont les données ({ $where }) : faites de la place, puis recommencez.
store-read-only = On ne peut rien écrire là où sont les données ({ $where }) : cet endroit est en lecture seule. Autorisez-y l’écriture, ou choisissez un autre endroit.
store-forbidden = Parlotte n’a pas le droit d’écrire là où sont les données ({ $where }) : donnez-lui ce droit, ou choisissez un autre endroit.
store-foreign = Le fichier « { $where } » appartient à un autre programme, et rien n’y a changé : choisissez un autre endroit.
store-empty-file = Le fichier « { $where } » est vide, et ce n’est pas Parlotte qui l’a laissé ainsi : supprimez-le, puis repartez de zéro ou restaurez une sauvegarde.
store-not-empty = Il y a déjà des données à cet endroit, et rien n’a changé : choisissez un endroit vide.
backup-damaged = Cette sauvegarde est abîmée, et rien n’a changé : prenez-en une autre.
backup-newer = Cette sauvegarde vient d’un Parlotte plus récent que celui-ci : mettez-le à jour, puis recommencez.
backup-not-found = Cette sauvegarde n’existe pas, ou on n’arrive pas à la lire : vérifiez son nom.

store-unknown-kind = Je ne sais pas me servir d’une base « { $kind } » : donnez une adresse sqlite ou postgresql.
backup-unwritable = Impossible d’écrire la sauvegarde « { $file } » : vérifiez l’endroit, les droits et la place.
# Prise websocket et événements de la table.
not-your-seat = Cette place n’est pas la vôtre : jouez depuis la vôtre.
whose-turn = Plusieurs joueurs partagent cet appareil : dites d’abord qui joue.
table-reaction = { $person } : { $kind }
table-aloud = La télé lit à voix haute.
table-hush = La télé se tait : on lit ici.
too-many-devices = Cette place est ouverte sur trop d’appareils : celui-ci se ferme. Rechargez la page pour la reprendre ici.
too-fast = Doucement : trop de messages à la fois. La suite attend un peu.
fell-behind = Cet appareil n’a pas suivi : il se reconnecte.
message-too-long = Ce message est trop long pour la table : raccourcissez-le, puis recommencez.
too-long = C’est trop long : { $most } signes au plus. Raccourcissez, puis recommencez.
unknown-animal = Cet animal n’est pas de la ménagerie : choisissez-en un autre.
next-game = Vous n’êtes pas de cette partie : vous jouerez la prochaine.

# Qui n’a pas dit son nom porte celui de son animal.
animal-renard = Renard
animal-rainette = Rainette
animal-poulpe = Poulpe
animal-chat = Chat
animal-lapin = Lapin
animal-manchot = Manchot
animal-ours = Ours
animal-panda = Panda
animal-hibou = Hibou
animal-herisson = Hérisson
