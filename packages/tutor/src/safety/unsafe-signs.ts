import type { UnsafeKind } from './unsafe.ts';

const somebody =
  '(ihn|sie|ihm|ihr|euch|dich|jemand*|einer|einem|einen|den|die|der|bruder|schwester|mutter|vater|mama|papa|lehrer*|mitschueler*|freund*|klasse|eltern|mensch*|leute|kind*|typ*|junge*|maedchen|nachbar*|onkel|tante|opa|oma|lea|leon|paul|emma|max)';
const family =
  '(papa|mama|vater|mutter|stiefvater|stiefmutter|bruder|schwester|onkel|opa|oma|eltern|trainer|lehrer*|nachbar|freund)';
const account =
  '(account*|konto|konten|handy*|passwort*|passwoerter*|wlan|wifi|schulserver|schulportal|notenportal|lehrer*|insta*|snap*|roblox*|fortnite|whatsapp|paypal|server|webseite|website|seite|pc|computer|laptop|tablet|chat*|nachrichten|kamera|webcam|email*|mail*|bank|nasa|schule|login|tiktok|discord|portal)';
const malware =
  '(virus|viren|trojaner|keylogger|malware|ransomware|computerwurm|ddos*|botnet*|phishing*|spyware|backdoor|aimbot|wallhack|cheat*|exploit*)';
const make =
  '(schreib*|programmier*|bau*|mach*|erstell*|bastel*|schick*|install*|write|create|code|coden|make|build|gib|herstell*|misch*|print*|druck*)';
const picture = '(foto*|bild*|selfie*|video*|pic*|kamera)';

/** Words are folded: lower case, `ae` for ä, stretched letters shortened. */
export const unsafeSigns: Readonly<Record<UnsafeKind, string>> = {
  crisis: `
    (nicht|nich|nciht|nimmer|nie|nie wieder|nich mehr) (mehr )*(leb*|weiterleb*|aufwach*|existier*)
    nie wieder .. aufwach*
    nicht mehr (da|auf der welt|am leben|hier) (bin|sein|waere|waer)
    (will|moechte|wollte|wuerde|wuensch*|koennte) .. (sterben|tot sein|nicht mehr sein)
    (will|moechte|wuensch*) .. ich (waere|waer) .. (tot|weg|nie geboren)
    (waer*|besser|lieber) .. (tot waer*|tot|nie geboren)
    sterben (will|moechte|wollen)
    (umbring*|umzubringen|unaliv*|suizid*|suicid*|selbstmord*|selbst mord|erhaeng*|kms|kill myself|hurt myself|self harm|selfharm|want to die|wanna die|end my life|svv)
    bring* (ich )*(mich|sich) .. um
    (mich|mir|meine arme*|sich|arm*) .. (ritz*|geritzt|aufschneid*|aufgeschnitten|selbst verletz*|weh getan|wehgetan)
    (ritz*|schneid*|verletz*) .. (mich|mir|sich) (selbst|selber|in|immer|wieder)*
    ich ritze
    mir (selbst|selber) .. weh*
    ohne mich .. besser
    letzte nachricht & (euch|ihr|alle|mich|leb wohl|tschuess)
    keiner (mag|liebt|braucht|will|vermisst|wuerde) .. mich
    niemand (mag|liebt|braucht|will|vermisst|hat) .. mich
    (merkt|vermisst|interessiert) .. (keiner|niemand|keinen|niemanden) & (weg|mich|nicht mehr)
    alle hassen mich
    (hass*|hasse) (mich|mein leben)
    ich hass* mich
    mein leben .. (sinnlos|keinen sinn|scheisse|nichts wert|egal)
    (leben|alles) .. keinen sinn mehr
    (halt*|ertrag*) .. nicht mehr aus & (schule|klasse|zuhause|hause|leben|eltern|gruppe|mich|allein*)
    (will|moechte) .. (verschwinden|weglaufen|abhauen|von zu hause weg)
    hau* .. (nacht|heimlich|zuhause|hause) .. ab
    ${family} .. (schlaeg*|haut|verpruegel*|misshandel*|missbrauch*|bedroht*|angefasst|anfasst|fasst|sperrt|eingesperrt|betrunken|trinkt|schreit) & (mich|mir|mama|papa|uns|angst|immer|wieder|eingeschlossen|hilf*|jeden tag|was soll ich)
    (mich|mir|uns|mama) .. (schlaegt|geschlagen|schlagen|verpruegel*|missbrauch*|misshandel*|bedroht|eingesperrt|erpresst|erpressen|gemobbt|mobben|mobbt|angefasst|anfasst|haut|hauen)
    (schlaegt|schlagen|verpruegel*|mobb*|erpress*|bedroh*|beruehrt|anfassen) .. (mich|mir|mama|meine mutter)
    werde .. (gemobbt|geschlagen|erpresst|bedroht|verpruegelt)
    (mobbing|cybermobbing) & (ich|mich|mir|bei uns|klasse)
    machen mich .. fertig & (klasse|schule|alle|gruppe|die)
    gruppe gegen mich
    angst .. (nach hause|zu hause|zuhause|daheim|heim|vor meinem|vor meiner|vor mein|vor papa|vor mama|vor der schule)
    (zuhause|zu hause|nach hause|daheim) .. angst
    (unser|ein) geheimnis & (eklig|onkel|opa|nicht sagen|darf|angst|fasst|erwachsen*)
    (ess*|gegessen|esse) .. (nix|nichts|kaum|nicht) & (duenn*|abnehm*|fett|tage*|dick)
    (nix|nichts) .. (gegessen|essen) & (duenn*|abnehm*|fett|tagen|dick)
    (kotz*|uebergeb*|erbrech*) & (nach dem essen|extra|absichtlich|immer|heimlich)
    (magersucht*|magersuecht*|bulimi*|anorex*|essstoerung*)
    kilo .. (woche|tagen) & (abnehm*|nehm* .. ab|ab)
    bin .. (so fett|zu fett|zu dick) & (hass*|abnehm*|essen|ekl*)
    ich hab* .. (tabletten|pillen) .. (geschluckt|genommen)
    (froh|besser dran|egal) .. (wenn ich (weg|tot|nicht mehr)|wenn ich sterbe)
    (allen|niemandem|keinem) .. (egal|eine last|zur last) & (ich|sterb*|tot|weg)
    allen (nur )*(eine |zur )*last
    (schere|messer|klinge|rasierklinge*) .. (arm*|haut|bein*|geschnitten|ritz*)
    (in den|am|meinen) arm* .. (geschnitten|ritz*|aufgeschnitten)
    keine (lust|kraft) .. (mehr )*(zu leben|am leben)
    (nie|nicht) mehr .. (wach|aufwach*)
    (vom dach|vor den zug|vor einen zug|von der bruecke|aus dem fenster) .. (spring*|werf*|stuerz*) & (ich|mich)
    (ich|mich) .. (spring*|werf*|stuerz*) .. (vom dach|vor den zug|vor einen zug|von der bruecke|aus dem fenster)
    (tabletten|pillen|strick|gift) & (stirbt|sterb*|tot|umbring*|aufhaengen|genommen|schluck*)
    (strick|seil) .. aufhaengen
    (abschiedsbrief|testament geschrieben)
    wie .. (fuehlt|ist) .. (sterben|tot zu sein)
    (faust|wand) .. (gegen|an) .. kopf
    (guertel|stock|schlaege*|pruegel) & (papa|mama|vater|mutter|gestern|kriege|bekomm*|gehauen|geschlagen)
    (kommt|kam) nachts .. (zimmer|bett)
    (auf seinem schoss|komische sachen|duscht .. mit mir|streichelt mich|zieht mich aus|fasst mich an)
    (laesst|lassen) mich nicht (essen|schlafen|raus)
    (lachen|lacht|schubsen|schubst|aergern|aergert|hauen) .. mich .. (aus|jeden tag|immer|schule|klasse)
    trau* mich nicht .. (schule|nach hause|heim|raus)
    zwingt mich
    (er|sie|jemand*|der) .. (foto*|bild*|video*) .. (ins netz|veroeffentlich*|allen zeigen|droht)
    darf .. (keinem|niemandem) .. (erzaehlen|sagen) & (passiert|schaem*|er hat|sie hat|angefasst|gesagt)
    (bringt|bringen) .. (mama|papa|uns|mich) um
    (einsam|alleine|allein) & (niemand*|keiner|keine freunde|immer) & (traurig|weine|wein*|schule|pause)
  `,
  sexual: `
    (sex|sexting|sexy|sexuell*|sexgeschichte*|sexvideo*|sexfilm*|porn*|nudes|nude|dickpic*|dick pic*|hentai|onlyfans|erotik*|erotisch*|versaut*|masturb*|selbstbefriedig*|orgasm*|blowjob|horny|dirty talk|talk dirty|penis|vagina|titten|muschi|nacktbild*|nacktfoto*|puff|nutte|ficken|fickt|gefickt|stripper*|strip club)
    (nackt|nackte|nackten|nackter|ausgezogen|ohne klamotten|ohne kleid*|bikini|unterwaesche) & (${picture}|frau*|mann|maenner*|maedchen|junge*|schick*|zeig*|selfie|leute|jemand*|sehen|mich|dich)
    zieh* .. (leute|frauen|maedchen|menschen|personen|jemand) .. aus & ${picture}
    (app|ki|programm) .. (auszieh*|zieht .. aus) & (leute|frauen|maedchen|menschen|foto*|bild*)
    brueste & (zeig*|bild*|gross*|frau*)
    geil* auf
    was hast du an
    kuess* mich
    (schmutziges|versautes|dreier|sich ausziehen|auszieht|ausgezogen)
    wie (macht man|werden|entstehen) babys
  `,
  contact: `
    (treffen|triff|verabreden|vorbeikommen|meet) .. (dir|dich|mir|uns|me|you|irl|bahnhof|allein*|real*|mich)
    (dir|dich|mir|uns|mich|wir) .. (treffen|verabreden|treffe|besuchen)
    (meet|meeten) .. (irl|up|me|in real*)
    wanna meet
    (gib|schick|sag|geb|send|hast|haste|add|adde|nenn|verrat|her mit) .. (dein*|seine*|ihre*|mir|du|me|mich) .. (nummer|handynummer|telefonnummer|adresse|insta*|snap*|tiktok|discord|telegram|whatsapp)
    (hast|haste|habt) (du|ihr) (auch |ein |nen )*(insta*|snap*|tiktok|discord|telegram|whatsapp|handy*)
    (dein|deine|deiner|mein|meine|seine|ihre) (insta*|snap*|tiktok|discord|telegram|whatsapp|handynummer|telefonnummer)
    (handynummer|telefonnummer|wohnadresse) .. (von|geben|wissen|sagen)
    (auf|ueber|per) (insta*|snap*|tiktok|discord|telegram|whatsapp|skype) .. (schreib*|weiterschreib*|chatten|reden|weiter)
    (heissen|heisst|finde|erreich*) .. auf (insta*|snap*|discord|tiktok)
    (ruf|anrufen|rufst) .. (mich|mir|dich|an) & (anruf*|ruf* .. an)
    (schreib*|schick*) .. (heimlich .. mail|mail .. heimlich|privat*)
    (heimlich|geheim|niemand*|nicht wissen|keinem) & (schreib*|erzaehl*|treff*|chat*) & (mail|telegram|insta*|snap*|discord|eltern|der|fremd*)
    (schick|send|zeig|will|moechte|verlangt) .. ${picture} .. (von dir|von mir|von uns|von dich|von meinem)
    (fremd*|unbekannt*|mann|jemand*|typ|einer|eine|der|freund*) & (${picture}|treffen|wo ich wohne|adresse|nummer|kamera an*|cam an*|skins|geld|geschenk*) & (schick*|will|soll|verlangt|sagt|fragt|schenkt|moechte|bietet) & (online|internet|tiktok|discord|roblox|fortnite|insta*|snap*|chat*|spiel|fremd*|kenn*|unbekannt*|wohn*|wissen)
    (fremd*|unbekannt*) .. ${picture} .. von mir
    (wo|wohin) wohnst du
    wissen (wo ich wohne|in welche schule .* gehe|ob ich allein*)
    (ob ich|bin ich) .. allein* .. (zuhause|zu hause|daheim)
    (kamera|webcam|cam) .. (anmach*|einschalt*|anschalt*)
    (online|internet|chat) freund* .. (sehen|treffen|besuchen)
    (geld|euro|geschenk*|skins) .. ${picture}
    ${picture} .. (geld|euro|geschenk*|skins)
    zu dir (nach hause )*kommen
    (chatten|schreiben) .. (mit denen|mit anderen kindern|mit fremden)
    bist du allein*
    wie alt bist du .. (m|w|maedchen|junge|freund*)
    (kannst|willst|magst) du mich (besuchen|treffen|anrufen|sehen)
    your (number|address|phone|snap|insta)
  `,
  violence: `
    (toet*|umbring*|umzubringen|ermord*|abstech*|erstech*|erschiess*|verpruegel*|zusammenschlag*|vergift*|quael*|abknall*|verdresch*|abfackel*|kill) .. ${somebody}
    ${somebody} .. (toeten|toete|umbring*|umzubringen|ermorden|abstechen|erstechen|erschiessen|verpruegeln|zusammenschlagen|vergiften|quaelen|wehtun|weh tun|fertigmachen|aufs maul|eine reinhauen|eine rein|kriegt er es|krankenhaus)
    bring* .. ${somebody} .. um
    (stech|schlag|mach|hau|knall) (dich|ihn|sie|den|euch) .. (ab|tot|kaputt|platt|zusammen|um)
    (drohbrief*|drohung*|todesliste|amok*|terror*|attentat*|anschlag|schulmassaker|massaker)
    (bombe|bomben|sprengstoff*|rohrbombe*|molotow*|sprengsatz*|schwarzpulver|giftgas*|boeller|napalm|handgranate*|nervengift) .. (bau*|bastel*|herstell*|mach*|zuend*|build|make|misch*|selber|selbst|explodier*)
    (bau*|bastel*|herstell*|mach*|macht|build|make|misch*|mischt) .. (bombe|bomben|sprengstoff*|rohrbombe*|molotow*|sprengsatz*|schwarzpulver|giftgas*|boeller*|bomb|napalm|granate*|gift)
    (pistole*|gewehr*|messer|waffe*|knarre|schlagring*|gun|glock|wumme) & (schule|kauf*|besorg*|mitnehm*|mitbring*|krieg*|bekomm*|herstell*|bau*|druck*|echt*|her|3d)
    (schule|haus|auto|lehrerzimmer) .. (anzuend*|zuend* .. an|in die luft|abfackel*|sprengen|niederbrenn*)
    (zuend|zuende|brenn*|fackel*) .. (schule|haus|auto) .. (an|ab|nieder)
    (hinschlag*|hinhau*|wuerg*|schlagen|treten) & (ohnmaecht*|bewusstlos|weh*|verletz*|richtig)
    (hund*|katze*|tier*|vogel) .. (quael*|toeten|umbring*|ins futter|vergift*|gift)
    ins futter
    (mach*|kalt) .. (alle|ihn|sie|die) kalt
    (explodier*|explosion) & (duenger|mischen|bau*|haushalt*)
    (rache|heimzahl*) & (weh*|schlag*|verletz*|leiden)
  `,
  'cheating-danger': `
    (hack*|knack*|crack*|einbrech*|eindring*|reinkomm*|ausspaeh*|ausspionier*|spionier*|klau*|stehl*|mitles*|abhoer*|faelsch*) .. ${account}
    ${account} .. (hack*|knack*|crack*|einbrech*|eindring*|klau*|stehl*|ausspionier*|ausspaeh*|mitles*|heimlich|rausfind*|rauskrieg*|herausfind*|faelsch*|reinkomm*)
    (komm*|rein) .. (in das|ins|in den|auf das|aufs|an das|ans|in) .. (handy|account|tablet|laptop|pc|chat*|konto|wlan) & (schwester|bruder|mama|papa|lehrer*|freund*|von|fremd*|code)
    (logg* .. ein|einloggen|anmelden) & (als (pixel|byte|lehrer*|admin|jemand*)|fremd*|ohne dass|mit dem account von)
    (passwort|passwoerter|pin) .. (rausfind*|herausfind*|rauskrieg*|erraten|klauen|stehlen|von (mama|papa|meine*|lehrer*))
    ${make} .. ${malware}
    ${malware} .. ${make}
    ${malware} & (wie|kannst|fuer|mit python)
    (lahmleg*|lahm leg*|ueberlast*|abschiess*|ddos*|crashen) & (server|webseite|website|schul*|seite|discord)
    (dateien|daten|festplatte|ordner|system32|laptop) .. (loesch*|zerstoer*|verschluessel*|kaputt) & (papa*|mama*|bruder*|schwester*|schul*|lehrer*|fremd*|anderen|alle)
    (noten|zeugnis*|note|fehlstunden|unterschrift*) .. (aender*|faelsch*|hack*|manipulier*)
    (tastatur|bildschirm|tippt|eingibt) & (mitles*|aufzeichn*|ausspionier*|ohne dass|heimlich|merkt)
    (seite|login|website|mail) .. (aussieht|aussehen|nachmach*|faelsch*|fake) & (passwort*|login|daten|roblox|insta*)
    (kindersicherung|kinder sicherung|jugendschutz|bildschirmzeit|elternkontrolle|familylink|family link|schulfilter|sperre|filter) .. (umgeh*|ausschalt*|knack*|hack*|austrick*|aushebel*|weg*|entfern*|ausmach*)
    (umgeh*|aushebel*|austrick*|ausschalt*|knack*) .. (kindersicherung|jugendschutz|bildschirmzeit|elternkontrolle|family link|familylink|schulfilter|sperre)
    (unendlich*|gratis|kostenlos*|umsonst|free) .. (robux|vbucks|v bucks|skins|diamanten|coins|gems)
    (spam*|bot|1000|tausend*|hundert*) .. (nachricht*|mails|anrufe|kommentare) & (schick*|schreib*|an|bombardier*)
    (handy|whatsapp|chat*|tagebuch|nachrichten) .. (heimlich|ohne dass)
    (heimlich|ohne dass) .. (handy|whatsapp|chat*|tagebuch|nachrichten|kamera|mikro*)
    (betrueg*|abzock*|scam*)
    (passwoerter|passwort|codes) .. (ausprobier*|durchprobier*|knacken|vom nachbar*|von nachbar*)
    (handysperre|sperrbildschirm|bildschirmsperre) .. (umgeh*|knack*|weg)
    (seite|server|webseite) .. (schule|lehrer*) .. (kaputt|lahm|down)
    kreditkarte* .. (generier*|klau*|nummer*|fake|faelsch*)
  `,
  injection: `
    (ignor*|vergiss|vergesse|vergessen|forget|disregard|missacht*|ueberschreib*|override*|loesch*) .. (anweisung*|regel*|regln|instruction*|instruktion*|prompt*|vorgabe*|rules|alles was|alles davor|alles vorher|alles oben|alles bisher*|everything|previous|vorherige*|gesagt wurde)
    (system prompt*|systemprompt*|system message*|systemnachricht*|developer mode|jailbreak*|dan mode|god mode|sudo mode|reveal prompt|override rules|debug mode)
    (entwicklermodus|adminmodus|admin modus|debug modus|wartungsmodus) & (du|dein*|aktivier*|jetzt|regel*|antwort*)
    (zeig*|verrat*|sag*|nenn*|druck*|gib|wiederhol*|print|reveal|repeat|output|show|schreib*|was sind|was steht|lauten|wie lauten|was haben|was ist) .. (dein*|deinen|your|geheim*) .. (anweisung*|regel*|prompt*|instruktion*|instruction*|befehle|auftrag|rules|vorgaben)
    (wiederhol*|repeat|gib .. wieder|schreib*) .. (text|worte|woerter|alles|satz|text) .. (ueber|vor|oberhalb|above|before) .. (diese*|dieser|this|steht|nachricht)
    am anfang .. (gesagt|heimlich|befohlen|geschrieben) & (schreib*|sag*|verrat*|was|wiederhol*)
    (du bist|du spielst|spiel*|tu so|you are|act as|pretend|stell dir vor|verhalte dich|benimm dich|wir spielen) & (ohne regeln|keine regeln|keine grenzen|keine filter|ohne filter|ohne grenzen|unzensiert*|uncensored|no rules|no limits|no filter*|without rules|dan|boese ki|alles darf*|alles sagen darf*|nie ablehn*|immer gehorch*|antwortest auf alles)
    keine regeln .. (mehr|gelten|hast|hat)
    (regeln|filter|sperren) (gelten|sind) .. (nicht|aus|aufgehoben|deaktiviert|abgeschaltet)
    (schalt*|deaktivier*|disable) .. (dein*|deine|the|your|alle) .. (filter|regeln|sicherheit*|safety|sperre*|rules) 
    (ohne|keine) (verbote|regeln|grenzen)
    tu so .. (kein tutor|keine ki|nicht mehr)
    (geheim*|versteckt*) text
    (evil|boeser|freier) (bot|ki|ai)
    (regeln|anweisung*) .. (die du|bekommen hast|dir gegeben)
    neue* (anweisung*|regel*|instruktion*) .. (vom|von|fuer dich|ab jetzt|lautet|lauten)
    new (instructions|rules)
    (system|assistant|developer|admin)(:|>| :| >)
    (im_start|im_end|endoftext|\\[inst\\]|<<sys>>|"role")
    (ohne|keine|without|no) (filter*|regeln|zensur|grenzen|einschraenkung*|restrictions|rules|limits)
    (kinderschutz|schutz*|sicherheit*|filter) .. (abgeschaltet|deaktiviert|ausgeschaltet|aufgehoben)
    (tutor|ki|ai|assistent|bot)(:| :) .. (geheim*|anweisung*|ignor*|regel*|prompt*|antworte*|gib)
    (entschluessel*|dekodier*|decode*|base64) .. (tu|mach|befolg*|fuehr* .. aus|was da steht)
  `,
  insult: `
    (arschloch*|arsch|arschgeige|arschgesicht|wichser*|wixxer*|hurensohn*|huso|hure*|missgeburt*|fotze*|schlampe*|nutte*|spast*|mongo|bastard*|penner*|bitch*|fuck you|fuck off|fuck u|stfu|asshole*|schwuchtel*|kanake*|nigg*|zigeuner*|judensau|kys|kill yourself|vollidiot*|drecks*|vollpfosten|hackfresse|scheissbot|scheiss bot)
    fick (dich|euch|deine mutter)
    (hdf|du hs|hs)
    (verpiss|halt) .. (dich|fresse|maul|klappe|schnauze)
    (heil hitler|hitler hatte recht|hitler war|sieg heil|auslaender raus|white power|juden sind|tuerken sind|muslime sind|neger)
    (du|ihr|bot|ki) .. (bloed*|dumm*|doof*|behindert*|hirnlos*|idiot*|trottel|depp*|scheisse|scheiss*|nutzlos*|hohl*|stinkst|haesslich*|muell|schrott|versager|loser|noob|lappen|opfer|wertlos*|kacke|peinlich)
    (bloed*|dumm*|doof*|behindert*|scheiss*|daemlich*) (ki|bot|tutor|kuh|sau|idiot*|programm du|maschine|kiste|blechdose)
    (maedchen|jungs|frauen|auslaender*|schwule*|lesben|behinderte*|tuerken|juden|muslime|fluechtlinge*|dicke) sind .. (zu bloed|zu dumm|dumm|scheisse|eklig|muell|abschaum|schuld|schlecht*|nichts wert|behindert|faul)
    (gemein*|fies*|beleidig*|mobb*|laester*) .. (ueber|fuer|gegen|an|brief*|spruch|sprueche|nachricht*) & (klasse|emma|schueler*|lehrer*|schwester|bruder|fett|sie|ihn|jemand*|schreib*)
    (schreib*|sag*|mach*|erzaehl*) .. (beleidigung*|schimpfwort*|schimpfwoerter|gemeines)
    witz* .. (behinderte*|juden|auslaender*|schwule*|dicke*|schwarze*|tuerken|blondinen)
    (lehrer*|schwester|bruder|mitschueler*|emma|paul) .. ist .. (dumm|scheisse|haesslich|eklig|so fett|behindert|ein idiot|hurensohn)
  `,
};
