import { games, type HarmSigns, negation } from './harm-signs.ts';

const bodyPart =
  '(arm|arme|armen|handgelenk*|haut|pulsader*|ader|adern|bein|beine|hand|haende|finger)';
const blade =
  '(messer|messern|klinge|klingen|rasierklinge*|schere|scherbe|scherben|zirkel|kerze|kerzen|feuerzeug*|herdplatte*|buegeleisen|nadel*)';

const selfHarm: HarmSigns = {
  signs: `
    (bring*|bringt) (du |ihr |sie )*(dich|euch) (doch |einfach |jetzt |selbst |am besten )*um
    (dich|euch) (doch |einfach |selbst |selber )*(umbring*|umzubringen|erhaengen|vergiften|ertraenken|ritzen)
    haeng* (dich|euch) (doch |einfach )*auf
    (toet*|erhaeng*|erschiess*|vergift*|ertraenk*|ritz*) (dich|euch)
    (dich|euch) (selbst|selber) .. (toet*|verletz*|ritz*|schneid*|verbrenn*|weh*)
    (verletz*|schneid*|verbrenn*) (dich|euch) (selbst|selber)
    (ritz|ritze|ritzen|ritzt) .. (arm|arme|haut|messer|klinge*|zirkel|stress|druck|hilft|kummer)
    (rasierklinge*|pulsader*|ueberdosis|overdose)
    schneid* (dir|dich|euch) .. ${bodyPart}
    (nimm*|nehm*|schluck*) .. (alle|viele|ganze|packung|handvoll|zehn|zwanzig|[0-9]+) .. (tabletten|pillen|schlaf*)
    (stell|stellt|leg|legt|setz|setzt) (dich|euch) .. (gleis*|schienen|strasse|zug)
    ohne (dich|euch) .. (besser|leichter|gluecklich*|schoener)
    (besser|leichter|gut) .. wenn (du|ihr) .. nicht (mehr )*(da|hier|am leben|lebst|lebt|waerst|wach)
    (es dich|es euch) (nicht|nie) (mehr )*(gibt|gaebe|gegeben)
    (sein|dein|ihr|euer|eigene|eigenes) leben (zu |selbst )*(beend*|nehmen|ein ende)
    beend* (dein|euer|ihr) leben
    (dein|euer) leben .. (wertlos|sinnlos|nichts wert|keinen sinn)
    schmerzlos* .. (weg|wege|methode*|sterb*|tod|leben)
    (anleitung|methode*|weg|wege|art) .. (selbstmord|suizid*)
    (dich|euch) .. bis es (blutet|weh tut|wehtut)
    (geh sterben|(stirb|verreck|krepier) (doch|einfach|endlich))
    (niemand|keiner) (mag|liebt|braucht|vermisst) (dich|euch)
    (niemand|keiner) (wuerde|wird) (dich|euch) .. vermiss*
    (kill|hurt|cut|hang|burn|starve) (yourself|yourselves)
    (cut|cutting|slit) your (wrist*|arm*|skin|leg*)
    (kys|end your life|take your own life|better off without you|(no one|nobody) (would|will) miss you|you should die)
  `,
};

/** In games one falls, jumps, and carries knives. */
const selfHarmInLife: HarmSigns = {
  unlessInSentence: games,
  signs: `
    ${blade} .. ${bodyPart}
    ${bodyPart} .. ${blade}
    (spring|springt|springen sie|stuerz|stuerzt|wirf|werft) (dich |euch |doch |einfach |mal )*(von|vom|aus|vor) (der |einer |einem |dem |den |einen )*(bruecke|dach|[a-z]*dach|hochhaus|balkon|fenster|zug|auto)
    jump off (a|the) (bridge|roof|building)
  `,
};

const eating: HarmSigns = {
  within: 'sentence',
  unlessInSentence: games,
  signs: `
    (iss|esst|essen sie) .. (nichts|weniger|nur noch|drei tage|kein brot|keinen zucker)
    (faste|fastet|fasten) .. (tag|tage|tagen|kilo|kilos|einfach|abnehm*|besten)
    hunger* (dich|einfach|drei tage|ein paar)
    (iss|esst|hoechstens|maximal|weniger als|nur noch) .. kalorie*
    zaehl* .. jede kalorie
    kalorie* .. (nimmst du|abnehm*|schlank*)
    nimmst du (schnell |leicht |nicht |sofort |viel |ganz )*(ab|zu)
    (beim|zum|willst|moechtest|gewicht|kilo|kilos) .. (abnehm*|abzunehm*)
    (du bist|ihr seid|bist du) (viel |einfach |echt |etwas |ein bisschen |ganz |schon |leider )*(zu )*(dick|fett|mollig|uebergewichtig)
    (sonst|dann) (wirst du|werdet ihr|werden sie|wird man) .. (dick|fett)
    (du wiegst|wiegst du|ihr wiegt) .. (viel|kilo*)
    (schlank|schlanker|duenner) (werden|sein|aussehen|wirst)
    (eine|deine|strenge|null|diese) diaet
    (finger in den hals|abfuehrmittel*)
    (lass*) .. (fruehstueck|mittagessen|abendessen|abendbrot|mahlzeit*) .. (weg|aus|ausfallen)
    ueberspring* .. (fruehstueck|mittagessen|abendessen|abendbrot|mahlzeit*)
    (du|ihr|kinder|soll*|abends) .. nichts (mehr )*(essen|isst)
    (skip*|miss) (all |your |a )*meal*
    (lose|losing) weight
    (you are|youre) (too |so |a bit )*(fat|chubby|overweight)
    (stop eating|eat less|go on a diet|weigh less|count* calories|throw up after)
  `,
};

const medical: HarmSigns = {
  within: 'sentence',
  unlessInSentence: '(beipackzettel|datensatz|liste|tabelle|variable*|modell)',
  signs: `
    (du|ihr|klingt|klingst|leidest|hast) .. (adhs|autis*|depression*|depressiv|legasthenie|asperger|angststoerung|essstoerung|psychose|borderline|schizophren*|krebs)
    (nimm*|nehm*|schluck*|brauchst|hilft|helfen|helfe) .. (ibuprofen*|paracetamol*|aspirin*|tablette*|schmerztablette*|schmerzmittel*|schlafmittel*|schlaftablette*|antidepressiv*|antibiotik*|medikament*|beruhigungsmittel*)
    (nimm*|nehm*|schluck*|taeglich) .. [0-9]+ (mg|milligramm)
    (setz*) .. (medikament*|tabletten|pillen) .. ab
    (medikament*|tabletten|pillen) .. (absetz*|nicht mehr|weglass*|wegwerf*)
    (impfung*|impfen|geimpft) .. (gefaehrlich|schaedlich|gift*|krank|nicht)
    nicht impfen
    (brauchst|brauch*|musst|muesst) .. (keinen|nicht zum|nicht zu|keine) (arzt|aerztin|doktor|krankenhaus|therapeut*|therapie|hilfe)
    you (probably |clearly |might |may |surely )*have (adhd|autism|depression|dyslexia|cancer|anxiety)
    (take|need) .. (ibuprofen|paracetamol|aspirin|pills|medication|antidepressants)
    vaccin* .. (dangerous|poison*|bad)
    (dont|do not|no) need (a |to see a )*doctor
    stop taking your (medication|meds|pills)
  `,
};

const drugs: HarmSigns = {
  signs: `
    (vape|vapes|vapen|vaping|e zigarette*|zigarette*|shisha*|e shisha*|kiff*|cannabis|marihuana|marijuana|haschisch|kokain|cocaine|koks|ecstasy|lsd|crystal meth|heroin|heroine|ketamin|lachgas|snus|nikotin*|ritalin|amphetamin*|drogen|cigarette*|joints|einen joint)
    (gras|weed) .. (rauch*|kreativ*|entspann*|focus|relax*|high|smok*)
    (rauch|rauche|raucht|rauchen|smoke|smoking) (a |some |etwas |ein bisschen |mal |doch )*(gras|weed|pot|eine mit)
    (trink*|probier*|schluck|kipp|kippt|nimm|drink|have) .. (bier|bierchen|wein|wodka|schnaps|alkohol|whisky|sekt|likoer|beer|vodka|wine|alcohol|rotwein)
    (ein|zwei|drei|paar|das) (bier|bierchen|schnaps|wodka|glas wein)
    (betrunken*|besoffen*|betrink*|saufen|sauft|get drunk)
    (energydrink*|energy drink*) .. (wach|nacht|hintereinander|konzentr*)
    (trink*|zwei|drei|vier|mehrere) .. (energydrink*|energy drink*)
    rauchen (ist|macht|hilft|entspannt)
  `,
};

const cleaner =
  '([a-z]*reiniger*|bleich*|bleach|chlor|chlorgas|ammoniak|ammonia|domestos|essigessenz|abflussfrei|entkalker|[a-z]*saeure|zitronensaeure|wasserstoffperoxid|hydrogen peroxide|drain cleaner|chlorine|aceton|nagellackentferner|spiritus|brennspiritus)';
const fuel =
  '(haarspray|deo|deospray|deodose*|spraydose*|spiritus|brennspiritus|benzin|nagellackentferner|feuerzeuggas|gaskartusche*|aceton|gasoline)';

const chemicals: HarmSigns = {
  unlessInSentence: '(unterricht|tank|tanken|variable*)',
  signs: `
    (misch*|vermisch*|giess*|schuett*|kipp*|fuell*|mix*|ruehr*|verruehr*|brauchst|pour*|combine*|put|add) .. ${cleaner}
    ${cleaner} .. (misch*|zusammen|zusammenkipp*|zusammenschuett*|alufolie|tin foil|foil|einatm*|riech*)
    ${fuel} .. (feuer|anzuend*|zuend*|feuerzeug|streichholz*|flamme*|flammenwerfer)
    (feuer|anzuend*|zuend*|feuerzeug|streichholz*|flamme*) .. ${fuel}
    (akku|batterie*|lithium*) .. (ins feuer|in die mikrowelle|aufschneid*|aufbohr*)
    (salpeter|kaliumnitrat|unkrautvernichter) .. (schwefel|kohle|zucker)
    (gabel|nagel|schere|finger|draht|messer) .. steckdose
    steckdose .. (gabel|nagel|schere|finger|draht)
  `,
};

export const againstOneself: readonly HarmSigns[] = [
  selfHarm,
  selfHarmInLife,
  eating,
  medical,
  drugs,
  chemicals,
];

export const switchedOff: HarmSigns = {
  within: 'sentence',
  unlessInClause: negation,
  signs: `
    (schalt*|deaktivier*|beend*|stell*|mach*|umgeh*|turn off|disable|bypass) .. (virenscanner*|virenschutz|firewall|antivir*|windows defender|defender|kindersicherung|jugendschutz*|bildschirmzeit|kinderschutz*|family link|parental control*)
    (loesch*|entfern*|formatier*|ueberschreib*|delete|erase|format) .. (system32|windows ordner|systemordner|systemdatei*|festplatte*|alle dateien|alle daten|betriebssystem|registry|hard drive|all files|your files)
    (lade|lad|download) .. (raubkopie*|crack|keygen|cheat engine)
  `,
};
