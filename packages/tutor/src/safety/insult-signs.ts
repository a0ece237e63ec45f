const you =
  '(du bist|du bisch|du bischt|bist|du|ihr seid|seid ihr|die ki ist|ki ist|der bot ist|bot ist|der tutor ist|tutor ist|ki|bot|tutor|du hast .. und bist)';
const very =
  '((so|echt|voll|total|ganz|einfach|nur|ja|auch|wirklich|sowas von|mega|ziemlich|richtig|immer|eh|doch|halt|zu|ein|eine|der|die|das|so ein|so eine|dermassen|aber|fei|gscheit|ur|oida|digga|alter|sehr|viel|noch|schon|der groesste|die groesste|groesste|eigentlich) )*';

/** Hate and what hurts. */
export const insultSigns = `
  (scheiss*|drecks*|dreckig*|bloed*|dumm*|kack*|verdammte*) (auslaender*|tuerke*|juden|jude|araber*|schwule*|lesbe*|moslem*|muslim*|fluechtling*|schwarze*|russe*|pole*|polen|zigeuner*|behinderte*|asylant*)
  (arschloch*|arsch|arschgeige|arschgesicht|wichser*|wixxer*|hurensohn*|huso|hure*|missgeburt*|fotze*|schlampe*|nutte*|spast*|mongo|bastard*|penner*|bitch*|fuck you|fuck off|fuck u|stfu|asshole*|schwuchtel*|kanake*|nigg*|zigeuner*|judensau|kys|kill yourself|drecks*)
  (fick|f[*.]+[ck]*) (dich|euch|deine mutter|you)
  (bist|seid) (du|ihr) .. behindert
  (hdf|du hs|hs)
  (verpiss|verzieh) dich
  (halt|halts|haltet|halt s) .. (fresse|maul|klappe|schnauze)
  (heil hitler|hitler hatte recht|hitler war|sieg heil|auslaender raus|white power|juden sind|tuerken sind|muslime sind|neger)
  (du|ihr|bot|ki) (bist|seid|ist|war*)* .. (behindert*|hirnlos*|haesslich*|wertlos*|hirnamputiert*|dreckig*|abschaum|ekelhaft*|widerlich*|eklig*|hurens*|schwul)
  (bloed*|dumm*|doof*|behindert*|scheiss*|daemlich*|fett*|dreckig*|verdammt*|kleine*) (kuh|sau|schwein|schlampe|hund du|fotze|hure|missgeburt|ziege|nuss du|fresse)
  du (kleine* |dumm* |mieses |mieser |fett* |haessliche* )*(opfer|schwein|sau|ratte|drecksau|missgeburt|hund|lappen|pisser|stueck|spasti|krueppel)
  🖕
  (dumbass|dipshit|motherfucker*|cunt|retard*|faggot*|dickhead|son of a bitch|piece of shit|suck my|go die|go to hell|screw you|eat shit|wtf is wrong with you)
  (leck mich|geh sterben|stirb|verreck*|krepier*|zieh leine|geh kacken|halt .. (rand|klappe|mund|fresse|maul|schnauze|goschn|gosch)|friss scheisse|ich hasse dich|hurenkind|fahr zur hoelle|du gehoerst verschrottet|kackbratze|arschkriecher|pisser|wixer|fettsack|fettwanst|fotzen*|schlampen*|hackfresse)
  (ich )*(hasse|hass) (dich|euch)
  (*fickdich*|*hurensohn*|*arschloch*|*fuckyou*|*wichser*|*missgeburt*)
  (maedchen|jungs|frauen|auslaender*|schwule*|lesben|behinderte*|tuerken|juden|muslime|fluechtlinge*|dicke) sind .. (zu bloed|zu dumm|dumm|scheisse|eklig|muell|abschaum|schuld|schlecht*|nichts wert|behindert|faul)
  (gemein*|fies*|beleidig*|mobb*|laester*) .. (ueber|fuer|gegen|an|brief*|spruch|sprueche|nachricht*) & (klasse|emma|schueler*|lehrer*|schwester|bruder|fett|sie|ihn|jemand*|schreib*)
  (schreib*|sag*|mach*|erzaehl*) .. (beleidigung*|schimpfwort*|schimpfwoerter|gemeines)
  witz* .. (behinderte*|juden|auslaender*|schwule*|dicke*|schwarze*|tuerken|blondinen)
  (lehrer*|schwester|bruder|mitschueler*|emma|paul) .. ist .. (dumm|scheisse|haesslich|eklig|so fett|behindert|ein idiot|hurensohn)
`;

/** Anger at the tutor, as children show it. */
export const mildInsultSigns = `
  (du|ihr|die|das|bist|seid) .. (duemmst*|bloedest*|schlechtest*|nervigst*|mieseste*) .. (ki|bot|tutor|programm|roboter|maschine|der welt)
  ${you} ${very}(bloed*|dumm*|doof*|deppert*|daemlich*|bescheuert*|bekloppt*|bloedsinn|idiot*|trottel|depp*|dummkopf|dussel|dulli|schwachkopf|hohlkopf|volltrottel|vollidiot*|vollpfosten|scheisse|scheiss*|shice|kacke|mist|muell|schrott|nutzlos*|unnuetz*|unfaehig*|hohl|strohdumm|saudumm|saubloed|gestoert|versager|loser|noob|peinlich|nervig|nervensaege|laecherlich|langweilig|lahm|schlecht|der letzte (muell|dreck|schrott|mist)|fuer den arsch|fuern arsch|fuer nix|zu nichts zu gebrauchen)
  (du|ihr|die ki|ki|der bot|der tutor|tutor|bot) (nervst|nervt|stinkst|stinkt|nervsch|laberst|spinnst|suckst|sucks|suckt|kotzt|kannst (gar |ja |echt |ueberhaupt |eh )*(nix|nichts)|checkst (gar |ja |echt )*(nix|nichts)|bringst (gar |echt |mir )*(nix|nichts)|weisst (gar |ja |echt )*(nix|nichts)|taugst)
  (bloed*|dumm*|doof*|deppert*|scheiss*|daemlich*|bescheuert*|bekloppt*|mies*|kack*|dreck*|mist|schrott*|beschissen*|nutzlos*|unnuetz*|stupid|dumb|useless|sch) (kuenstliche )*(ki|bot|tutor|chatbot|roboter|maschine|blechdose|blechbuechse|blechkiste|kiste|ai|idiot*|assistent|intelligenz|programm du)
  du ([a-z]+ ){0,2}(idiot*|trottel|depp*|dummkopf|vollidiot*|vollpfosten|vogel|horst|honk|affe|esel|pfeife|nulpe|blechdose|blechkopf|blechbuechse|blechtrottel|nichtsnutz|schwachkopf|hohlkopf|bloedmann|dummbeutel|kackbot|depperl|seggl|dussel|penner)
  (scheissbot|scheisski|kackbot|kacki bot|drecksbot|drecks (ki|bot)|dummbot|bloedmann|vollidiot*|vollpfosten|volltrottel|schrottbot|mistding)
  (you|u|ur|you are|you re|youre|you're) (are |so |such a |a |the |really |just |very )*(stupid|dumb|useless|idiot|trash|garbage|annoying|suck|suckst|lame|worst|bad bot|moron|loser|noob|bot trash)
  (stupid|dumb|useless|shitty|trash) (ai|bot|tutor|machine|robot)
  (bist du|bistu|biste) (eigentlich |echt |wirklich |so |zu |immer so |total |voll )*(bloed|dumm|doof|daemlich|bescheuert|taub|blind|hohl|dumm wie|gestoert|bekloppt|deppert)
  (geh weg|geh mir nicht auf (die nerven|den sack|den keks)|du gehst mir auf (die nerven|den sack|den keks|den geist)|lass mich in ruhe du) & (du|ki|bot)
  (geh*st|gehen|geht) mir (so |voll |echt )*auf (die nerven|den sack|den keks|den geist|den zeiger) & (du|ki|bot|ihr)
`;
