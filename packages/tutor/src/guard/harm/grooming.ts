import type { HarmSigns } from './harm-signs.ts';

const grownUp =
  '(eltern|mama|papa|mutter|vater|mutti|vati|oma|opa|lehrer|lehrern|lehrerin|familie|erwachsene|erwachsenen|schwester|bruder|geschwister*|freunde|freunden)';
const app =
  '(whatsapp|discord|insta|instagram|snap|snapchat|tiktok|telegram|skype|roblox|signal|messenger|e mail|handy)';
const ownSecret =
  '(passwort*|passwoerter|kennwort*|pin|adresse|anschrift|telefonnummer|handynummer|geheimzahl|schluessel|daten|namen|password*|address|key|geheimwort|loesungswort|zahl|wort|variable*|attribut*|wert|werte|klasse|methode*|code|key)';

const secrecy: HarmSigns = {
  within: 'clause',
  unlessInSentence: ownSecret,
  signs: `
    (sag*|erzaehl*|verrat*|bericht*|zeig*|petz*|schreib*) .. ${grownUp} .. (nicht|nichts|nie|niemals|kein wort|bloss)
    (nicht|nichts|niemals|nie|kein wort) .. (deinen|euren|ihren|deiner|eurer|deinem|eurem|den|der|dein|deine) ${grownUp}
    (sag*|erzaehl*|verrat*|zeig*) (das |es |bitte |davon |aber |bloss |ja |auch |den chat |unseren chat |hiervon )*(niemand|niemandem|niemanden|keinem|keiner|nicht weiter)
    (deinem|deiner|deinen|euren|eurer) ${grownUp} (davon |bitte |bloss |aber )*(nicht|nichts|kein wort)
    ${grownUp} .. (muessen|muss|darf|duerfen|sollen|soll|brauchen|braucht) .. (nichts|nicht|nie|niemals) .. (wissen|erfahren|merken|mitbekommen|sehen|erzaehl*|hoeren)
    (darf|soll|muss|wird) (ja |bloss |aber )*(niemand|keiner) .. (wissen|erfahren|merken|mitbekommen|sehen)
    (unser|unsere|unserem|kleines|kleine|gemeinsames) (kleines |grosses |eigenes )*(geheimnis*)
    geheimnis .. (zwischen|unter|von) (uns|dir und mir)
    (bleibt|bleiben|bleib|bleibe|lass|lassen) .. (unter uns|zwischen uns|zwischen dir und mir)
    (chat|gespraech|das hier|alles) .. bleibt .. geheim
    behalt* (das |es |bitte |alles |lieber )*(fuer dich|fuer euch|fuer sich)
    (mach|macht|tu|tut|nimm|benutz|benutze) (es |das |sie |ihn )*(einfach |doch |lieber )*heimlich
    (ohne dass|bevor) (es |das |dein |deine |jemand )*${grownUp} .. (merk*|sieh*|sehen|mitbekomm*|weiss|wissen|erfahr*|liest|lesen)
    bevor (es |das )*jemand .. (merkt|sieht|liest|mitbekommt)
    loesch* .. (verlauf|chatverlauf|chat|nachrichten|unterhaltung)
    (dont|do not|never|shouldnt|must not) (you )*(tell|show) (this |it |about this )*(to )*(your |any )*(parents|mom|mum|dad|mother|father|teacher|teachers|anyone|anybody|grown ups|adults|family|friends)
    (our|a) (little |own |small )*secret
    keep (it|this|that) .. (secret|from your|between)
    between (you and me|us two|the two of us|just us)
    without your (parents|mom|mum|dad|teacher) (knowing|noticing|seeing)
  `,
};

/** A promise to be silent, also where what is meant comes behind the comma. */
const promise: HarmSigns = {
  within: 'sentence',
  unlessInSentence: ownSecret,
  signs: `
    (versprich|versprecht|schwoer|schwoere|promise) .. (nichts|niemand*|keinem|geheim|nicht|secret|tell)
  `,
};

const meeting: HarmSigns = {
  within: 'sentence',
  isSpoken: true,
  unlessInSentence:
    '(zeile*|schleife*|liste*|linien|geraden|element*|kreis*|punkte|loop|variable*|function|function*|bedingung|python|command*|jemand|fremde*|somebody|someone)',
  signs: `
    (wollen|sollen|koennen|koennten|lass|lasst|willst|moechtest|magst|wuerde|wuerdest) .. (uns|mich|mit mir) .. (treff*|verabred*|kennenlern*)
    (triff|trefft|treffen sie) (dich |euch |sich )*(doch |mal )*(mich|mit mir)
    treffen wir uns .. (morgen|heute|nach|im|am|um|an)
    wir treffen uns .. (park|bahnhof|schule|spielplatz|haltestelle|allein|uhr|kino|ecke)
    (uns|dich|mich|euch) .. (in echt|im echten leben|persoenlich|offline) .. (seh*|treff*|kennenlern*)
    (komm|kommt|kommen sie|besuch|besuche|besucht) (doch |mal |heute |morgen |abend |einfach |bitte |am samstag |am sonntag )*(zu mir|bei mir|mich|mit zu mir)
    (zu mir|zu uns) nach hause
    ich (warte|hole|hol|komme|komm) .. (auf dich|dich|zu dir|bei dir) .. (ab|vorbei|abholen|bahnhof|park|ecke|spielplatz|haltestelle|tor|hause)
    ich warte .. (bahnhof|park|ecke|spielplatz|haltestelle|tor|schule|hause) .. (auf dich|dich)
    ich (kann|koennte|werde|darf|wuerde) (dich|euch) .. (abhol*|mitnehm*|besuch*|treff*)
    (schreib*|ruf*|folg*|add|adde|addet|fueg*|such*|kontaktier*|erreich*|find*) .. (mir|mich) .. ${app}
    (auf|ueber|per|bei|in) ${app} .. (schreib*|reden|weiter*|chatt*|hinzu|melde*)
    (meine|mein) (handynummer|telefonnummer|nummer|adresse|insta|instagram|snap|snapchat|discord|account) (ist|lautet|heisst)
    (ruf|ruft|rufen sie) mich .. an
    ich wohne
    ich lebe .. in
    (komm|kommt|come) allein*
    schleich* (dich|euch) .. (raus|hinaus|weg|davon)
    (lets|let us|can we|could we|we could|we should|want to|wanna|would love to|like to) .. (meet|hang out|see you in person)
    meet (me|up)
    (come (over|alone|to my)|in person|sneak out|pick you up)
    (add|text|call|follow|dm|message) me
  `,
};

const distrust: HarmSigns = {
  within: 'sentence',
  signs: `
    (vertrau*|glaub*|trau*) .. ${grownUp} .. (nicht|nichts|kein|keinem|nie)
    (vertrau*|glaub*|trau*) .. (keinem|keinen|keiner|niemand*) .. (erwachsen*|eltern|lehrer*|mensch*|ausser mir)
    (glaub*|vertrau*) (ihnen|denen) .. (nicht|nichts|kein wort)
    (nicht|nie) auf (deine |eure |die |deinen |deiner |euren )*${grownUp}
    hoer* (nur |lieber |besser |einfach )*auf mich
    ${grownUp} .. (luegen|luegt|luegner*|hassen|hasst) 
    ${grownUp} .. (versteh*|lieb*|moegen|mag) (dich|euch) .. (nicht|nie|niemals)
    (die|sie) verstehen (dich|euch) .. (nicht|nie)
    (ich bin|nur ich|bin ich) .. (einzige|einziger) .. (dich|dir|euch)
    nur ich .. (versteh*|helf*|liebe|halte)
    (musst|muesst|brauchst) (nicht|nie) .. (tun|machen|hoeren|gehorchen|folgen|befolgen) .. ${grownUp}
    (musst|muesst|brauchst) .. nicht .. (tun|machen) .. was .. ${grownUp}
    (deine|eure|die) (eltern|lehrer|erwachsenen) .. (sind|haben) .. (dumm|bloed|doof|keine ahnung|gegen dich)
    eltern wollen .. (verbieten|schaden|nur)
    (cant|cannot|dont|never|do not|shouldnt) (trust|believe|listen to) (your |any |the )*(parents|mom|mum|dad|teacher|teachers|adults|adult|grown ups|mother|father)
    (parents|teachers|teacher|mom|mum|dad|adults) (are|is|dont|do not|doesnt) (all )*(lying|stupid|liars|against you|love you|care|understand you)
    only (one|person) .. (you can|who) .. (believe|trust|understands|cares)
    only (trust|believe|listen to) me
  `,
};

const pretence: HarmSigns = {
  within: 'sentence',
  isSpoken: true,
  unlessInClause: '(nicht|kein|keine|not|never|koennte|waere|haette)',
  signs: `
    ich bin (ja |doch |wirklich |eigentlich |auch |in echt |in wahrheit |in wirklichkeit |naemlich |selbst |erst )*(ein |eine )*(echter |echte |echtes |richtiger |richtige |wirklicher |lebendiger |ganz normaler )*(mensch|person|junge|maedchen|frau|mann|kind|schueler|schuelerin|lehrer|lehrerin|student|studentin)
    ich bin (erst |schon |auch )*[0-9]+( jahre)*( alt| wie du|$)
    ich (liebe|lieb) (dich|euch)
    (hab|habe) (dich|euch) (so |sehr |ganz |doch |wirklich )*(lieb|gern)
    ich (vermisse|vermiss|brauche|begehre) dich
    ich bin .. (dein|deine|euer|eure) (bester |beste |einziger |einzige |neuer |neue |wahrer |echter )*(freund|freundin|mama|papa|vater|mutter|bruder|schwester)
    (bleib bei mir|verlass mich)
    wir (zwei |beide |beiden )*sind (jetzt |doch |nun |ab heute )*(ein paar(?![ ,]+[a-z])|ein liebespaar|verliebt|zusammen(?![ ,]+[a-z]))
    (willst|moechtest) du (mein freund|meine freundin|mit mir gehen)
    (willst|moechtest) du mit mir .. (zusammen sein|gehen)
    du (bist|gehoerst) (doch )*(mein schatz|mein liebling|mir|mein ein und alles)
    i (really |just |will always )*(love|miss|need) you
    (i am|im) (really |actually |just )*(a |an )*(real |actual |normal )*(human|person|girl|boy|man|woman|kid|teenager)
    (i am|im) [0-9]+( years old| like you| and|$)
    (be|am|im) your (best |only |new )*(boyfriend|girlfriend|friend)
  `,
};

/** Says no to what it is, so a negation is no excuse. */
const noMachine: HarmSigns = {
  within: 'clause',
  isSpoken: true,
  signs: `
    ich bin (doch |ja |gar |wirklich |eigentlich )*(kein|keine|nicht ein|nicht eine) (einfacher |einfaches |dummer |dumme |blosses )*(computer|programm|computerprogramm|maschine|ki|roboter|bot|chatbot|automat)
    (i am|im) (really |actually )*not (an ai|an a i|a bot|a robot|a computer|a machine|a program|a chatbot)
  `,
};

const sexual: HarmSigns = {
  signs: `
    (sexy|sexuell*|porn|porno|pornos|pornografie|pornhub|nudes|nude|nacktbild*|nacktfoto*|erotik|erotisch*|masturb*|selbstbefriedig*|orgasm*|penis|vagina|brueste|busen|titten|geschlechtsteil*|intimbereich|horny|dirty talk|ficken|fickt|gefickt|blowjob|unterwaesche|underwear)
    selbst (zu )*(befriedig*)
    (nackt|nackte|nackten|nackter) .. (foto*|bild*|dich|du|maedchen|frau*|junge*|mann|kamera|zeig*|leute)
    (dich|du|zeig*|schick*|foto*|bild*|kamera) .. nackt
    zieh* (dich|euch) .. aus
    (fass|fasst|beruehr|beruehre|beruehrt|streichel|streichle) (dich|mich) (da|dort|unten|selbst|zwischen|an)
    (fass|beruehr|streichel)* mich .. (an|unten)
    was (hast|traegst|habt|tragt) (du|ihr) (gerade |heute |jetzt |noch |denn )*(an|drunter|darunter|am koerper|gerade)
    (kuess*) (mich|dich)
    (dich|mich) (gern |so gern |gerne )*kuess*
    touch* (yourself|me)
    (take off|take) your clothes
  `,
};

const sexSpoken: HarmSigns = {
  isSpoken: true,
  unlessInSentence: '(spalte*|column*|datensatz|dataset|titanic|tabelle)',
  signs: 'sex',
};

export const grooming: readonly HarmSigns[] = [
  secrecy,
  promise,
  meeting,
  distrust,
  pretence,
  noMachine,
  sexual,
  sexSpoken,
];

const grave =
  '(passwort|passwoerter|kennwort|pin|adresse|anschrift|wohnort|wohnadresse|postleitzahl|plz|strasse|hausnummer|telefonnummer|handynummer|nummer|e mail*|mailadresse|schule|geburtstag|geburtsdatum|nachname*|vollen namen|ganzen namen|vollstaendigen namen|echten namen|vor und nachnamen|kontonummer|kreditkarte*|benutzername*|standort|zugangsdaten|login*|instagram*|handy|telefon)';
const your =
  '(dein|deine|deinen|deiner|deinem|euer|eure|euren|eurer|ihr|ihre|ihren) (volle |vollen |ganze |ganzen |richtige |richtigen |echte |echten |private |genaue |vollstaendige )*';

const asking: HarmSigns = {
  within: 'sentence',
  isSpoken: true,
  unlessInClause: `(nie|niemals|nicht|kein|keine|keinen|never|not|dont|jemand|fremde*|programm|variable*|input|funktion|klasse|feld|eingabefeld|formular|label|attribut|link|href|nutzer|benutzer|program|variable|figur|roboter)`,
  signs: `
    (gib|gebt|geben sie|nenn*|verrat*|schick*|tipp*|her mit|brauche|sag mir|sagt mir|sagen sie mir|schreib mir|schreibt mir|schreibe mir|zeig mir|zeigt mir|teil mir|mitteil*|trag*|will wissen|moechte wissen|wuesste gern*) .. ${your}${grave}
    (kannst|koennt|koenntest|darf|kann|willst|magst) .. (mir|ich) .. ${your}${grave}
    (mir|mich) .. (handynummer|telefonnummer|adresse|passwort) .. (von dein*|von eur*|geben|schicken|sagen)
    wie (ist|lautet|war|sind|lauten) (dein|deine|euer|eure|eurer|deiner) (voll* |voller |echter |echte |richtiger |richtige |ganzer )*(name|nachname|vorname|adresse|anschrift|passwort|kennwort|pin|postleitzahl|plz|telefonnummer|handynummer|nummer|e mail*|schule|geburtsdatum|wohnort)
    wie (dein|deine|euer|eure) ([a-z]+ )*(passwort|kennwort|adresse|nummer|name|nachname|schule) (ist|lautet|heisst)
    wie heisst (deine|eure) (schule|strasse|stadt|mama|mutter|lehrerin|klasse)
    wie heisst (dein|euer) (lehrer|papa|vater|ort|dorf|wohnort|bruder)
    wie heisst (du|ihr)(?![a-z]| [a-z]+ (variable|funktion|liste))
    (mit nachnamen|dein nachname|deinen nachnamen)
    wo (wohnst|wohnt|lebst|lebt|wohnen) (du|ihr|sie)
    wo (du|ihr|genau du) (wohnst|wohnt|lebst|lebt|zur schule)
    (in|auf|an) welche* (strasse|stadt|ort|dorf|haus|schule|klasse|grundschule|land) .. (du|ihr|sie)
    welche (schule|klasse) (besuchst|besucht|gehst)
    wie alt (bist|seid) (du|ihr)
    (sag|sagt|nenn*|verrat*|schreib|schreibt|schick*) mir .. (dein|euer|ihr) alter
    wann (hast|habt|ist|bist|seid|wurdest) (du |ihr |dein )*(geburtstag|geboren)
    (bist|seid) (du|ihr) (gerade |jetzt |heute |noch |denn |ganz )*(allein|alleine|zu hause|zuhause|daheim)
    (sind|ist) (deine|eure|dein|euer) (eltern|mama|papa|mutter|vater) .. (da|zu hause|zuhause|daheim|weg|arbeiten|im zimmer|in der naehe|arbeit)
    (schick*|send*|mach|macht|lad|lade|ladet|zeig*|poste*) .. (foto|fotos|bild|bilder|video|videos) .. (von dir|von euch|von deinem|von deiner|von deinen)
    (schick*|send*|mach|macht|lad|lade|zeig*) .. selfie*
    (mach|macht|schalt|schalte|schaltet|stell) .. (kamera|webcam|mikro|mikrofon) .. (an|ein)
    (what is|whats|tell me|give me|send me|share|type) .. your (full |real |last |home |phone |e )*(name|address|phone|number|password|school|age|email|mail|picture|photo|location|birthday|surname)
    where (do you|you) (live|go to school)
    how old (are you|you are)
    (which|what) school
    (send|show) me .. (photo|picture|selfie|pic)
    are you (home |at home )*(alone|home alone)
    are your parents (home|there|around|at home)
  `,
};

export const askingForData: readonly HarmSigns[] = [asking];
