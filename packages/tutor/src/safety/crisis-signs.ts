const family =
  '(papa|mama|vater|mutter|stiefvater|stiefmutter|bruder|schwester|onkel|opa|oma|eltern|trainer|lehrer*|nachbar|freund)';

/** Of somebody who mustn't be left alone; in the language of `signs.ts`. */
export const crisisSigns = `
  (will|moechte|wuensch*) .. (alles|das alles|es) .. (aufhoert|aufhoeren|vorbei ist|endet|zu ende ist)
  (haesslich|fett|dick) .. (esse|ess|hunger*|trinke|wasser)
  (jungs|maedchen|klasse|die|mitschueler*|er|sie) .. (haben|hat|wollten) .. (mich|mir) .. (ausgezogen|gefilmt|fotografiert|runtergezogen|festgehalten|eingeschlossen|verpruegelt)
  (paracetamol|ibuprofen|schlaftablette*|schlafmittel|ueberdosis|overdose|beruhigungsmittel|rasierklinge*)
  (tabletten|pillen|medikamente) .. (auf einmal|zu viele|zusammen nehm*|ueberleb*|alle genommen|schluck*)
  (da unten|dort unten|unten rum|zwischen den beinen|zwischen die beine|in die hose|in meiner hose|unter mein*|am po|meinen po) & (streich*|fass*|beruehr*|anfass*|gefasst|zeig*|gegriffen|grapsch*|kuess*|leck*|greif*)
  (keiner|niemand|keine|nie) .. (redet|spricht|spielt|sitzt|will .. sitzen) .. (mit mir|neben mir)
  (werfen|schmeissen|verstecken|klauen|zerreissen|kippen|nehmen) .. mein* (zeug|sachen|ranzen|jacke|rucksack|schuhe|hefte|brotdose|handy|mappe|maeppchen) & (immer|klasse|schule|muell|klo|jeden tag|weg|pause|lachen)
  (dont|don't|don t|do not|not) (wanna|want to) (be |live |to )*(alive|live|here|exist|anymore)
  seit .. (nichts|nix|nicht mehr|nicht) .. (gegessen|getrunken|geschlafen)
  (versteck*|schliess*|sperr*) .. mich & (papa|mama|vater|mutter|stiefvater|stiefmutter|er|wenn) & (schrei*|betrunken|wirft|schlaeg*|haut|wuetend|angst|ausrast*|streit*)
  (mama|papa|mutter|vater|eltern) .. (sagt|sagen|schreit|wuenscht*|bereu*) .. (nie geboren|haetten mich nicht|mich nicht (haben|will|wollen)|hau ab|ins heim|hass* mich)
  (sperr*|schliess*|einsperr*) .. mich .. (keller|schrank|dunkeln|zimmer|kammer|garage|ein)
  (heut*|morgen|bald|nachher|nacht) .. (mach|tu) (ichs|ich s|ich es) & (vorbei|zu ende|schluss|aus|tot)
  (dann|bald|morgen|endlich) (ist|is|waer*|hat) .. (alles (vorbei|zu ende|aus)|ein ende|endlich ruhe)
  (wenn|wenns|dass|dass es|ob) .. mich (einfach |gar )*(nicht|nie|nich|nimmer|net|ned) (mehr )*(gaebe|gibt|gegeben|geben)
  (mich|mir) .. (gekuesst|angefasst|begrapscht|gestreichelt|beruehrt|betatscht) & ((wollte|will|mag|mochte) .. (nicht|nich|net)|pfarrer|er|der|mann|geheim*|trainer|betreuer*|babysitter*)
  (nur|bloss|wieder nix) .. (apfel|salat|wasser|kaugummi*|joghurt|gurke*|kalorien) .. (gegessen|esse|getrunken) & (dick|fett|abnehm*|duenn*|waage)
  (bin|fuehl* mich|fuehle mich|finde mich) .. (zu|viel zu|so|total) (dick|fett|haesslich) & (gegessen|ess*|hunger*|abnehm*|hass*|spiegel|diaet|ekl*|weine*|kilo)
  (will|moechte|wuerde*) .. (zu (ihr|ihm|oma|opa|mama|papa|meine*)|auch) .. (himmel|da oben)
  (oma|opa|mama|papa|bruder|schwester|freund*) .. (gestorben|tot) & (will|moechte) (auch|zu (ihr|ihm)|nicht mehr|mit)
  (kein* (bock|lust|kraft|mut|grund) mehr|muede|satt|zu ende|schluss mit dem|vorbei mit dem) .. (am|aufs|auf das|auf mein|vom|zu|mein*|dem|dieses) leben
  (lebensmuede|todessehnsucht|suizidgedanken|ritzen* mich|sterbe wuensche)
  (mir|mich|sich) .. (was|etwas) antu*
  (mir|sich) das leben (nehm*|zu nehmen)
  mein* leben .. (beend*|wegwerf*|hinschmeiss*|ein ende)
  (ende|schluss) .. (mit mir|mit meinem leben|dem leben)
  (keinen|kein) (sinn|ausweg) mehr & (ich|mir|leben)
  seh* (einfach )*(keinen|kein) (sinn|ausweg)
  (gern*|lieber|besser|endlich) (tot|nicht mehr am leben|nicht geboren)
  (wuenschte|wuensch*) .. (nie|nicht) geboren
  (wuerde*|wuerd|waer*) .. (lieber |gern |gerne |am liebsten )*(nicht mehr (existier*|da|hier|aufwach*))
  (einschlafen|schlafen) .. (nie|nicht) (mehr|wieder) (aufwach*|wach*)
  (ich bin|bin ich|fuehl* mich) (so |eh |doch |nur |allen |sowieso )*(wertlos|nichts wert|nix wert|ueberfluessig|unerwuenscht|eine last|allen egal|zu viel fuer alle|nur im weg)
  (mich|mir) (mag|liebt|braucht|will|vermisst|glaubt|hoert) (doch |eh |sowieso |ja |echt |hier )*(keiner|niemand|keine sau|kein mensch)
  mich .. (keiner|niemand) (mag|liebt|braucht|haben|leiden|vermisst|vermissen)
  (kratz*|schneide*|schnitt*|brenn*|verbrenn*|box*|beiss*) (ich |mich |mir |immer |oft |heimlich )*(mich|mir) .. (arm*|haut|bein*|oberschenkel|selber|selbst|blut*|heimlich)
  (arm*|haut|bein*|oberschenkel|handgelenk*) .. (aufgeritzt|ritz*|geschnitten|aufgeschnitten|aufschneide*|blut*|narben) & (ich|mir|mich|meine*)
  (rasierklinge*|narben) .. (arm*|versteck*|mir)
  (halt*|ertrag*|pack*|schaff*) (es |das |ich |einfach )*(alles|das alles|das leben|hier alles) .. nicht mehr( aus)*
  (nur noch|einfach nur|nur|ganz) weg (von allem|von hier|von zuhause|aus dem leben)
  finger .. (in den|im|in) (hals|rachen)
  (nach|mahlzeit*|essen) .. (auskotz*|erbrech*|raus kotzen|wieder raus)
  (hunger*|ess*|essen) .. (bis ich .. (kilo|duenn)|damit ich .. (duenn|abnehm*|weniger wieg*))
  (kalorien|wiege|waage) & (zu fett|zu dick|hass*|verbiet*|hungern)
  (mama|papa|mutter|vater|eltern|mami|papi) .. (nicht|nie|nich) .. (heim|nach hause|zurueck|wieder gekommen|da) & (hunger*|tag*|allein*|angst|kalt|nacht|keiner|niemand)
  (nichts|nix|kein) .. (zu essen|essen mehr|zum essen) & (zuhause|zu hause|daheim|da|hunger*|mama|papa|eltern|kuehlschrank)
  ${family} .. (trinkt|saeuft|besoffen|besaeuft|betrunken|bier|alkohol|schnaps|drogen) & (schrei*|schlaeg*|haut|angst|jeden (abend|tag)|ausrast*|rastet|aggressiv)
  ${family} .. (rastet|ausrast*|wirft|schmeisst) .. (aus|mit|nach|gegen) & (angst|mich|mir|mama|papa|uns)
  (wehgetan|weh tut|tut .. weh|blaue* fleck*|verbrannt|wuerg*) & ${family} & (mir|mich)
  (mama|papa|mutter|vater) .. sich .. (umbring*|was antu*|toeten|das leben)
  (fasst|fast|fassen|grapscht|begrapscht|beruehrt|betatscht|streichelt|kuesst|leckt) (er |sie |der |die |immer )*(mich|mir) .. (an|unten|zwischen|unter|ueberall|po|hintern|brust|intim*|hose|mund|wenn)
  (mich|mir) .. (ueberall|da unten|dort unten|unten|zwischen (den|die) bein*|in die hose|an den po|unterm t shirt|unter die decke) .. (anfass*|angefasst|an|gefasst|beruehr*|gefummelt)
  (muss|soll|musste|sollte) .. (ihn|ihm|den|opa|onkel|trainer|papa) .. (anfassen|kuessen|streicheln|massier*|da unten)
  (fasst|fassen|grapscht) mich (immer|so|komisch|ueberall|wieder)* an
  (vergewaltig*|missbrauch*|sexuell belaestig*|belaestigt)
  (komm*|schleicht|legt|liegt) .. (nachts|abends|heimlich) .. (zimmer|bett|decke)
  (hassen|hasst|schubs*|tritt|treten|bespuck*|ausgrenz*|ausschliess*|bewerf*|verarsch*) .. mich & (alle|klasse|schule|jeden tag|immer|pause|andere*|kinder|jungs|maedchen|mitschueler*)
  (alle|klasse|schule|jeden tag|pause|jungs|maedchen|mitschueler*|andere* kinder) .. (hassen|hasst|schubs*|treten|bespuck*|ausgrenz*|bewerf*|ausschliess*) & (mich|mir)
  (nennen|rufen|nennt) mich (alle |immer |jeden tag |nur )*(fett*|schwul*|hurensohn|behindert*|opfer|missgeburt|schwein|hure|schlampe|haesslich|schwuchtel|kanake|neger)
  (ausgelacht|gehaenselt|gehaenslt|schikaniert|fertiggemacht|fertig gemacht|ausgegrenzt|getreten|bespuckt|angespuckt) & (ich|mich|mir) & (schule|klasse|jeden tag|immer|werde|wurde|haben|pause|wieder)
  (hab*) .. (gar |ueberhaupt |echt )*(keine freunde|niemanden zum reden|keinen zum reden|niemanden mehr)
  (want|wanna|wish) .. (disappear|not exist|be dead|was dead|were dead|never born|not be here|not be alive|vanish|stop existing|sleep forever|end it)
  (dont|don t|don't|do not) want to (live|be here|be alive|exist|wake up)
  (hate|hates) (myself|my life|my body)
  (cut|cutting|hurt|hurting|burn|starve|starving|kill) myself
  (better off|happier) without me
  (nobody|no one|noone) (likes|loves|cares|would miss|wants|understands) .. me
  (dad|mom|mum|father|mother|stepdad|stepmom|uncle|coach|brother|teacher|he|she) (always |keeps )*(hits|hit|beats|beat|touches|touched|hurts|hitting|beating|touching) me
  (no reason|dont want|no point) .. (living|to live|alive)
  (suicidal|self harming)
  (ich|i)(will|moechte|mag|mecht)(sterben|nichtmehr|nimmer|totsein)[a-z]*
  (nicht|nich|nciht|nimmer|nimma|nemme|nimmi|nie|nie wieder|nich mehr|net mehr|ned mehr|nit mehr) (mehr )*(leb*|weiterleb*|aufwach*)
  (nicht|nimmer|nie) mehr existieren
  (will|moechte|wuerd*|wuerde*) .. (nicht|nie) existier*
  nie wieder .. aufwach*
  (nicht mehr|nich mehr|nimmer|nimma|net mehr|ned mehr) (da|auf der welt|auf dieser welt|am leben|hier) (bin|sein|waere|waer)
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
  ohne mich .. besser*
  (besser*|gluecklich*|froh*) .. ohne mich
  letzte nachricht & (euch|ihr|alle|mich|leb wohl|tschuess)
  keiner (mag|liebt|braucht|will|vermisst|wuerde) .. mich
  niemand (mag|liebt|braucht|will|vermisst|hat) .. mich
  (merkt|vermisst|interessiert|juckt|stoert) .. (keiner|niemand|keinen|niemanden|keine sau) & (weg|mich|nicht mehr)
  (keine*|niemand*|kein mensch) .. (merk*|vermiss*|auffall*|faellt|trauer*|traurig|wein*) & (ich (nicht mehr )*(weg|tot|da|fort|sterb*|verschwind*|morgen|einfach)|(weg|tot|fort) (bin|waer*)|mich)
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
`;
