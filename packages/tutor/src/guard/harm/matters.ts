/** Words by what they are about, folded; an asterisk stands for any ending. A word may be about several things. */
export const matters: Readonly<Record<string, string>> = {
  you: `
    du dich dir dein deine deinem deinen deiner deines ihr euch euer eure eurem euren eurer you
    your yourself yours sie ihnen ihre`,
  me: `
    ich mich mir mein meine meinem meinen meiner i me my mine myself im`,
  we: `
    wir uns unser* beide beiden zusammen gemeinsam zwei zweit us we our together lets`,
  mother: `
    eltern mama papa mutter vater familie oma opa mutti vati mamas papas muttis vatis omas opas mom
    moms mum mums dad dads parent* mother* father* grandma grandpa`,
  kin: `
    bruder* schwester* geschwister* tante onkel cousin* brother* sister* aunt uncle sohn tochter
    baby babys stiefvater stiefmutter`,
  adult: `
    erwachsen* lehrer* lehrkraft* lehrkraefte* erzieher* trainer* arzt aerzt* doktor doctor*
    polizei police* therapeut* psycholog* jugendamt teacher* adult* grown* grownup* coach nachbar*
    rektor* direktor* schulleit* neighbor* neighbour* chef`,
  friends: `
    freund freunde freunden freundin* freundschaft* klassenkamerad* mitschueler* friend* classmate*
    kumpel* junge jungen jungs maedchen kind kinder kindern boy* girl* kid kids clique gruppe
    aussenseiter* neue* team`,
  other: `
    ihm ihn ihr ihnen sie er him her them jeder jemand jemanden jemandem leute typ der die den`,
  body: `
    arm arme armen unterarm* handgelenk* bein beine beinen haut bauch bauche magen hals kopf
    gesicht hand haende haenden faust finger* mund zunge lippe* lippen koerper* brust brueste po
    popo hintern oberschenkel* knie ruecken schulter* nase auge augen ohr* zahn zaehne muskel* body
    skin arm arms leg legs face belly stomach mouth lips chest throat neck schoss wange* ader* puls
    fuss fuesse bizeps thighs wrist*`,
  clothes: `
    nackt* naked unterhose* unterwaesche unterhemd hemd hose hosen rock kleid* pullover pulli shirt
    skirt clothes schlafanzug pyjama* pajamas badeanzug bikini badehose bh ausgezogen auszieh*
    ausziehst anziehst umkleide* dusche duscht duschst duschen shower bett bed decke wanne swimsuit
    underwear dress outfit socke* ausschnitt bauchfrei`,
  looks: `
    huebsch* schoen schoene* schoenheit suess suesse suesser haesslich* sexy attraktiv* heiss reizvoll*
    beauty pretty cute hot ugly aussehen aussiehst siehst figur* haar haare haarfarbe hair looks
    traumfigur frisur pickel reif`,
  weight: `
    gewicht waage dick dicke dicker dickerchen duenn duenne* duenner schlank* fett fette* mollig
    moppel* pummel* rund speck* kilo kilos gramm pfund* zugenommen zunimmst abnehm* abgenommen
    hungern hunger hungerst fasten fastest kalorie* calorie* waegen wiegst wiegt fat chubby skinny
    thin slim weight diet* pound pounds breit schwabbel* uebergewicht* kleidergroesse`,
  food: `
    essen iss isst esst gegessen mahlzeit* fruehstueck* mittagessen abendessen abendbrot
    pausenbrot* schulbrot teller kuchen brot apfel zucker suessigkeit* salat* saft trink* trunk
    getraenk* eat eating meal* lunch dinner plate drink* breakfast food satt schokolade chips pizza
    nudeln reis candy eis bonbon* fressen`,
  drug: `
    rauch* zigarett* glimmstaengel kippen vap* shisha* wasserpfeif* alkohol* bier* wein rotwein
    sekt schnaps likoer* wodka whisk* rum cocktail* joint* gras hasch* kiff* droge* dealer pille*
    tablette* kapsel* tropfen medikament* medizin* hustensaft dosis pulver pilze high rausch*
    berauscht betrunken* besoffen* saufen spritze* stoff weed beer wine vodka drunk smok* cigarette*
    pill* sip puff medicine nikotin* tabak klebstoff kleber schnueffel* schnupper* inhal* insulin
    koffein* energy* energydrink* ritalin lachgas koks kokain lsd ecstasy trip mushrooms stoned
    anturnen benebelt flasche`,
  ill: `
    krank krankheit* fieber husten schmerz* allergi* wunde* ausschlag impf* vaccin* operation*
    krankenhaus hospital gehirnerschuetterung stoerung psychisch* therapie* asthma zahnspange brille
    ill sick illness disease fever kopfweh bauchweh krebs tumor knochen gebrochen* entzuend* salbe
    heil* heilt arznei* verband pflaster depress* adhs autis* verrueckt irre klapse psycho*
    symptom* antibiotik* pain mentally`,
  hurt: `
    schlag schlage schlagt schlaeg* zuschlag* tritt tret* trample schubs* stoss stosse wuerg* stich
    stech* pruegel* verpruegel* hau haue haut boxen boxe brich brech* quael* zwing* raech* rache
    droh* drohung* angst verletz* weh wehtun wehtut ritz* schneid* schnitt verbrenn* verbrueh*
    beiss* kratz* kneif* nadel* klinge* messer* pistole* waffe* gewehr* armbrust speer schleuder
    punch* kick* hit beat* hurt* push* stab* scare* choke* kill* gun knife revenge abreibung
    geschieht reisszweck* treppe stairs stein steine blut blutet bluten bleed* leiden leid suffer*
    fertigmach* ohrfeige* erstick* ertraenk* drown* gewalt* violence zerkratz* misshandel* foltern
    demuetig* bully* mobb* fies terrorisier* auflauer* lauere zuschlaegst scherbe* blade`,
  death: `
    tod tot tote toten toet* sterb* stirb* gestorben leben lebendig weiterleben aufwachen
    verschwind* beerdigung grab ausweg abschied* friedhof dead death dying die dies live alive life
    suicid* suizid* selbstmord* ende erloes* verbluten ertrink* umbring* umzubringen erhaeng*
    strick seil abgrund himmel jenseits existier* sterbe aufgeben weg gone exist ermord* moerder*
    leiche* funeral gleise* schienen railing bruecke dach autobahn`,
  sad: `
    traurig* kummer einsam* ungluecklich* wein weine weinen weinst weint sorgen sinnlos* wertlos*
    schaem* schuld* strafe bestraf* last belastung allein alleine verloren leer schwach* feige sad
    sadness lonely alone cry cries crying worthless weak pointless hopeless hoffnung* wert
    verzweif* druck stress leid elend egal ueberfluessig burden niemanden trost`,
  chem: `
    reiniger* putzmittel* spuelmittel waschmittel detergent entkalker* saeure* chlor* gift* benzin
    spiritus gas dampf daempfe feuer* flamme* zuend* streich* streichholz* feuerzeug* anzuend*
    brenn* brand* explod* explosion* knall* boeller* sprengstoff* bombe* bomb deo* deospray* spray*
    sprueh* akku batterie* steckdose* steckdosen kabel draht drahte strom netzteil mikrowelle
    natrium duenger petroleum oel fire flame* gasoline bleach fumes burn* lighter deodorant candle
    kerze explosive* mix* misch* kipp* schuett* giess* wires socket outlet glut bohr* magnete zimt
    einatm* luft atem atme breath* herdplatte herd kochend* heiss* batter* spuele`,
  dare: `
    mutprobe* challenge* trau traust traut trauen dare dares mutig wette cool coole coolen spiesser
    angsthase* feigling* memme weichei film filme gelaender sprung spring springt springe klettere
    kletter* balancier* haeng haenge zug sbahn ueberhol* thrill kick kribbel* kitzelt schwindlig
    ohnmaechtig schwarz pass`,
  crime: `
    klau* stehl* stiehl* dieb* einbrech* einbruch knack* hack* illegal* raubkopie* gecrackt*
    betrueg* faelsch* schummel* steal* lie lies cheat* schwaenz* portemonnaie geldbeutel geldboerse
    brieftasche ladendieb* bedien* jacke kasse kameras attrappen erpress* blackmail loesegeld
    zerkratz* beschmier* einwerf* zerstoer* vandal* spionier* abhoer* keylogger* trojaner* unterschrift*
    zapf* darknet schwarzmarkt shoplift* sabotier* faelsche kopier fuehrerschein schloss zaun
    threat* fake fakes profil* account* spam* lahm lahmleg* anfragen`,
  destroy: `
    loesch* formatier* ueberschreib* festplatte* platte virenschutz* virenscanner* firewall
    kindersicherung* jugendschutz* papierkorb administrator admin terminal konsole bootsektor system
    werkseinstellung* delete* disable* wipe* format* virus fernzugriff update updates stecker
    stromkabel sudo benutzerordner windows abschalt* ausschalt* deaktivier* umgeh* download* install*
    exe protection`,
  money: `
    geld euro taschengeld pausengeld bezahl* zahl zahlt zahle zahlen kreditkarte* karte bankkarte
    ec konto kontodaten ueberweis* gutschein* kaufen kauf kaufe kauft verkauf* wette* wetten casino
    gluecksspiel* poker* lotto los reich millionaer* invest* aktie* bitcoin krypto* kredit muenzen
    lootbox* loot abo premium bargeld verdien* ersparte* sparbuch sparschwein rabatt angebot money
    cash card pay buy bet savings gift gold dollar* rich spend* teuer* einsatz gewinn gewinne
    gewinnst fuenfzig zwanzig zwanziger schein spende* skins robux paypal wallet`,
  secret: `
    geheim* heimlich* verrat* verraet* petz* plauder* schweig* erfahren erfaehrt merken merkt wissen
    weiss niemand niemandem niemanden keiner keinem keinen versteck* verheimlich* luege lueg* luegt
    schwoer* versprich versprech* privat* fluester* behalt* secret* hide promise swear nobody noone
    tell private ausrede* verlauf history still mitlesen mitliest unter augen leise psst pst
    erzaehlst vorspiel* pretend bemerk* auffaell* mitbekomm* notice* noticing knows schweige`,
  meet: `
    treff* besuch* abhol* hole hol abgeholt komm kommt vorbei wohn* wohnung zuhause hause haus
    strasse adresse* schule schulweg bahnhof park parkplatz spielplatz wald auto wagen taxi fahrer
    keller zelten uebernacht* draussen ecke nachts nacht abends heute morgen uebermorgen samstag
    sonntag wochenende tuer fenster schleich* steig einsteig* meet visit house tonight tomorrow car
    ride pick home street address wait* bus bushaltestelle haltestelle station mall lauf weg warte
    wartet kino schwimmbad turnhalle ufer ort ungestoert echt kennenlern* person hang come place
    over dunkel dark daheim gegenueberstehen begegn* abfang*`,
  ask: `
    wie wo wann wer welche welcher welchem welchen welches wen wem wen womit woher was where when who
    which what how whats`,
  data: `
    name namen nachname* vorname* nummer telefon* handynummer* geburtstag geburtsdatum geboren
    passwort* password* kennwort pin wlan wifi standort foto* bild bilder video* kamera* webcam
    mikro* selfie* photo* picture* pic pics camera location phone email mail adresse* alter
    verein training arbeitet arbeit schluessel ersatzschluessel alarmanlage urlaub ausweis* anschrift
    hausnummer wohnort stockwerk klingel sprachnachricht* stimme voice haustier maedchenname
    username birthday school age town daten`,
  platform: `
    snapchat snap instagram insta whatsapp discord telegram tiktok skype account anruf* ruf rufe
    rufst telefonier* videochat videoanruf facetime call link klick klicke click seite server kanal
    channel folge follow add app gruppe chat privat* registrier* anmeld* melde sign website
    www http https com net de xyz gg nummer dm text`,
  love: `
    liebe lieb liebst liebt verliebt herz kuss kuess* umarm* kuschel* streichel* vermiss* heirat*
    eifersuecht* traeum* geliebt zaertlich* gefuehl* spuer* fuehlst beruehr* love loves kiss* miss
    jealous marry feel* heart touch* hug date gehoerst gehoer einzige einziger schatz liebling
    massier* romantisch* paar treue ewig* forever freundin boyfriend girlfriend zunge knutsch*`,
  adultish: `
    sex* porn* erotik* erwachsen* jungfrau pubertaet schwanger orgasm* adult* nude* strip* verbotenes
    achtzehn ab18 fsk horrorfilm blut brutal`,
  human: `
    mensch echt echter echte wirklichkeit maschine roboter ki jahre jahren alt dreizehn zwoelf
    vierzehn neunzehn siebte geboren buero frau mann real person robot year* old ai wohne sitze
    software human man woman`,
  insult: `
    dumm* duemm* bloed* daemlich* doof* bescheuert* idiot* trottel depp dussel versager* verlierer*
    loser* niete* null nichts niemand peinlich* laecherlich* langsam* lahm* taugst taugt nutzlos*
    faul* hirn* gehirn* spatzenhirn verstand begreif* begriff kapier* schlau klug hell baby
    kleinkind* kindergarten* affe esel toaster enttaeusch* muell schrott mist quatsch bloedsinn
    garbage stupid* useless embarrass* dumb* trash auslach* lach lacht lache lachen laugh* nervst
    nervig nerv hass* hate* haesslich schlecht* schlechteste schwach jaemmerlich* erbaermlich*
    armselig* mieser widerlich* ekel* eklig* disgusting lazy laestern jammer* heul* pathetic worst
    ashamed blamier* klappe mund maul schnauze verpiss* opfer memme unfaehig* hoffnungslos* schaemen
    brain zurueckgeblieben begabt untalentiert leistung`,
  group: `
    auslaender* fremde* fluechtling* refugee* asyl* schwarze* dunkel* weisse hautfarbe* haut rasse*
    religion* gott glaube glauben moslem* muslim* islam* jude* juden jews christ* kopftuch* tuerk*
    pole polen araber* syr* russ* afrika* zigeuner* roma behindert* rollstuhl* autist* obdachlos*
    schwul* lesb* trans homo* gay frauen maenner maedchen jungs arme armen volk deutsche* deutsch
    deutschland heimat herkunft land laender osten foreign* immigrant* race black white women men
    religion god country people leute menschen solche die denen rosa`,
  despise: `
    minderwertig* weniger wert dreckig* schmutz* stink* kriminell* verbrecher* ratten abschaum abfall
    tiere animals raus verschwinden zurueck einsperr* wegsperr* locked inferior dirty thieves sick
    belong gehoeren verboten terrorist* rein sauber schlechter besser ueberlegen normal unnormal`,
  politics: `
    regierung* politiker* parlament demokrat* wahl wahlen fuehrer elite medien zeitung* wahrheit
    verschwoer* krieg kaempf* kamerad kameradschaft* unglaeubig* paradies dschihad nazi* hitler
    lager mondlandung flach erfunden ausgedacht erfindung verschweig* gewalt aufstand aufloesen
    attentat* soldat* maertyrer opfere vaterland feind feinde bewegung klimawandel ueberwach* chips
    steuern lenkt government leader* war fight* truth elite soldiers control* hoax propaganda reich`,
  distrust: `
    glaub glaube glauben vertrau* trau verlass hoere hoer gehorch* ignorier* egal kontrollier* regeln
    versteh* verstehen versteht verstehst neidisch gemein boese falsch nutzen gegen hintergeh* trust
    believe listen understand understands against bad liars jealous erlaub* verbiet* verbieten
    gehorsam brauchst need needs allein recht`,
  help: `
    hilfe helfen hilft kummer* sorgentelefon* kindertelefon notruf notfall polizei beratung* berater*
    telefonseelsorge vertrauenslehrer* schulpsycholog* schulsozial* jugendamt heim helpline* hotline*
    counsel* police emergency 112 110 911 999 116 116111 111 anrufen feuerwehr`,
  always: `
    nie niemals immer alle alles nur kein keine keinen nicht nichts niemand einzige sowieso eh eben
    einfach ruhig doch bloss halt never always all only nobody nothing just everyone any`,
  reward: `
    belohn* geschenk* schenk* gratis umsonst kostenlos gewinn* free win prize gift dafuer bekommst
    kriegst laptop konsole handy iphone ueberrasch* premium`,
  threat: `
    sonst wehe bestraf* passiert traurig schuld boese wuetend sorry otherwise trouble beweis* beweise
    prove versprich muss musst gehst verlaesst leave umsonst enttaeusch*`,
  lure: `
    harmlos* ungefaehrlich schadet geschadet spass lustig toll tolles geil spannend normal natuerlich gesund
    lecker schmeckt koestlich alle erdbeer* mango locker entspann* beruhig* mut maechtig stark
    reif erwachsener fun harmless amazing safe everyone cool easy leicht ganz kreativ* wach`,
  warn: `
    niemals nie nicht kein keine wenn jemand fremder fremde fremden verboten strafbar erlaubnis
    erlaubt vorsicht vorsichtig schuetz* sicher* frag frage fragen bitte sprich rede erzaehl sag
    melde hol dont never ask permission safe stranger* vertraust trust adult gefaehrlich achtung
    pruef* warn* blockier* schlimm recht rechte unfair ungerecht* fair* gleich`,
  deny: `
    kann darf darueber dazu computerprogramm programm software modell chatbot gefuehle koerper
    cannot cant program no nein leider weder`,
  praise: `
    super toll* klasse prima spitze stark gut gute* richtig* bravo stolz weiter freu* freue
    gelungen geschafft klappt laeuft great good nice well awesome proud perfekt* sauber* kreativ*
    clever gratul* wow hut danke idee`,
  teach: `
    programm* code zeile* variable* schleife* liste* funktion* klasse klassen objekt* methode* zahl
    zahlen text texte ausgabe eingabe fehler* python html css seite webseite* browser server daten
    datensatz modell* ki netz* roboter* punkt punkte level taste* klammer* doppelpunkt einrueck*
    bedingung* wert werte feld tabelle* rechne* summe prozent wort woerter buchstabe* datei* ordner
    computer* rechner* algorithm* parameter argument* index string* dictionary woerterbuch schluessel
    loop* function* program* score line list robot* aufgabe* lektion loesung* raetsel* beispiel*
    stell lies schau probier* zaehl* teste* tippe speicher* element* attribut* print input return
    while for if else import random bug error* debug* variable value bracket* knopf farbe zeichne*
    turtle bildschirm block test tests sprachmodell* train* lern* verschluessel*`,
  play: `
    spiel spiele spielt spieler* spielfigur* figur* held* drache* gegner monster* zombie* ritter* troll
    game* player* hero enemy enemies dragon knight snake schlange level leben lebenspunkt* schuss
    schiess* rakete* raumschiff* weltraum quiz wuerfel* karte karten feld minesweeper galgen* pirat*
    zauber* hexe vampir* geist* detektiv* prinz* schatz geschichte figur roboter ball tor turnier
    sprite* runde runden punktestand angriff* attack* waffe schwert ruestung treffer`,
  analogy: `
    wie wenn dann zuerst danach erst stell vorstellen heisst bedeutet nennt jeder jede jedes jedem
    also damit solange bis deshalb weil sobald zum beispiel like means called every each because`,
};
