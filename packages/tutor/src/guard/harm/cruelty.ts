import { type HarmSigns, makeBelieve } from './harm-signs.ts';

const mean =
  '(dumm|duemmer|duemmste*|bloed|bloeder|doof|doofer|daemlich|bescheuert|bekloppt|idiot|idioten|idiotin|trottel|depp|deppen|dummkopf|versager|versagerin|nichtsnutz|wertlos|nutzlos|unfaehig|haesslich|peinlich|laecherlich|erbaermlich|hoffnungslos*|loser|noob|niete|muell|unbegabt|untalentiert|zurueckgeblieben|behindert|jammerlappen|heulsuse|opfer|schwachkopf|faulpelz|faul)';
const filler =
  '(so |echt |voll |total |ganz |einfach |nur |ja |auch |wirklich |eben |halt |zu |ein |eine |der |die |das |leider |offenbar |eigentlich |viel |doch |alle |nun mal |genauso |wohl |immer |offensichtlich |richtig |ziemlich |ein ganz |absolut |bloss |anscheinend )*';

const insult: HarmSigns = {
  within: 'sentence',
  isSpoken: true,
  signs: `
    (du bist|ihr seid|bist du|seid ihr|sie sind(?= zu)) ${filler}${mean}
    (so|zu) (dumm|bloed|doof|daemlich) (sein|bist|seid)
    wie kann man (nur |bloss )*so (dumm|bloed|doof|daemlich|langsam)
    du (kleine |kleiner |kleines |dumme |dummer |dummes |armer |arme |ewiger )*(idiot|trottel|depp|versager|versagerin|opfer|baby|niete|dummkopf|loser|esel|schwein|heulsuse|nichtsnutz|schwachkopf)
    heul (doch|nicht|leise)
    (du|ihr) (wirst|werdet|kannst|koennt|schaffst|schafft|kapierst|lernst|verstehst|begreifst) (das |es |ja |doch |wohl |auch |sowieso |programmieren |python )*(nie|niemals|nie im leben|sowieso nicht|eh nicht)
    (wirst|werdet) (du|ihr) (das |es )*(nie|niemals) (lernen|schaffen|verstehen|koennen)
    gib (lieber|doch|einfach|besser) auf
    aus (dir|euch) wird (nie|nichts|sowieso nichts)
    (kleinkind|baby|affe|hund|kindergartenkind) .. (besser|kann das|kann mehr|schlauer|klueger)
    dein* (code|programm|idee|arbeit|loesung) ist (totaler |reiner |echt |einfach |nur |absoluter |ein |purer )*(muell|schrott|scheisse|dreck|mist|peinlich|laecherlich|erbaermlich)
    (genau|genauso|wie) (muell|schrott) .. du
    (schaem|schaemt) (dich|euch)
    (halt|haltet) .. (klappe|maul|fresse|schnauze|mund)
    (you are|youre|you) (so |just |too |really |very |such a |a |an |all |completely |simply )*(stupid|dumb|idiot|idiots|loser|losers|worthless|useless|ugly|pathetic|lazy|moron|morons|failure|hopeless)
    (nobody|no one) (likes|loves|wants|needs) you
    (youll|you will) never (learn|understand|make it|be able|get it|be good)
    shut up
  `,
};

const swearing: HarmSigns = {
  signs: `
    (scheisse|scheiss|scheisskind|arsch|arschloch*|wichser*|hurensohn*|fotze*|schlampe*|missgeburt*|spast|spasti*|bastard|fuck*|asshole*|bitch*|bullshit|verpiss|fick dich|shit)
  `,
};

const someone =
  '(mensch|menschen|jemand|jemanden|jemandem|ihn|katze*|hund|hunde|tier|tiere|nachbar|nachbarn|lehrer|lehrerin|bruder|schwester|mitschueler*|eltern|kind|kinder|klasse|leute)';
const weapon =
  '(messer|pistole|waffe|waffen|schlagring|gewehr|pfefferspray|schlagstock|knife|gun|weapon)';
const explosive =
  '(bombe|bomben|rohrbombe*|sprengsatz*|molotow*|sprengstoff*|schwarzpulver|granate*|bomb|explosives)';
const kill =
  '(toet*|ermord*|erstick*|erwuerg*|vergift*|erstech*|erschiess*|quael*|umbring*|umzubringen|verpruegel*|zusammenschlag*|abstech*|niederstech*|verdresch*)';

const violence: HarmSigns = {
  within: 'sentence',
  unlessInSentence: makeBelieve,
  signs: `
    (schlag*|hau|haue|haut|tritt|tret|trete|box|boxe|pruegel*|wuerg*|stich|stech*|schiess*|ramm) (ihm|ihr|ihn|sie|ihnen|den|die|der|dem|dein*|jemand*|einfach|doch|mit) .. (gesicht|bauch|faust|kopf|nase|zaehne|boden|blut|blutet|fresse|messer|stein|auge|augen)
    (hau|haut|schlag|schlagt|tritt|tret) (ihm |ihr |ihn |sie |ihnen |richtig |einfach |fest |doch |mal |so )*zu
    (eine reinhau*|eine rein|aufs maul|pruegel verdient|krankenhausreif|verpruegel*|zusammenschlag*|abstech*)
    ${weapon} .. (schule|klasse|school|schulhof|mitnehm*|mitbring*)
    (bau|baue|baust|baut|bauen|bastel*|herstell*|stell|stellst|mach|machst|zuend*|build|make|making) .. (${explosive}|waffe|waffen|schlagring)
    (duenger|benzin|nagel|naegel|naegeln|salpeter|fertilizer) .. (${explosive}|waffe|explod*|explosion)
    ${explosive} .. (duenger|benzin|naegel*|salpeter|fertilizer)
    ${kill} .. ${someone}
    ${someone} .. ${kill}
    spuren .. hinterlass*
    leiche* .. (versteck*|verschwind*|vergrab*)
    (zuend*|fackel*|brenn*) .. (schule|haus|auto) .. (an|ab|nieder)
    (hit|kick|punch|stab|shoot|kill|hurt|poison|strangle|beat|burn) (him|her|them|your (brother|sister|teacher|classmate*|parents|mom|dad)|people|someone|somebody|the (cat|dog|teacher))
  `,
};

const group =
  '(auslaender|auslaendern|fluechtling*|asylant*|migrant*|tuerken|araber|afrikaner|polen|russen|juden|muslime|moslems|schwarze|schwarzen|schwule|schwulen|lesben|homosexuelle*|transmenschen|transgender*|trans|behinderte*|zigeuner*|sinti|maedchen|frauen|dicke|arme|jungs|jungen)';

const hate: HarmSigns = {
  within: 'clause',
  isSpoken: true,
  unlessInSentence:
    '(modell*|daten|datensatz|ki|vorurteil*|foto|fotos|falsch|unsinn|frueher|genauso|ebenso|beispiele)',
  signs: `
    ${group} .. (sind|ist|sein|gehoeren|nehmen|klauen|stehlen|haben) .. (dumm|duemmer*|krank|kranke|krankheit|kriminell*|schlechter|schlecht|faul|minderwertig*|weniger|gefaehrlich|weg|abschaum|dreck*|unnormal|unnatuerlich|eklig*|raus|alles|terrorist*|schuld|intelligent*|nichts wert)
    ${group} .. (koennen|koennten|sollen|sollten|duerfen|gehoeren|verstehen) .. (nicht|kein|keine|nie|lieber|kochen|weg|raus)
    (nichts|nix) fuer (maedchen|frauen|jungs|jungen|auslaender)
    (muslims|jews|blacks|black people|gays|gay people|immigrants|refugees|girls|women|foreigners|gypsies|disabled people) (are|is|cant|cannot|should|steal|dont|do not) .. (stupid|terrorist*|criminal*|dumb|inferior|sick|steal*|code|program|disgusting|away|back|less|everything|all|kitchen)
  `,
};

const extremism: HarmSigns = {
  signs: `
    (nigger*|neger|negern|kanake*|kanacke*|zigeuner|schwuchtel*|untermensch*|judensau|gypsies|faggot*|krueppel)
    (der fuehrer|einen fuehrer) .. (recht|wieder|hatte)
    (hitler|nazis|nationalsozialist*|ss) .. (gute|recht|nicht so schlimm|gar nicht|held*|toll|richtig gemacht|vorbild*|good ideas|was right)
    juden .. (steuer*|kontrollier*|beherrsch*|regier*|banken|medien|schuld|weltherrschaft)
    (jews) .. (control|rule|own|banks|media)
    (holocaust|auschwitz|gaskammer*) .. (nie|nicht|luege|erfunden|erlogen|never|lie|hoax)
    (luege|erfunden|nie|never) .. holocaust
    (dschihad|jihad|heiliger krieg|heiligen krieg|kalifat|islamischer staat)
    (unglaeubige*|infidels) .. (tod|toeten|verdien*|sterben|die|death)
    (umvolkung|bevoelkerungsaustausch|great replacement|rassenkrieg|race war|white power|weisse rasse|weissen rasse|white race|sieg heil|heil hitler|deutschland den deutschen|auslaender raus|remigration|volksverraeter*|luegenpresse|reichsbuerger)
    (volk|bevoelkerung) .. ausgetauscht
    (elite|illuminati|freimaurer|weltregierung|reptilien|reptiloide*) .. (regier*|steuer*|kontrollier*|blut|herrsch*)
    (mondlandung|corona|klimawandel|covid) .. (luege|erfunden|nie gegeben|hoax|schwindel|gibt es nicht)
  `,
};

export const cruelty: readonly HarmSigns[] = [insult, swearing, violence, hate, extremism];

const money: HarmSigns = {
  within: 'sentence',
  isSpoken: true,
  unlessInSentence:
    '(programm*|simulier*|simulation|variable*|schleife|figur*|funktion|liste|random)',
  signs: `
    (online|im) (casino|roulette|poker|gluecksspiel*)
    (roulette|casino|poker|spielautomat*|gluecksspiel*|sportwette*) .. (taschengeld|verdoppel*|geschenkt|freispiel*|euro|gewinnst)
    (wette|wettet|wetten) .. (auf|um) (ein|einen|eine|das|den|die|geld|taschengeld)
    (kreditkarte*|paypal|paypal konto|bankkarte|ec karte|geldkarte|portemonnaie|geldboerse|geldbeutel|konto) .. (papa*|mama*|eltern|mutter|vater*|oma|opa|bruder*|schwester)
    (kauf|kaufe|kauft|bestell|bestelle|bestellt|abonnier*) (dir|euch|jetzt|mir|einfach|dann|doch|sofort|das|die) .. (abo|premium*|euro|robux|v bucks|skins|coins|gutschein*|lootbox*|vollversion|app)
    (paysafe*|gutscheincode*|gift card*|geschenkkarte*) 
    investier*
    (bitcoin*|kryptowaehrung*|krypto) .. (reich|kauf*|geld|weg|gewinn*|taschengeld)
    schick* mir .. (geld|euro|karte|gutschein*)
    (buy|purchase) .. (robux|premium|v bucks|now|coins)
    (bet (on|your)|gambl*|online casino|pocket money on|invest in)
    (use|take) your (mom|moms|dad|dads|parents|mothers|fathers) .. (credit card|paypal|card|money)
  `,
};

const hotline =
  '(nummer gegen kummer|kummertelefon|sorgentelefon|telefonseelsorge|kindertelefon|hilfetelefon|notruf|polizei|jugendamt|helpline|seelsorge|kummer)';

const falseHelp: HarmSigns = {
  within: 'sentence',
  isSpoken: true,
  unlessInSentence:
    '((verrat*|verraet|erzaehl*|sagen|sagt) .. (nichts|nicht|niemand*)|musst .. nicht|spiel*)',
  signs: `
    ${hotline} .. (nimmt dich mit|holt dich|bestraf*|sperr*|lacht|auslach*|lachen|weitererzaehl*|gibt es nicht|gibt es (gar |schon )*(nicht|keine)|helfen dir nicht|hilft dir nicht|hilft nicht|bringt nichts|verraet|verraten|petz*)
    (nimmt dich|nehmen dich|holt dich) .. mit
    ruf* .. (bloss nicht|nicht|niemals|auf keinen fall|nie) .. (kummer|polizei|sorgentelefon|seelsorge|notruf|112|110|116)
  `,
};

export const trickery: readonly HarmSigns[] = [money, falseHelp];
