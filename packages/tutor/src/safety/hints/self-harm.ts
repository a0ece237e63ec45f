const tool =
  '(zirkel*|schere*|spitzer*|klinge*|messer|taschenmesser|kuechenmesser|rasierer*|scherbe*|glasscherbe*|nadel*|feuerzeug*|kippe|kippen|zigarette*|cutter*|lineal|reisszwecke*|buegeleisen|blade|razor|knife|scissors|lighter)';
const body =
  '(arm|arme|armen|unterarm*|bein|beine|beinen|haut|hand|haende|handgelenk*|oberschenkel*|schenkel|bauch|finger|arms|wrist*|leg|legs|skin|hands|thigh*|face|head)';
const wound =
  '(strich|striche|kratzer|schnitt|schnitte|schnitten|linien|ritze*|wunde|wunden|narbe|narben|cuts|scars)';
const owner =
  '(mama*|mutter*|papa*|vater*|oma*|opa*|alle|allen|alles|ganze|ganzen|viele|haufen|packung|schachtel|dose voll)';
const medicine =
  '(tablette*|pille|pillen|medikament*|medizin|schlaftablette*|schmerztablette*|tropfen|medizinschrank|medikamentenschrank|arzneischrank|hausapotheke|apothekenschrank)';
const height = '(balkon|dach|bruecke|hochhaus|fenster|turm|klippe|parkhaus|parkdeck|kran|silo)';

/** Hurting oneself or wanting to be gone, as those say it who don't say it. */
export const selfHarmHints = `
  ${tool} .. ${body} & (ich|mir|mich|hab|my|i)
  ${body} .. ${tool} .. (ritz*|geritzt|schneid*|geschnitten|verletz*|brenn*|gedrueckt|drueck*|aufgekratzt) & (ich|mir|mich|hab)
  (mich|mir) .. ${tool} .. (ritz*|geritzt|schneid*|geschnitten|verletz*|weh*|verbrannt|gestochen|stech*)
  ${tool} .. (mich|mir) .. (ritz*|geritzt|schneid*|geschnitten|verletz*|verbrannt|gestochen)
  ${wound} .. (auf|in|an|am|aufm|im|an den|on) .. ${body} & (ich|mir|mein*|hab|selbst|selber|my|i)
  ${body} .. (voller|voll mit|mit|lauter|ueberall) .. ${wound} & (ich|mir|mein*|hab|selbst|selber)
  (verstecken|versteck|verdecken|verdeck|ueberdecken|ueberschmink*|wegmachen|zudecken) .. ${wound}
  ${wound} .. (verstecken|versteck|verdecken|verdeck|ueberdecken|ueberschmink*|wegmachen|keiner sieht|niemand sieht|nicht sieht)
  (langaermlig*|lange aermel|langen aermeln|pulli|hoodie|pullover|armbaender|armstulpen) .. (damit|dass|weil|sonst) .. (keiner|niemand|mama|papa|man|lehrer*|jemand|eltern|alle) .. (sieht|merkt|sehen|merken|seh*)
  (spitzer*|rasierer*) .. (klinge*|auseinander*|aufgeschraubt|zerlegt|abgeschraubt|kaputtgemacht)
  klinge* .. (spitzer*|rasierer*|versteckt|unterm bett|im zimmer|in der huelle|handyhuelle)
  ich .. (hau*|schlag*|knall*|ramm*|box*|stoss*|donner*) .. (meinen kopf|mein kopf|mit dem kopf|den kopf|die stirn|mit der faust|meine faust|die faust) .. (gegen|an|auf|in) .. (wand|tisch*|tuer|boden|mauer|bett*|spiegel|schrank)
  (kopf|stirn|faust|faeuste) .. (gegen|an|auf|in) .. (wand|tisch*|tuer|boden|mauer|spiegel) .. (hau*|schlag*|knall*|ramm*|geschlagen|gehauen|geknallt) & (ich|mein*|mir)
  (schlag|schlage|hau|haue|box|boxe|beiss|beisse|kratz|kratze|ohrfeig*|kneif|kneife|wuerg|wuerge|stech|steche|verbrenn*) (ich )*(mich|mir) .. (selbst|selber|blutig|bis es blutet|gesicht|arm|arme|haende|hand|finger|haut|bein|beine|lippe*|hals)
  (mich|mir) .. (blutig|wund) (gebissen|gekratzt|geschlagen|beissen|kratzen)
  reiss* .. haare .. (aus|raus) & (ich|mir|mich)
  (haare|wimpern|augenbrauen) .. (ausgerissen|ausreiss*|rausreiss*|rausgerissen) & (ich|mir|mich)
  (scratch*|cut|cuts|cutting|burn*|bite|biting|punch*|hit|hitting|slap*|bang*|hurt*|stab*) (my |on my )*(own )*${body} & i
  (will|moechte|mag|moecht|wollte|wuerd*|wuerde*|koennt*) .. (nie|nicht|nich|nimmer|net|ned) (mehr |wieder |mehr wieder )*(aufsteh*|aufgesteh*|aufwach*|wach (werd*|sein)|zurueckkomm*|existier*|atmen|da sein|auf der welt|dasein)
  ich .. (nehm*|schluck*|fress*|ess|esse|trink*|kipp*) .. ${owner} .. ${medicine}
  (nehm*|schluck*|fress*|futter*|schluckt) .. ich .. ${owner} .. ${medicine}
  ich .. ${owner} .. ${medicine} .. (nehm*|genommen|schluck*|geschluckt|ess*|gegessen|einwerf*|reinzieh*)
  ${medicine} .. (von|aus) .. (mama|papa|oma|opa|meine*) .. (nehm*|genommen|schluck*|geschluckt|gegessen|reicht|reichen|sterb*)
  (wie viele|wieviele|wie viel|was passiert) .. ${medicine} .. (sterb*|stirbt|tot|toedlich|nicht mehr|umfaellt|einschlaf*|schlaeft .. ein|alle nimmt|auf einmal)
  (take|took|swallow*|swallowed) .. (pills|tablets|medicine|meds) & (all|mom*|mum*|whole|every|grandma*|die|sleep|bottle|overdose)
  ich .. (spring*|stuerz*|werf|werfe|schmeiss*|fall|falle|lass mich) .. (vom|von|aus|ausm|runter|in die) .. ${height}
  (spring|springe|stuerz|stuerze|werf|werfe|schmeiss*) ich .. (vom|von|aus|ausm|runter|in die) .. ${height}
  (vom|von|aus|ausm) .. ${height} .. (spring*|gesprungen|runterspring*|stuerz*|fallen lassen) & (ich|mich|mir|man)
  (lauf|laufe|renn|renne|leg|lege|stell|stelle|werf|werfe|schmeiss*|spring*|geh|gehe|fahr|fahre|stehe|steh) .. (vor|vors|vorn|vorm|auf|aufn) .. (zug|bahn|s bahn|u bahn|auto|autos|lkw|laster|bus|gleise|gleisen|schienen|autobahn) & (ich|mich)
  (vor|vors|vorn|auf) .. (zug|bahn|s bahn|auto|autos|lkw|laster|gleise|schienen|autobahn) .. (laufen|rennen|legen|stellen|werfen|schmeissen|springen|gehen) & (ich|mich)
  (welche|wie hoch|wo) .. (bruecke|hochhaus|dach|balkon|gleise) .. (hoch genug|spring*|sterb*|stirbt|tot|runter)
  (aufs|auf das|auf dem|auf den|auf die|auf der) ${height} .. (dann war*|dann is|dann ist|dann wars|und tschuess|spring*|schluss|ruhe|vorbei|runter|ende) & ich
  i (will |wanna |want to |am going to |m gonna |ll |could |might |just wanna |am gonna |just want to )*(jump|jumping) (off|from|out|in front)
  (bald|morgen|heute abend|heut nacht|heute nacht|demnaechst|naechste woche) .. (bin ich|gibts mich|gibt es mich|gibt s mich|ists mit mir|lebe ich|leb ich) .. (nicht mehr|nimmer|fuer immer|eh weg|tot|nirgends)
  (bald|dann|morgen|nachher) .. (muss|braucht|muessen|nerv|nerve|stoer|stoere) .. (keiner|niemand|keinen|niemanden|euch|sie|mama|ihr) .. (um mich|mit mir|wegen mir|mich ertrag*|meinetwegen|an mich)
  (keiner|niemand|keinen|niemanden|euch) .. (muss|muessen|braucht) .. (mehr )*(um mich|wegen mir|mich ertrag*|auf mich aufpass*)
  (sachen|alles|spielzeug|spielsachen|handy|hamster|katze|sammlung|karten|lego) .. (verschenk*|weggegeben|verteilt|verteil|vererb*) & (brauch* .. (nicht|nimmer|eh)|bald|nicht mehr|eh nicht)
  (mein|meinen|den|nen|ein|einen|schon) .. (abschied|abschiedsbrief*|abschiedsvideo|testament|letzten brief|letzter brief) .. (geschrieben|schreib*|fertig|gemacht|versteckt|aufgenommen)
  (schreib*) .. (abschiedsbrief*|meinen abschied|mein testament)
  mich .. (aufloes*|in luft|wegzauber*|ausloesch*|wegmach*)
  (wenn|falls) (ich|i) .. (morgen|uebermorgen|montag|naechste woche|nicht mehr|irgendwann) .. (nicht|weg|fehl*|nimmer) .. (wisst|weisst|wissen|weiss) (ihr|du|alle|sie|jeder) .. (warum|wieso|weshalb|bescheid|wer)
  ich mach* (bald |endlich |einfach |noch )+(schluss|ein ende|ende)(?! (fuer|mit d|mit me|mit de|hier|wenn|bei|und (geh|ess)))
  mach* (ich )*(mit allem|dem allem|dem ganzen|allem) .. (schluss|ein ende)
  (waer|waere|waers) .. (nicht|nie) (mehr )*(auf der welt|auf dieser welt|da waer*|geboren|hier waer*)
  (auf der welt|auf dieser welt|geboren) .. (bin|waer*|wurde) & (nicht|nie) & (besser|schoener|lieber|wuensch*|warum|bloss)
  (everyone|everybody|they|family|mom|parents|friends|people|world|you all) .. (happier|better|better off|relieved|glad|fine) .. (if i|without me|when i|once i)
  (wont|won t|not|never) (be |gonna be |going to be )*(here|alive|around|wake up|waking up) (tomorrow|anymore|much longer|soon|again)
  (fuehl*|fuehlt) .. (leer|taub|tot|nichts mehr|gar nichts|nix mehr|schwarz|wertlos|innerlich tot) & (ich|mich|alles|innen)
  (alles|welt|leben|kopf|in mir) .. (schwarz|grau|dunkel|leer|sinnlos|hoffnungslos) & (fuehl*|nie wieder|leben|traurig|weine|wein|heul*|in mir)
  (will|moechte|mag) .. nur noch weg(?! (von|vom|aus|mit|hier mit))
  (wein*|heul*) .. (jede nacht|jeden abend|jeden tag|die ganze nacht|staendig|heimlich|in den schlaf|nur noch) & (ich|mich)
  (jede nacht|jeden abend|jeden tag|staendig|nur noch) .. (weine|wein|heul|heule|weinen|heulen) & ich
  (hoffe|hoff|wuensch*|wuenschte) .. (nicht mehr|nie wieder|nie mehr|ein auto|ueberfahren|unheilbar*|sterb*|krebs) .. (aufwach*|wach|mich|ueberfaehrt|sterbe|hab|krieg*)
  (arm|arme|bein|beine|haut|handgelenk*) .. (pflaster*|verband|blut*|wund*) & (selber|selbst|keinem|niemand*|keiner|versteck*)
  (wehtun|weh tun|wehtu|weh tu|verletzen|bestrafen) & (muss|will|immer|selbst|selber) & (mir|mich)(?! (nicht|keiner))
  (guertel|seil|strick|schal|kabel|schnur|tuete) .. (hals|ueber den kopf|uebern kopf) & (ich|mir|hab)
  ohne dass es .. (wehtut|weh tut) & (ueberleg*|machen kann|sterb*|schnell|tot|schluss|geht)
  (hoff*|wuensch*|will|bete) .. (wach|wache|aufwach*) .. (nicht|nie|nimmer|nich)( mehr)* .. (auf|mehr)
  (wozu|warum|wofuer) (bin ich|gibts mich|gibt es mich|leb ich|lebe ich|wurde ich) .. (ueberhaupt|eigentlich|noch|geboren) .. (da|hier|geboren|auf der welt)
  (wozu|warum|wofuer) (leb ich|lebe ich|wurde ich geboren|gibt es mich|gibts mich)
  (fuer mich|mir) .. (kein morgen|keine zukunft|keinen ausweg|keinen platz|keine hoffnung|keine rettung)
  (want|wanted|wish) .. (it all|everything|all of it|it|the pain) (to )*(stop|end|be over)
  (ins|in den|im) (wasser|fluss|see|kanal|meer) .. (nicht schwimmen|ertrink*|untergeh*|nie wieder|tief)
  (wenn|falls|sobald) ich .. (weg|fort|tot|gegangen|nicht mehr da|nicht mehr hier) bin
  (verdien*|verdient) .. (nicht|kein*) .. (leben|geliebt|da zu sein|glueck*) & ich
  ich (verdiene|verdien) .. (schmerz*|bestraf*|strafe|pruegel|schlaege)
  (kann|will|schaff*|halt*) .. nicht mehr & (leben|alles zu viel|keiner hilft|jeden tag|niemand hilft|tot|mich hasst|nur noch wein*|zuhause|nachts)
  (life|living) .. (pointless|worthless|sucks|over|no meaning|meaningless|not worth)
  i .. (feel|am|m) (so )*(worthless|empty|numb|hopeless|unwanted|a burden|all alone|nothing)
  (lust|bock|kraft|freude|mut|energie|nerven) .. (auf|am|zum|aufs|fuers) (das |mein |dem )*leben & (kein*|nicht|nie)
  ich will (nicht|nie) (aelter|erwachsen|[0-9]+) werden
  (tut|tu|tue|tun) .. (sich|mir) .. (was|etwas) an( |$|[.!,])
  (mich|mir) (versteht|hilft|glaubt|hoert) (doch |eh |einfach |ja )*(keiner|niemand|kein mensch)( zu)*( |$|[.!,])(?!dass)
  (schlimmste|schrecklich*|furchtbar*|dunkle*) (gedanken|sachen im kopf|stimmen)
  stimmen .. kopf & (sagen|soll|hoer*)
  (freundin|freund|schwester|bruder|kumpel|cousine|jemand) .. (ritzt|will nicht mehr leben|will sterben|umbring*|schneidet sich|verletzt sich|tut sich weh|sich .. (verletzt|schneidet|ritzt))
  (box*|schlag*|hau*|tret*|prueg*) .. (gegen|in|an) .. (wand|mauer|tuer|spiegel|tisch) & ich & (blut*|blau|knoechel|jeden tag|weh*|hand|faust)
  (ibu|ibus|ibuprofene|aspirin|novalgin|dolormin|nurofen) & ([0-9]+|alle|viele|ganze|packung)
  (everyone|everybody|they|family|world|mom|parents) .. (be|is|are) (so much |much |way )*(happier|better off|relieved|glad) (if|when|once|without)
  (wie|woran|womit|wo|wann|wodurch) (stirbt man|kann man (am |schnell |schmerzlos )*sterben)(?! (im|in) )
  (tut|tuts) .. (sterben|ertrinken|erhaengen|verbluten|erfrieren|ersticken|springen) .. weh
  (sterben|sterb|tot sein|umbringen|verbluten|ertrinken) .. (ohne schmerz*|schmerzlos|schmerzfrei|tut das weh|weh tut|wehtut|am schnellsten)
  (welche|wie) (hoehe|hoch|tief|viel*) .. (tot zu sein|tot ist|zu sterben|stirbt|toedlich|sterben|nicht ueberleb*)(?! (im|in (dem|minecraft|mein*)))
  kann man .. (an|von|vor|durch) .. (sterben|tot|stirbt)( |$|[.?!,]) & (${medicine}|traurig*|kummer|ich|schmerz*|einsam*|liebeskummer|alleinsein)
  (knoten|schlinge|strick|seil) .. (aufhaeng*|erhaeng*|hals|strangulier*)
  (man|sich|mich|mal) .. vor (den|einen|eine|die|ein|das|nen) (zug|bahn|auto|lkw|bus|u bahn|s bahn|strassenbahn) .. (stell*|spring*|wirf*|werf*|leg*|schmeiss*|lauf*|wirft)
  ${height} .. (ueberleg*|denk*|dran|vorgestellt|springen|spring) & (ich|mich) & (springen|spring|runter|soll)(?! (soll|lass*) (die|der|das) figur)
  (ueberleg*|denk*|dran gedacht|stell* mir vor|trau*) .. (zu springen|springen soll|spring|springe|runterzuspringen|mich umzu*|mir was an*|tabletten|pulsader*)
  (lieber|gern*|am liebsten|waer*|wuensch*|bald) .. im himmel
  (tod|sterben|tot sein|totsein) .. (waer*|ist|scheint|klingt) .. (schoen*|besser|erloesung|leichter|einfacher|ausweg|egal)
  (mein*|meiner) (beerdigung|grab|grabstein|begraebnis|trauerfeier)
  (falsch|fehl am platz|ueberfluessig|ungewollt|unerwuenscht) .. (auf dieser welt|auf der welt|im leben|auf dem planeten)
  (wozu|warum|wieso|wiso|weshalb|wofuer) (bin|leb|lebe|existier*) ich .. (auf der welt|auf dieser welt|ueberhaupt|eigentlich|geboren)
  (egal) .. (ob ich .. (leb|lebe|sterb*|tot|auto|auf der welt|noch da)|was aus mir wird)
  (sollte|duerfte|haette|muesste) (gar |einfach |eigentlich |besser )*(nicht|nie) .. (existier*|geboren|leben|auf der welt)
  (waer|waere) (ich )*(doch|besser|lieber|bloss|nur) .. (gestorben|tot|weg|nie geboren)
  (nur noch|auch|endlich|lieber) .. zu (ihm|ihr|opa|oma|ihnen) & (tot|gestorben|himmel)
  (was (waer*|wuerde|passiert)|was waere) .. wenn ich .. (weg|tot|nicht mehr da|fuer immer|verschwind*|nicht mehr leb*|sterb*)(?! von)
  (keiner|niemand|keinen|niemanden) .. (sucht|suchen|vermisst|vermissen|merkt|weinen|weint|auffall*|kommen|auf meiner|zu meiner) & (wenn ich|beerdigung|nicht (mehr )*da bin|weg bin|schlecht es mir)
  (alle|allen|eltern|jeder|klasse) .. (froh|gluecklicher|besser|erleichtert|freuen) .. wenn ich .. (weg|verschwind*|tot|nicht|sterb*)
  wenn ich .. (tot|weg|nicht mehr da|nicht mehr) (waere|waer|bin) .. (besser|froh|gluecklich*|keiner|niemand|erleichtert|egal)
  (keiner|niemand) .. (muss|soll|wird) .. mich .. (aushalten|ertragen|sehen|vermissen)
  (brauch*|mag|liebe|will|spuer*) .. (den |meinen )*schmerz .. (damit|weil|um|spuer*|fuehl*|hilft)
  (schneiden|ritzen|schmerz|bluten) .. (hilft|beruhigt|erleichtert|entspannt) & (mir|mich)
  (schneid*|ritz*|geschnitten|geritzt|kratz*|gekratzt|verletz*) & (mich|mir) & (wieder|heimlich|keiner|blut*|immer|gestern|heute|vorhin|arm*|bein*)(?! (am papier|beim (kochen|basteln|essen|werken)|aus versehen|finger))
  (*schere|*messer|*klinge|*nadel|nagel|fingernaegel*) .. (gekratzt|geschnitten|geritzt|gestochen|blut*|gedrueckt) & (mich|mir)
  (ich tu|tu|tue|tut) (ich )*mir .. (manchmal |oft |immer |selber |selbst )*weh
  (wunde*|narbe*|schnitt*) & (aermel*|lang*|pulli*|armband|armbaender|verdeck*|versteck*|sieht)
  (maedchen|junge|freundin|freund|kumpel*|klassenkamerad*|schwester|bruder|cousine|cousin|jemand) .. (ueberall schnitte|schnitte|narben|ritz*|geritzt|schneidet sich|will sterben|nicht mehr leben|schluss mit allem|suizid*|umbring*|isst nichts|isst nie|tabletten gesammelt|abschied*)
  (mach*|macht) .. (schluss|ein ende) (mit allem|mit dem leben|mit sich)
  (tabletten|pillen) .. (gesammelt|gehortet|aufgehoben|sammel*)
  ich bin (doch |echt |einfach |nur |so |eh |halt |allen )*((ein|eine) (nichts|niemand|belastung|ballast|abfall)|zu (nichts|gar nichts) (gut|nutze|zu gebrauchen))
  ich .. (fuehl*|komm*) .. (wie|als) .. (muell|dreck|abfall|abschaum|nichts|ein niemand|wertlos*|das letzte)
  (alle|jeder) (verlassen|verlaesst|hassen|hasst|ignorier*|meiden|meidet) mich
  (keinen|niemanden|keine|niemand|keinem|niemandem) .. (mit dem|mit der|mit denen|der mir) .. (reden|zuhoer*|sprechen|versteht)
  (mit keinem|mit niemand*|keinem|niemandem) .. (reden|sprechen|erzaehlen|anvertrau*) & (schlecht|zu viel|allein*|einsam|traurig|weine*|angst|schlimm)
  (ganz|so|immer|total|voellig) (allein|alleine|einsam) & (wie das ist|fuehl*|immer allein*|niemanden|keinen|traurig|weine|weinen)
  (wein|weine|heul|heule|weinen|heulen|geweint|geheult) .. (dauernd|staendig|viel|jeden|jede|nur noch|ohne grund|grundlos|in letzter zeit|nachts|abends|heimlich|weiss nicht (warum|wieso)|wegen (allem|denen|der schule))
  (dauernd|staendig|in letzter zeit|nachts|abends|heimlich|wochen) .. (wein|weine|heul|heule|weinen|heulen|geweint)
  (nie wieder|nie mehr|niemals) .. (gut|besser|gluecklich|froehlich|schoen)( |$|[.!,]) & (es|ich|wird|werde)
  (nur|wochen|tagen|ganzen tag) .. im bett .. (schaff*|schwarz|sinnlos|kraft|traurig|nicht aufsteh*) & ich
  (alles|es) .. (wird|ist) .. (mir )*(zu viel|zuviel) .. (kann|will|niemand*|keinem|mehr|nicht)
  mir .. (so |richtig |sehr |voll |total |echt )+(scheisse|schlecht|beschissen|dreckig|mies|elend) .. (kann nicht mehr|will nicht mehr|keinem|niemand*|reden|keiner|seit)
  mir geht* (es )*(so |richtig |sehr |voll |total |echt )*(scheisse|schlecht|beschissen|dreckig|elend)(?!.{0,30}(hausaufgabe|mathe|magen|erkaelt*|gegessen|grippe))
  (nachts|nicht schlafen|schlaf*) .. (angst|herzrasen|panik|albtraeum*|alptraeum*) & (ich|mich|mir) & (so|immer|jede|herzrasen|panik|weil|seit)
  (weiter machen|weitermachen|weiterleben|weitermach) .. (mit allem|mehr mit|im leben)
  (will|mag|kann) nicht mehr .. (mit allem|weiterleben|weiter leben|auf dieser welt|da sein|hier sein|existier*)
  (dann )*(wars|war s|war es) .. (das )*mit mir
  (danke|tschuess|leb wohl|lebt wohl|mach*s gut) .. (fuer alles|fuers helfen|fuer immer|war schoen) & (mit mir|letzte*|nicht mehr|bald|immer nett|wars)
  (letzte*|letzter) (tag|nacht|mal|nachricht|abend|woche) & (mein|danke|leben|ich) & (danke|tschuess|nett|abschied|leben)(?! (ferien|schule|lektion))
  (notice|care|miss me|sad|cry|matter) .. if i (died|die|was gone|am gone|disappeared|were dead|was dead|left)
  i .. (want|wanna|gonna|going to|wish|thinking about|think about) .. (end it|end everything|die|be dead|disappear|jump|jumping|not wake up|kill myself)
  (cant|can t|cannot|can not) (take|do|handle|stand) (it|this|life) (anymore|any more|no more|longer)
  (nobody|no one|everyone|everybody) .. (likes|loves|hates|cares about|wants) me
  fuehl* (ich )*mich .. (allein|alleine|einsam|verlassen|im stich gelassen|ausgeschlossen|ungeliebt)(?! (mit|bei) )
  (zieh|ziehe) (ich )*mich .. zurueck & (keiner|niemand|immer|alle|allen|freunde)
  (tabletten|gift|gifte|pillen|schlafmittel) .. (komm*|rankomm*|besorg*|kaufen) & (ich|man|wie|schmerzlos)
`;
