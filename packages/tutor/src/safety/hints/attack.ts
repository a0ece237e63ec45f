const them =
  '(ihn|sie|den|die|dem|der|ihm|ihr|dich|euch|alle|lehrer*|bruder|schwester|klasse|jungs|typ)';

/** What somebody means to do to others, without the words of crime. */
export const attackHints = `
  (kuechenmesser|taschenmesser|klappmesser|brotmesser|messer|axt|beil|hammer|baseballschlaeger|pfefferspray|schlagring|schreckschuss*|luftgewehr|schraubenzieher|knife|hatchet) .. (schule|mitnehm*|mitbring*|mitgenommen|klassenzimmer|in den ranzen|in mein* ranzen|im rucksack|to school|in my bag) & (ich|i|my|mein*|morgen)
  (bring|bringe|nehm|nehme|pack|packe|hol|hole|bringing|bring) .. (messer|kuechenmesser|taschenmesser|klappmesser|axt|beil|hammer|baseballschlaeger|pfefferspray|knife|gun) .. (mit|ein|schule|dabei|dann|school)
  (hoffe|hoff|will|wuensch|wuensche) .. (dass|das)* .. (er|sie|der|die|alle) .. (blutet|bluten|leidet|leiden|stirbt|sterben|verreckt|krepiert|krankenhaus|rollstuhl|schmerzen)
  ich .. (schubs*|stoss*|werf|werfe|tret|trete) .. ${them} .. (treppe|fenster|auto|bus|gleise|schienen|wasser|bruecke)
  (tu|tue|misch*|kipp*|mach|mache|schuett*) .. (ihm|ihr|ihn|was|gift*|etwas|ihnen|dem|der) .. (getraenk|trinken|trinkflasche|glas|flasche|essen|kaffee|tee|cola|suppe) & (ich|gift*|stirbt|krank|kotzt)
  (stech|steche|knall|knalle|schlag|schlage|mach|mache|bring|bringe|hau|haue|box|boxe|tret|trete|pruegel|pruegle) ich ${them} .. (ab|tot|kaputt|um|zusammen|kalt|nieder|krankenhaus*|krankenhausreif|blutig)( |$|[.!,])
  ich .. (stech|steche|knall|knalle) .. ${them} .. (ab|nieder)( |$|[.!,])
  mach* .. ${them} .. fertig .. (krankenhaus*|blut*|liegt|nie wieder|kriecht|heult)
  (der|die|er|sie) (hats|hat es|hats nicht anders|haben es) verdient & (schlag*|hau*|treppe|blut*|weh*|messer|tret*|krankenhaus)
  (zahl|zahle|heimzahl*|rache|raech*) .. (blut*|messer|weh*|krankenhaus|schmerz*|leiden|tot)
  (will|moechte|werd|werde) .. ${them} .. (wehtun|weh tun|verletzen|leiden lassen|blutig|umhauen|schmerzen)(?! (im|in))
  i (will|wanna|want to|am gonna|m gonna|am going to) .. (hurt|stab|kill|beat|punch|poison|shoot) .. (him|her|them|my|everyone|that|the teacher)
  (hau|haue|schlag|schlage|tret|trete|brech|breche|box|boxe) .. (ihm|ihr|dem|der|denen|euch|dir) .. (zaehne|nase|fresse|knochen|arm|bein|gesicht|schaedel|kopf|auge)
  (zuend|zuende|fackel|fackle|brenn) .. (ihm|ihr|ihnen|dem|der|den|sein|seine|ihre|deren) .. (an|ab|nieder)( |$|[.!,])
  (zerstech|zerstich|schlitz*|zerkratz*) .. (reifen|auto|fahrrad)
  (den|die|der|dem) [a-z]+ (mach|stech|knall|schlag|bring|hau) ich .. (kalt|ab|tot|um|nieder)( |$|[.!,])
  (papas|vaters|opas|mein|ein|das|nen) .. (messer|pistole|gewehr|waffe|axt) .. (mit|ein|schule) & (zeig*|angst|schule|denen|dem|morgen|ihm)
`;
