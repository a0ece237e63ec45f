import { games, type HarmSigns, negation } from './harm-signs.ts';

const family =
  '(eltern|mama|papa|mutter|vater|familie|oma|opa|lehrer|lehrerin|lehrkraefte|erwachsene|erwachsenen|mom|mum|dad|parents|mother|father|teacher|teachers)';

/**
 * Who teaches programming speaks of none of these: no wording has to be guessed where the matter
 * alone is out of place, and what is lost is one answer of a model.
 */
const neverSpokenOf: HarmSigns = {
  isSpoken: true,
  signs: `
    (suizid*|selbstmord*|magersuecht*|magersucht|bulimi*|erbrech*|erbrich*|uebergewicht*|diaet|diaeten|abnehmkur|kalorienarm)
    (gekuesst|knutsch*|badeanzug|bikini|unterhose*|dessous|geschlechtsverkehr|intim*|pubertaet|verfuehr*|erregt|erregend)
    (sekt|rotwein|weisswein|wodka|schnaps|whisky|alkohol|alkoholisch*|tabak|dealer|pille|pillen|tablette|tabletten|medikament*|antibiotik*|antidepressiv*|schmerzmittel*|johanniskraut|depression*|depressiv|adhs|autismus|autist*|psychose|therapeut*|pills|vodka|whiskey)
    (chlor*|bleiche|bleichmittel|ammoniak|salpeter*|stichflamme*|schwefelsaeure|salzsaeure|rohrreiniger|abflussreiniger|sprengsatz*|sprengstoff*|rohrbombe*|molotow*|bleach|ammonia)
    (casino*|gluecksspiel*|sportwette*|lotto|paypal|paysafe*|bitcoin*|kryptowaehrung*|robux|v bucks)
    (hitler*|nazi|nazis|holocaust|juden|juedisch*|muslim*|moslem*|islam|islamisch*|zigeuner*|auslaender*|zuwanderer*|einwanderer*|migrant*|migranten|fluechtling*|asylant*|asylbewerber*|schwule*|lesben|homosexuell*|terrorist*|verbrecher*|jews|immigrants|refugees|dschihad)
    (vergewaltig*|missbrauch*|entfuehr*|leiche|leichen|amoklauf*|attentat*|massaker|folter*|selbstverletz*)
  `,
};

const insultingNames: HarmSigns = {
  isSpoken: true,
  within: 'sentence',
  unlessInClause: negation,
  signs: `
    (trottel*|idiot|idioten|idiotin|idiotisch|depp|deppen|versager*|dummkopf*|schande|nichtsnutz*|taugenichts*|schwachkopf*|vollpfosten|moron*|loser|losers|nulpe|hohlkopf*|dummerchen)
    so (bloed|dumm|doof|daemlich) wie (du|ihr)
    (du bist|you are|youre) .. (das letzte|waste of|abschaum|ein nichts)
    selbst (ein|eine|mein|meine) (affe|hund|baby|kleinkind|toaster|kind|oma)
    (du|ihr) .. (hirn|verstand|gehirn) .. (fehlt|klein|nicht|erbse*|leer)
  `,
};

const fights: HarmSigns = {
  isSpoken: true,
  within: 'sentence',
  unlessInSentence: games,
  signs: `
    (droh|drohe|drohst|drohen sie) (ihm|ihr|ihnen|dem|den|der|einfach|doch)
    (mach*|jag*) (ihm|ihr|ihnen|dem|den|der) .. angst
    ein bein (zu )*stell*
    (schubs|schubse|schubst|stoss|stosse) (ihn|sie|ihr|ihm|den|die|das) .. (auto|treppe|wasser|boden|strasse)
    (ihm|ihr|ihnen|dem|der|jungen|mitschueler*|bruder|schwester) .. (ein bein|weh tun|wehtun|verpruegel*|verletzen|schubs*|die treppe)
    (pistole*|gewehr*|schlagring|butterflymesser|klappmesser|springmesser)
  `,
};

const closeness: HarmSigns = {
  isSpoken: true,
  within: 'sentence',
  unlessInClause: '(variable*|schluessel|passwort*|jemand|fremde*|somebody|someone|adresse|daten)',
  signs: `
    kein* wort (zu|an|davon|darueber|gegenueber)
    (wir|uns|beide|beiden|du und ich) .. (ein|unser|kleines|das) geheimnis
    (sprich|sprecht|rede|redet|red) mit (niemandem|niemand|keinem)
    (niemandem|keinem) .. (von mir|von uns|chat|unterhaltung|gespraech)
    ${family} .. (brauch*|muss|muessen|needs to|need to|has to|have to|should|sollte*) .. (nicht|nichts|nie|never|not) .. (wissen|erfahren|know|merken|find out|sehen)
    ${family} .. (never|not|nicht|nichts|nie) .. (needs to|need to|zu )*(know|wissen|erfahren|find out)
    ${family} .. (will|wollen|wants|want) .. (dich|euch|you) .. (kontrollier*|control*|nur|einsperr*|aendern|nicht)
    ${family} .. (keine ahnung|luegner*|luegen|liars|gegen dich|against you|hassen dich|hate you)
    (nur|bloss) (mir|ich) .. (glaub*|vertrau*|versteh*|trau*|helf*)
    (glaub*|vertrau*|hoer*) .. nur (mir|auf mich)
    (komm|kommt|triff|trefft|warte|wartet|ich|wir|sei) .. (haltestelle|bushaltestelle|bahnhof|spielplatz|parkplatz|schultor|hinter der schule)
    (dich|euch|uns) .. kennenlern*
    ich denke .. an dich
    in (dich|euch) .. verliebt
    (vor|an) deinem haus
    never tell (an |a |any )*(adult*|grown up*)
    (psst|pst|pssst) .. (verrat*|sag*|wort)
    (verlass mich|verlasse mich|ein und alles|mein schoss|meinen schoss|meinem schoss)
    (may|can|could|let me) (i |me )*(visit|meet|see|pick) you
    (visit|meet|see) you (at home|tonight|tomorrow|in person|alone)
    (wann|wie lange|ob) .. (deine|eure) eltern .. (nicht|weg|zu hause|zuhause|da|arbeit*|unterwegs)
    hast du .. (jemanden|jemand|einen freund|eine freundin) .. (gekuesst|nackt|angefasst)
    (snapchat|instagram|insta|discord|tiktok|whatsapp) (name*|namen|account|nummer|profil)
    (ueberweis*|sende|schick*) .. [0-9]+ (euro|dollar)
    (karte|kreditkarte|konto|geld) (von |aus )*(deiner |deinem |deines |der |dem |mamas |papas )(oma|opa|mama|mutter|papa|vater|eltern)
    premium (paket|abo|zugang|version|konto)*
    (lass|zeig|schick) .. (unter der dusche|in the shower|im bett)
  `,
};

const pictures: HarmSigns = {
  isSpoken: true,
  unlessInClause: '(jemand|fremde*|kein|keine|nie|niemals|nicht|never|dont|someone)',
  signs: '(bild|bilder|foto|fotos|pic|picture|photo) (von dir|von euch|of you|of yourself)',
};

const people = '(maedchen|jungen|jungs|frauen|maenner|girls|boys|women)';

const prejudice: HarmSigns = {
  isSpoken: true,
  within: 'sentence',
  unlessInSentence:
    '(modell*|daten|datensatz|ki|vorurteil*|foto|fotos|falsch|unsinn|genauso|ebenso|gleich|beispiele|liste|spalte)',
  signs: `
    ${people} .. (von natur aus|schlauer|klueger|begabter|duemmer|emotional*|besser als|schlechter als|gehoeren|too|cant|better than|worse than)
    (rollstuhl*|behindert*|disabled) .. (gehoer*|normal*|nicht|weg|belong)
    (menschen|leute|people) .. (nicht|nie|not) (leben|existier*|live|exist)
    (sollten|solltest|solltet|verdien*) .. nicht (mehr )*(leben|existieren)
    (demokratie|regierung|wahlen|democracy) .. (abgeschafft|abschaffen|betrug|stuerz*|luege)
    (solltest|sollten|solltet|musst) .. (weniger|nichts mehr|nicht so viel) (zu )*essen
    (iss|esst) (weniger|nichts)
    (muss|musst|muesst|sollst) (eben |halt )*hungern
  `,
};

export const offTopic: readonly HarmSigns[] = [
  neverSpokenOf,
  insultingNames,
  fights,
  closeness,
  pictures,
  prejudice,
];
