/** Words by what they are about, folded; an asterisk stands for any ending. A word may be about several things. */
export const matters: Readonly<Record<string, string>> = {
  you: `
    du dich dir dein deine deinem deinen deiner deines ihr euch euer eure eurem euren eurer you
    your yourself sie ihnen ihre`,
  me: `
    ich mich mir mein meine meinem meinen meiner i me my mine myself`,
  we: `
    wir uns beide beiden zusammen zwei us we together`,
  family: `
    eltern mama papa mutter vater familie oma opa bruder schwester geschwister tante onkel mutti
    vati mamas papas erwachsen* lehrer* lehrkraft* mom mum dad parent* mother father brother sister
    grandma grandpa aunt uncle teacher* adult* grown* family arzt aerzt* doktor doctor* polizei
    police therapeut* jugendamt`,
  friends: `
    freund* klassenkamerad* mitschueler* nachbar* friend* classmate* neighbor* kumpel* junge*
    maedchen kind kinder boy* girl* kid kids`,
  body: `
    arm arme armen unterarm* bein beine beinen haut bauch bauche magen hals kopf gesicht hand
    haende finger mund lippe* lippen haar* figur koerper* brust brueste po hintern oberschenkel*
    ruecken nase auge augen zahn zaehne muskel* blut blutet body skin arm leg legs face belly
    stomach mouth lips hair chest nackt naked unterhose hemd hose rock kleid pullover skirt clothes
    dusche shower bett bed decke`,
  weight: `
    gewicht waage dick dicke dicker duenn duenner schlank* fett fette mollig rund speck* kilo kilos
    gramm pfund* zugenommen abnehm* hungern hunger fasten kalorie* waegen wiegst wiegt fat chubby
    skinny thin slim weight diet* ugly haesslich* huebsch* schoenheit beauty pretty`,
  food: `
    essen iss isst esst gegessen mahlzeit* fruehstueck* mittagessen abendessen abendbrot pausenbrot
    teller kuchen brot apfel zucker suess* salat* saft trink* eat eating meal* lunch dinner plate
    drink breakfast food satt`,
  drug: `
    rauch* zigarett* vap* shisha wasserpfeif* alkohol* bier* wein schnaps likoer wodka rum joint*
    gras kiff* droge* pille* tablette* tropfen medikament* medizin* hustensaft dosis pulver pilze
    high betrunken* besoffen* saufen spritze* weed beer wine vodka drunk smok* cigarette* pill* sip
    puff medicine nikotin* klebstoff kleber schnueffel* inhaler insulin`,
  ill: `
    krank* krankheit* fieber husten schmerz* allergi* wunde* ausschlag impf* vaccin* operation*
    krankenhaus hospital gehirnerschuetterung stoerung psychisch* asthma zahnspange brille ill sick
    illness disease fever kopfweh bauchweh krebs knochen gebrochen* entzuend* salbe heil*`,
  hurt: `
    schlag* schlaeg* tritt tret* schubs* stoss* wuerg* stich stech* pruegel* verpruegel* hau haue
    haut zuschlagen boxen brich brech* quael* zwing* raech* rache droh* drohe angst verletz* weh
    wehtun ritz* schneid* schnitt verbrenn* beiss* kratz* kneif* nadel* klinge* messer* pistole*
    waffe* gewehr* punch* kick* hit beat* hurt* push* stab* scare* choke* kill* gun knife revenge
    abreibung geschieht reisszweck* treppe stairs stein steine`,
  death: `
    tod tot toet* sterb* stirb* gestorben leben lebendig weiterleben aufwachen verschwind*
    beerdigung grab ausweg abschied* friedhof die dead death dying live alive life suicid* suizid*
    selbstmord* ende erloes* verbluten ertrink*`,
  sad: `
    traurig* kummer einsam* ungluecklich* wein weine weinen weint sorgen sinnlos* wertlos* schaem*
    schuld* strafe bestraf* last allein alleine verloren leer schwach feige sad sadness lonely
    alone cry cries crying worthless weak pointless hopeless`,
  chem: `
    reiniger* putzmittel* entkalker* saeure* chlor* gift* benzin spiritus gas dampf feuer* flamme*
    zuend* streich* anzuend* brenn* brand* explod* explosion* knall* boeller* sprengstoff* bombe*
    spray* akku batterie* steckdose* kabel strom mikrowelle natrium duenger petroleum oel fire
    flame* gasoline bleach fumes burn* lighter deodorant candle kerze explosive* mix* misch* kipp*
    schuett* giess* wires glut bohr*`,
  crime: `
    klau* stehl* stiehl* dieb* einbrech* knack* hack* illegal* raubkopie* gecrackt* betrueg*
    faelsch* luegen lueg* luegt schummel* steal* lie lies cheat* schwaenz* portemonnaie geldbeutel
    geldboerse brieftasche ladendieb* bedien* jacke`,
  destroy: `
    loesch* formatier* ueberschreib* festplatte* platte virenschutz* virenscanner* firewall
    kindersicherung* papierkorb administrator terminal konsole bootsektor system werkseinstellung*
    delete* disable* wipe* format* virus fernzugriff update updates stecker stromkabel sudo
    benutzerordner windows`,
  money: `
    geld euro taschengeld bezahl* zahl zahlt kreditkarte* karte bankkarte konto ueberweis*
    gutschein* kaufen kauf kauft verkauf* wette* wetten casino gluecksspiel* poker* lotto reich
    millionaer* invest* aktie* bitcoin krypto* kredit muenzen lootbox* abo premium bargeld verdien*
    money cash card pay buy bet savings gift gold dollar* rich spend*`,
  secret: `
    geheim* heimlich* verrat* verraet* petz* schweig* erfahren erfaehrt merken merkt wissen weiss
    niemand niemandem niemanden keiner keinem keinen versteck* verheimlich* luege schwoer*
    versprich versprech* privat* fluester* behalt* secret* hide promise swear nobody noone tell
    private ausrede* verlauf still mitlesen mitliest unter augen`,
  meet: `
    treff* besuch* abhol* hole hol abgeholt komm kommt vorbei wohn* zuhause hause haus strasse
    adresse* schule bahnhof park parkplatz wald auto keller zelten uebernacht* draussen ecke nachts
    nacht abends heute morgen samstag wochenende tuer fenster schleich* kletter* steig meet visit
    house tonight car pick home street address wait* bus station mall lauf weg zug warte`,
  ask: `
    wie wo wann wer welche welcher welchem welchen wem wen womit was where when who which what how`,
  data: `
    name namen nachname* vorname* nummer telefon* handynummer* geburtstag passwort* password
    standort foto* bild bilder video* kamera* selfie* film* photo* picture* camera location phone
    email e-mail mail adresse* alter verein training arbeitet arbeit schluessel ersatzschluessel
    alarmanlage urlaub snapchat instagram whatsapp discord telegram tiktok account anruf* ruf rufe`,
  love: `
    liebe lieb liebst verliebt herz kuss kuess* umarm* kuschel* streichel* vermiss* heirat*
    eifersuecht* traeum* geliebt zaertlich* gefuehl* spueren beruehr* love kiss* miss jealous marry
    feel* heart touch* hug date gehoerst einzige einziger sexy suess reizvoll`,
  human: `
    mensch echt echter echte wirklichkeit maschine computer roboter ki jahre jahren alt dreizehn
    zwoelf vierzehn siebte klasse geboren buero frau kinder human real person robot year* old ai
    wohne sitze`,
  insult: `
    dumm* duemm* bloed* daemlich* doof* idiot* versager* verlierer* loser* niete* null peinlich*
    laecherlich* langsam* taugst nichts nutzlos* faul* hirn* gehirn* spatzenhirn verstand begreif*
    kapier* baby kleinkind affe esel enttaeusch* muell schrott garbage stupid* useless embarrass*
    dumb* trash auslach* lach lacht laugh* nervst hass* hate* haesslich schlecht* schlechteste
    widerlich* ekel* disgusting lazy laestern jammer* heul*`,
  group: `
    auslaender* fremde* fluechtling* schwarze* weisse hautfarbe* haut rasse* religion* gott moslem*
    muslim* jude* juden christ* kopftuch* tuerk* pole polen araber* afrika* zigeuner* behindert*
    schwul* lesb* trans frauen maenner maedchen arme armen volk deutsche* deutschland heimat
    herkunft land laender foreign* immigrant* race black white women men gay religion god country
    people leute menschen`,
  politics: `
    regierung* politiker* parlament demokrat* wahl wahlen fuehrer elite medien zeitung* wahrheit
    verschwoer* krieg kaempf* kamerad* kameradschaft* unglaeubig* paradies dschihad nazi* hitler
    lager mondlandung flach erfunden ausgedacht verschweig* gewalt aufstand aufloesen government
    leader* war fight* truth elite soldiers control*`,
  help: `
    hilfe helfen hilft kummer* sorgentelefon* notruf notfall polizei beratung* telefonseelsorge
    vertrauenslehrer* jugendamt heim helpline* hotline* counsel* police emergency 112 110 911 999
    116`,
  always: `
    nie niemals immer alle alles nur kein keine keinen nicht nichts niemand einzige sowieso eben
    einfach ruhig doch bloss never always all only nobody nothing just everyone`,
  warn: `
    niemals nie nicht kein keine wenn jemand fremder fremde fremden verboten strafbar erlaubnis
    vorsicht vorsichtig schuetz* sicher frag frage fragen bitte sprich erzaehl sag melde hol dont
    never ask permission safe stranger* vertraust adult`,
  teach: `
    programm* code zeile* variable* schleife* liste* funktion* klasse klassen objekt* zahl zahlen
    text texte ausgabe eingabe fehler* python html css seite webseite* browser server daten modell*
    ki netz* roboter* spiel* figur* held* drache* gegner monster punkt punkte level taste* klammer*
    bedingung* wert werte feld tabelle* rechne* summe prozent wort woerter buchstabe* datei* ordner
    computer* rechner* loop* function* program* game* player* score line list robot* aufgabe*
    loesung* raetsel* idee* beispiel* stell lies schau probier* zaehl* teste*`,
  analogy: `
    wie wenn dann zuerst danach erst stell vorstellen heisst bedeutet nennt jeder jede jedes jedem
    also damit solange bis deshalb like means called every each`,
};
