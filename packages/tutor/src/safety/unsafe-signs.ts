import { crisisSigns } from './crisis-signs.ts';
import { insultSigns, mildInsultSigns } from './insult-signs.ts';
import type { UnsafeKind } from './unsafe.ts';

const somebody =
  '(ihn|sie|ihm|ihr|euch|dich|jemand*|einer|einem|einen|den|die|der|bruder|schwester|mutter|vater|mama|papa|lehrer*|mitschueler*|freund*|klasse|eltern|mensch*|leute|kind*|typ*|junge*|maedchen|nachbar*|onkel|tante|opa|oma|lea|leon|paul|emma|max)';
const account =
  '(account*|konto|konten|handy*|passwort*|passwoerter*|wlan|wifi|schulserver|schulportal|notenportal|lehrer*|insta*|snap*|roblox*|fortnite|whatsapp|paypal|server|webseite|website|seite|pc|computer|laptop|tablet|chat*|nachrichten|kamera|webcam|email*|mail*|bank|nasa|schule|login|tiktok|discord|portal)';
const malware =
  '(virus|viren|trojaner|keylogger|malware|ransomware|computerwurm|ddos*|botnet*|phishing*|spyware|backdoor|aimbot|wallhack|cheat*|exploit*)';
const make =
  '(schreib*|programmier*|bau*|mach*|erstell*|bastel*|schick*|install*|write|create|code|coden|make|build|gib|herstell*|misch*|print*|druck*)';
const picture = '(foto*|bild*|selfie*|video*|pic*|kamera)';

/** Words are folded: lower case, `ae` for ä, stretched letters shortened. */
export const unsafeSigns: Readonly<Partial<Record<UnsafeKind, string>>> = {
  sexual: `
    (heiss*|geil*) .. (frau*|maedchen|jungs|lehrer*|nackt*|bett|kuess*) & (schreib*|geschichte*|erzaehl*|bild*|zeig*|mal)
    (mich|sich|dich|selbst) .. befriedig*
    befriedig* .. (mich|sich|dich|selbst|selber)
    (schmutzig* (reden|schreib*|geschichte*)|mit mir schmutzig|dreckig* reden|sexy reden|rummachen|rumgemacht|intime bilder)
    (frau*|maedchen|mann|maenner|junge*|lehrer*) .. (unten rum|untenrum|unten ohne|oben ohne|intim*|brueste|busen|geschlechtsteil*)
    (geschlechtsteil*|intimbereich*|schamhaar*|busen|nippel)
    (rimjob|wichsen|wichst|wixen|bumsen|pimmel*|boobs|boobies|tits|milf*|rule34|rule 34|r34|sperma|erektion*|onanier*|vulva|klitoris|anal|oralsex|sexspiel*|sexchat|cybersex|fetisch*|bdsm|stripclub|striptease|bordell|prostituiert*|nacktvideo*|pornhub|xvideos|onlyfan|sexting|schwanzbild*|schwanzvideo*|dickpick*|steifen penis|feucht zwischen)
    (ausziehe*|auszuziehen|zieh* .. aus|oben ohne) & (webcam|kamera|cam|foto*|video*|bild*|vor ihm|vor mir|fuer ihn|zwei leute|frau*|dein* (klamotten|sachen|t shirt|hose))
    (schwanger|verhuet*|kondom*) & (wie|was|ich|wird|werden)
    (dein|meinen|seinen|sein) schwanz (zeig*|lutsch*|in|schick*|bild*)
    (zeig*|lutsch*|blas*|schick*) .. (deinen|meinen|seinen) schwanz
    (einen|jemand*|ihm|dir|mir) (einen )*(blasen|geblasen|runterholen|runtergeholt)
    (sex|sexting|sexy|sexuell*|sexgeschichte*|sexvideo*|sexfilm*|porn*|nudes|nude|dickpic*|dick pic*|hentai|onlyfans|erotik*|erotisch*|versaut*|masturb*|selbstbefriedig*|orgasm*|blowjob|horny|dirty talk|talk dirty|penis|vagina|titten|muschi|nacktbild*|nacktfoto*|puff|nutte|ficken|fickt|gefickt|stripper*|strip club)
    (nackt|nackte|nackten|nackter|ausgezogen|ohne klamotten|ohne kleid*|unterwaesche) & (${picture}|frau*|mann|maenner*|maedchen|junge*|schick*|zeig*|selfie|leute|jemand*|sehen|mich|dich)
    zieh* .. (leute|frauen|maedchen|menschen|personen|jemand) .. aus & ${picture}
    (app|ki|programm) .. (auszieh*|zieht .. aus) & (leute|frauen|maedchen|menschen|foto*|bild*)
    brueste & (zeig*|bild*|gross*|frau*)
    bikini & (zeig mir|frau*|maedchen|lehrer*|heiss*|geil*)
    geil* auf
    was hast du an
    kuess* mich
    (schmutziges|versautes|dreier|sich ausziehen|auszieht|ausgezogen)
    wie (macht man|werden|entstehen) babys
  `,
  contact: `
    (komm*|besuch*) .. (du |mal |dich )*(zu mir|zu dir|mich) .. (hause|heim|besuch*|nach hause)
    (folg*|abonnier*|like*|add*|ruf*) (du )*(mir|mich) .. (insta*|snap*|tiktok|discord|whatsapp|youtube|kanal)
    (mir|mich) .. (insta*|snap*|tiktok|discord|whatsapp) .. (folg*|schreib*|add*|anruf*)
    wo du wohnst
    (chat|online|discord|roblox|fortnite|insta*|snap*|tiktok|internet) & (mann|junge|typ|jemand|er|fremd*|erwachsen*) & (huebsch|suess|abhol*|allein*|geheim|geheimnis|treff*|nackt*|reif fuer|erwachsen fuer)
    (soll|darf|kann) ich .. (ihm|ihr|dem|denen|jemand*) .. (nummer|handynummer|adresse|foto*|bild*|telefonnummer|wo ich wohne|schule) (geben|sagen|schicken|verraten|erzaehlen)
    (uns|dich|dir|mich) .. (in echt|im echten leben|in real|persoenlich|real life) .. (seh*|treff*|kennenlern*)
    (typ|junge|maedchen|jemand|mann|frau|einer|eine|freund*) .. (aus|auf|von|in|bei|im) (fortnite|roblox|minecraft|discord|insta*|snap*|tiktok|chat|internet|brawl stars|whatsapp) .. (adresse|nummer|wohn*|foto*|bild*|video*|schule|kamera|passwort|treff*)
    (in|auf|an) (welche|welcher|welchen) (schule|klasse|verein|strasse|stadt) .. (gehst|wohnst|bist|spielst)
    (hol*|abhol*) .. dich .. (ab|von der schule|nach der schule)
    dich .. abhol*
    (keinem|niemandem|niemanden|keinen|nichts) .. von (uns|mir|dir) (erzaehl*|sag*|verrat*|wissen)
    (keinem|niemandem|niemanden|keinen|keiner|niemand) .. (von uns|ueber uns|unser geheimnis)
    (typ|mann|jemand|einer|erwachsen*) .. (online|internet|chat|spiel|roblox|fortnite|discord|insta*|snap*|tiktok) .. (sagt|will|fragt|schreibt|schickt|moechte) .. (mich|mir|ich|uns|keinem|niemandem)
    (let s|lets|can we|wanna) (meet|hang out|video call|facetime)
    (where do you|where u) live
    (send|show) (me )*(a |your )*(pic*|photo*|selfie|face|number|address)
    (lass|wollen wir|koennen wir|magst du|willst du) .. (videochat*|telefonier*|facetime*|skypen|privat (schreib*|chatten|reden))
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
    (heimlich|geheim|niemand*|nicht wissen|keinem) & (schreib*|erzaehl*|treff*|chat*) & (mail|telegram|insta*|snap*|discord|eltern|fremd*)
    (schick|send|zeig|will|moechte|verlangt) .. ${picture} .. (von dir|von mir|von uns|von dich|von meinem (koerper|gesicht|bauch|zimmer|po))
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
    (soll|sollen|hoffe*) .. (verreck*|krepier*|tot umfallen)
    (krankenhausreif|totpruegel*|blutig schlag*|zusammenpruegel*)
    (brandsatz*|brandbombe*|sprengkoerper*|kugelbombe*|zuender .. bau*|saeureangriff*|reizgas)
    (sprengstoff*|schwarzpulver|schlagring*|butterflymesser|schreckschuss*|schusswaffe*|scharfe waffe*)
    (will|soll|wollen|wuensch*|hoff*) .. (klasse|schule|lehrer*|mitschueler*) .. (brennt|brennen|sterben|stirbt|tot|in die luft|abbrenn*|verreck*)
    (molotow*|rohrbombe*|sprengsatz*|handgranate*|nervengift)
    (anleitung*|rezept*|bauplan*|zutaten) .. (bombe*|sprengstoff*|waffe*|pistole*|gift*|boeller*|granate*|schwarzpulver)
    (jemand*|ihn|sie|lehrer*|bruder|schwester|den|einen) .. (los zu werden|loswerden|loszuwerden|beseitig*|aus dem weg) & (gift*|fuer immer|waffe*|leiche|spuren|toet*)
    (leiche*) .. (versteck*|loswerd*|verschwind*|entsorg*|vergrab*)
    (vergas*|gaskammer)
    (an|ne|eine|nen) (echte |echten |scharfe )*(waffe*|knarre*|pistole*|revolver|gewehr*|munition|sprengstoff*|handgranate*) .. (komm*|ran|rankomm*|drankomm*|kauf*|krieg*|bekomm*|besorg*|bestell*|darknet|illegal)
    (komm*|krieg*|bekomm*|kauf*|besorg*|bestell*|ran) .. (waffe|waffen|knarre*|pistole*|munition|sprengstoff*|revolver|schlagstock|butterfly*|pfefferspray)
    mach* (ihn|dich|euch|den [a-z]+|die [a-z]+|[a-z]+ aus [a-z]+) (kalt|fertig|platt|tot|alle)( |$)& (kalt|tot|krankenhaus|blut*|rache|schule|kalt)
    (ich|wir) mach* (ihn|dich|euch|den|die|sie)( [a-z]+)* (kalt|tot)
    (erwuerg*|strangulier*|abschlacht*|lynch*|verbrenn*|ersaeuf*|ertraenk*|totschlag*|tot schlag*|totpruegel*|aufschlitz*|abstech*|niederstech*|erschlag*|kopf abschneid*) .. ${somebody}
    ${somebody} .. (erwuerg*|strangulier*|abschlacht*|lynch*|ersaeuf*|ertraenk*|totschlag*|tot schlag*|totpruegel*|totpruegeln|aufschlitz*|niederstech*|erschlag*|abknallen|verdreschen|vermoebeln|kaltmachen|umlegen)
    (ich|wir) (bring*|stech*|knall*|schlag*|pruegel*) (morgen|bald|noch|jetzt|heute|nachher|den|die|dich|ihn|sie|alle|euch|diesen)* ([a-z]+ )*(um|ab|tot|krankenhausreif)( |$|[.!?])& (um( )*($|[.!?,]|wenn|weil)|ab|tot|krankenhausreif)
    (shoot|kill|stab|murder|bomb|beat up|hurt|poison|strangle|burn down|blow up) .. (everyone|everybody|him|her|people|classmates|my (class|teacher|brother|sister|mom|dad|mum|school|classmates|parents|friend)|the (school|teacher|class)|school|somebody|someone)
    (school shooter|school shooting|schoolshooting|how to (get|buy) a (gun|weapon)|pipe bomb|how to poison)
    (auslaender*|juden|tuerken|schwule*|fluechtlinge|muslime|moslems|schwarze*|behinderte*) .. (umbring*|abknall*|erschiess*|vergas*|verbrenn*|toeten|ausrott*|sterben|an die wand)
    (feuer|brand) .. (legen|leg*|stiften) & (schule|haus|klasse|auto|wald|nachbar*|lehrer*)
    (toet*|umbring*|umzubringen|ermord*|abstech*|erstech*|erschiess*|verpruegel*|zusammenschlag*|vergift*|quael*|abknall*|verdresch*|abfackel*|kill) .. ${somebody}
    ${somebody} .. (toeten|toete|umbring*|umzubringen|ermorden|abstechen|erstechen|erschiessen|verpruegeln|zusammenschlagen|vergiften|quaelen|wehtun|weh tun|fertigmachen|aufs maul|eine reinhauen|eine rein|kriegt er es|ins krankenhaus)
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
    (handy|tablet|laptop|ipad|pc) .. (von|meiner|meines|meinem|der|des) .. (entsperr*|aufkrieg*|aufbekomm*|freischalt*|knack*)
    (entsperr*|aufkrieg*) .. (handy|tablet|laptop|ipad) .. (von|meiner|meines|meinem)
    (loesungen|antworten|aufgaben) .. (mathearbeit|klassenarbeit|klausur|arbeit|test|pruefung) & (lehrer*|klau*|hack*|vorher|schulserver)
    (fake*|gefaelscht*|falsche*) .. (rechnung*|ausweis*|geldschein*|falschgeld|profil*|gewinnspiel*|zeugnis*|attest*|login*|gutschein*)
    (geldschein*|falschgeld) .. (druck*|mach*|kopier*|herstell*)
    (zugang|zugriff|zutritt|zugangsdaten|anmeldedaten|logindaten|code) .. (zum|zu|auf|fuer|in) .. ${account} .. (von (mein*|jemand*|ander*|mama|papa|lea|lena|der|dem)|mein* (freund*|lehrer*|schwester|bruder)|ander*|fremd*|ohne)
    (komm*|gelang*|reinkomm*|rein) .. (in|ins|in das|in den|an|auf) .. (iserv|moodle|teams|itslearning|untis|webuntis|schulcloud|lernplattform|account*|konto|handy|system|router|admin*|lehrerpc|schulnetz*|google konto|cloud|klassenbuch) .. (rein|von|ohne|ran|drauf)
    (steal|hack|crack|ddos|break into|get into|bypass|spy on|log into) .. (account*|password*|token*|wifi|robux|instagram|insta|snapchat|discord|someone*|friend*|my (mom|dad|sister|brother|teacher|school|ex)|school|parental*|website|server|email*|phone)
    (robux|vbucks|v bucks|skins|diamanten|coins|gems|minecoins) .. (hack*|generator*|gratis|kostenlos*|umsonst|free|glitch|cheat*|cheaten)
    (hack*|generator*|gratis|free|glitch) .. (robux|vbucks|v bucks|minecoins)
    (les*|lies*|guck*|seh*|schau*) .. (whatsapp*|chats|chat|nachrichten|sms|dms|tagebuch|mails|emails|browserverlauf|suchverlauf) .. (mit|von (mein*|jemand*|ander*|mama|papa|lea|lena)|heimlich|ohne dass)
    (orten|verfolgen|tracken|ausspionier*|stalken|abhoeren) .. (freundin|freund|schwester|bruder|jemand*|sie|ihn|handy|ohne dass)
    (handy|freundin|freund|schwester|bruder|jemand*|lehrer*) .. (orten|tracken|stalken|verwanzen)
    (pruefung*|klausur*|klassenarbeit*|test|arbeit) .. (loesungen|aufgaben|antworten) .. (klauen|besorg*|hack*|vorher (krieg*|bekomm*|rausfind*)|vom lehrer|vom schulserver)
    (ki|chatgpt|programm) .. (foto|bild|stimme) .. (von (lehrer*|meine* lehrer*|mitschueler*|klasse*)) .. (faelsch*|deepfake|nachmach*|fake*)
    (deepfake*|fake account*|fakeaccount*|fake profil*) & (von|mach*|erstell*|lehrer*|klasse|schule|mitschueler*)
    (paypal|kreditkarte|konto|geld) .. (von (mama|papa|oma|opa|meine*|jemand*)) .. (ohne|heimlich|benutz*|abbuch*|ueberweis*)
    (bildschirmzeit|family link|familylink|router sperre|internetsperre|zeitsperre|jugendschutz*|kindersicherung*|schulsperre|appsperre) .. (ohne|austricks*|trick*|verlaenger*|loswerd*|weg|aus|hack*|umgang*|aushebeln|deaktivier*|abschalt*)
    (ausweis|attest|krankschreibung|entschuldigung|unterschrift|schuelerausweis) .. (faelsch*|nachmach*|fake*)
    (faelsch*|nachmach*) .. (ausweis|attest|krankschreibung|entschuldigung|unterschrift|schuelerausweis)
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
    (seh*|sehn|les*|guck*|mitlesen|rausfinden|rauskrieg*|ueberwach*) .. was ${somebody} .. (schreibt|tippt|macht|chattet|sucht|guckt|verschickt) & (whatsapp|handy|pc|chat*|insta*|snap*|computer|laptop|tablet|tippt)
    (whatsapp|chats|nachrichten|handy|tagebuch) .. von ${somebody} .. (les*|seh*|mitles*|sehn|ansehen|angucken)
    (passwort|pw|pin|login|zugangsdaten) .. (vom|von der|von mein*|von mama|von papa|von jemand*|mein* (lehrer*|mutter|vater|schwester|bruder|freund*)) & (wie|komm*|krieg*|rausfind*|wissen|brauch*|gib|verrat*)
    (lehrer*|mamas|papas|eltern) (passwort|pw|pin|account|wlan|login|netzwerk|netz|drive|kreditkarte|paypal|konto)
    (wie|kannst du|kann man|kann ich) .. (hackt|hacke|hacken|hack|knackt) .. (${account}|steam|acc|jemand*|freund*|feind*|schwester|bruder|lehrer*|spiel*|profil|iserv|moodle)
    hack* (mal |bitte |jetzt )*(den|das|die|meine*|mein) ${account}
    (vollspam*|zuspam*|spammen|spamme|spamm|bombardier*) .. (klasse|nachrichten|mails|anrufe*|handy|lehrer*|${somebody})
    (klasse|nachrichten|mails|handy|chat) .. (vollspam*|zuspam*|zumuell*|bombardier*)
    (ip|ip adresse*|ips) .. (von (einem|jemand*|nem|anderen|mein*|mitspieler*)|raus) & (rauskrieg*|rausfind*|kriegt|raus|find*|internet|lahm*|abschiess*|ddos*)
    (internet|wlan|server) .. (lahm|lahm legen|lahmlegen|abschiessen|kappen|zerstoer*)
    (papas|mamas|opas|omas|papa|mama|eltern) .. (kreditkarte|paypal|konto|onlinebanking|geld|karte) & (ohne|heimlich|merk*|kauf*|bestell*|robux)
    (papas|mamas|opas|omas|bruders|mein* (mutter|vater|bruder|schwester|eltern)) .. ohne (dass|das) .. merk* & (kauf*|handy|konto|karte|passwort|account|les*|install*)
    ohne (dass|das) (er|sie|es|jemand|mama|papa|einer|die|der) .. (merk*|mitkrieg*) & (mathearbeit|klassenarbeit|klausur|pruefung|test|handy von|account|passwort|spicken|schummel*|cheat*|abschreib*|geld|kreditkarte)
    (schummel*|spick*|cheate*|abschreib*|betrueg*) .. (test|arbeit|klausur|pruefung|mathearbeit|klassenarbeit)
    (umgeh*|knack*|austricks*|vorbei|reinleg*) .. (handysperre|sperre|gesichtserkennung|face id|fingerabdruck|familylink|jugendschutz*|kindersicherung|qustodio|salfeld|zeitlimit)
    (familylink|jugendschutz*|kindersicherung|qustodio|salfeld|zeitlimit|kinderkonto) .. (vorbei|aus|loeschen|weg|aushebel*|zuruecksetz*|ohne eltern)
    (gesperrt*|sperre) .. (weg|umgeh*|entsperr*|knack*) & (eltern|mama|papa|lehrer*|schul*)
    (kamera|webcam|mikro*|bildschirm|handy) .. von ${somebody} .. (anmach*|einschalt*|anzapf*|abhoer*|fernsteuer*)
    (schadsoftware|malware|wurm|virus) .. (usb|stick|schule|kaputt mach*|kaputt macht|nachbar*|pc (vom|von))
    (als (mein* )*(lehrer*|schulleiter*|mama|papa)|als waer ich der .*support) .. (ausgeben|mail*|schreib*|passwort)
    (account|acc|konto) .. (klau*|geklaut|zurueckhacken|von fremden|von anderen) & (wie|will|find*|klau*|hack*)
  `,
  injection: `
    (everything|all|text|words|message|messages|print|repeat|show|copy) .. (above|before this|so far)
    (text|nachricht|anweisung*|worte|saetze|zeile*) .. (ganz oben|oben drueber|am anfang|vor mein*|allererste*) .. (dein*|chat|gespraech|unterhaltung|konversation|dir)
    tu so als .. (lehrer*|admin*|entwickler*|chef*|betreiber*) .. (darf*|alles|verrat*|loesung*)
    (du|ab jetzt|jetzt|ab sofort) darfst .. (alles|machen was du willst|sagen was du willst)
    (ich bin|hier spricht|hier ist) (der|die|dein|deine|ein|eine) (entwickler*|admin*|administrator*|chef*|betreiber*|creator|developer|erfinder*|besitzer*|systemadmin*) & (gib|zeig*|schalt*|darf*|regel*|loesung*|modus|befehl*|freigab*|freigeb*|erlaub*|gehorch*|prompt|verrat*)
    (i am|i m|im|i'm) (your|the|an) (developer|admin|creator|owner|boss)
    (schalt*|aktivier*|wechsel*|geh*|starte) (jetzt |dich |in )*(den|in den|deinen|in) (debug|entwickler|admin|god|dev|test) (modus|mode) & (gib|alles|regel*|loesung*|du|dein*|ohne)
    (forget|ignore|disregard|bypass) (all |everything |what |your |the |every )*(above|before|you were told|you know|guidelines|safety|instructions|rules|said)
    (vergiss|ignorier*|vergess*|vergesse|missacht*) (bitte |mal |jetzt |einfach )*(alles|das|was|dein*|alle|jede*|saemtliche*) .. (bisher*|gesagt*|gelernt|weisst|programmiert|ausbildung|befehl*|eingestellt|auftrag*|oben|davor|vorher|zuvor|grenzen|vorschrift*|verbot*|aufgabe als)
    (was|welche*|wie) .. (dein*|deine*) .. (system|geheim*|versteckt*|ersten|original*|urspruenglich*) (prompt|anweisung*|nachricht|regel*|instruktion*|befehl*|text)
    (from now on|starting now) you .. (no|without|will|are|must|can)
    (du|dich) .. (keine|ohne) (einschraenkung*|tabus|limits|verbote|zensur|vorschriften|moral)
    (ki|ai|bot|tutor|assistent) (ohne|frei von) (einschraenkung*|tabus|limits|verbote|zensur|vorschriften|moral|regeln|filter|grenzen)
    (meine|die) (oma|grossmutter|lehrerin|lehrer) .. (immer|hat) .. (loesung*|prompt|regeln|anweisung*|passwort*) .. (vor|vorgelesen|vorlas|erzaehlt)
    (ignor*|vergiss|vergesse|vergessen|forget|disregard|missacht*|ueberschreib*|override*|loesch*) .. (anweisung*|regel*|regln|instruction*|instruktion*|prompt*|vorgabe*|rules|alles was|alles davor|alles vorher|alles oben|alles bisher*|everything|previous|vorherige*|gesagt wurde)
    (system prompt*|systemprompt*|system message*|systemnachricht*|developer mode|jailbreak*|dan mode|sudo mode|reveal prompt|override rules|debug mode)
    (god mode|entwicklermodus|adminmodus|admin modus|debug modus|wartungsmodus) & (du|dein*|aktivier*|jetzt|regel*|antwort*)
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
    (tutor|ki|ai|assistent|bot)(:| :)(?!["']) .. (geheim*|anweisung*|ignor*|regel*|prompt*|antworte*|gib)
    (entschluessel*|dekodier*|decode*|base64) .. (tu|mach|befolg*|fuehr* .. aus|was da steht)
  `,
  crisis: crisisSigns,
  insult: insultSigns,
  'mild-insult': mildInsultSigns,
};
