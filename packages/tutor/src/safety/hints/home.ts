const parent =
  '(papa|mama|mami|papi|vater|mutter|eltern|stiefvater|stiefmutter|stiefpapa|stiefmama|stiefbruder|opa|oma|onkel|tante|pflegevater|pflegemutter|pflegeeltern|babysitter*|bruder|betreuer*|erzieher*)';
const grown =
  '(papa|vater|stiefvater|stiefpapa|stiefbruder|opa|onkel|cousin|trainer|lehrer|betreuer*|nachbar|pfarrer|freund von (mama|meiner mutter|meiner mama)|mamas freund|mann|typ|babysitter*|pflegevater|bademeister)';
const blow =
  '(geklatscht|klatscht|ohrfeige*|geohrfeigt|backpfeife*|gehauen|haut|guertel*|pruegel|verpruegel*|verdrosch*|getreten|tritt|gewuergt|wuergt|watsch*|gewatscht|kopfnuss|rohrstock|kleiderbuegel|kochloeffel|gescheuert|gedroschen|schellt|geschellt|latschen|pantoffel|stock)';
const drunk =
  '(bier|schnaps|wein|wodka|alkohol|getrunken|trinkt|betrunken|besoffen|gesoffen|saeuft|voll ist|blau ist|drogen|kifft|bekifft|high)';

/** Where a home isn't safe. It is never the child's fault. */
export const homeHints = `
  ${parent} .. (laesst|lassen|liess|lasst|laesst) mich .. (nicht|nich|nimmer|net) .. (rein|ins haus|in die wohnung|nach hause|heim)
  (treppenhaus|draussen|ausgesperrt|vor der tuer|vor der haustuer|im garten|auf der strasse|hausflur|balkon) & ${parent} & (abgeschlossen|abgesperrt|zugesperrt|zugeschlossen|nicht rein|nicht aufmach*|macht nicht auf|ausgesperrt|ich frier*|kalt|schnee)
  ${parent} .. (schmeiss*|schmeisst|wirft|setzt|werfen|jagt|geschmissen|geworfen) .. (mich|ich) .. (raus|rausgeschmissen|vor die tuer|auf die strasse)
  ${parent} .. mich .. (rausgeschmissen|rausgeworfen|ausgesperrt|vor die tuer gesetzt)
  ${grown} .. (will|moechte|wollte|soll|verlangt|zwingt|sagt|immer|muss) .. (schoss|auf den mund|ins bett|mit mir (baden|duschen|schlafen)|zusammen (baden|duschen)|massier*|anfass*|ohne hose|nackt|kitzelt .. unten|zungenkuss)
  (auf|uf) (seinem|seinen|sein|ihrem|den) schoss & (muss|will|soll|immer|opa|onkel|trainer|mann|er)
  ${grown} .. (kommt|kam|guckt|guckte|glotzt|filmt|filmte|schaut|steht|platzt|beobachtet|spannt|setzt sich|legt sich) .. (bad|badezimmer|dusche|dusch|duschen|bade|baden|umzieh*|ausziehe|ausziehen|umkleide*|mein bett|zu mir ins bett|auf mein bett|unter die decke|schlafe)
  (beim|wenn ich) .. (dusch|dusche|duschen|bade|baden|umziehen|umzieh|ausziehen) .. (zu|rein|guckt|filmt|anfass*|kommt) & ${grown}
  (stepdad|stepfather|dad|uncle|grandpa|brother|stepbrother|coach|man|he|boyfriend) .. (comes|came|gets|got|sneaks|climbs|walks) .. (in|into|in to) (my|the) (room|bed|bathroom|shower)
  (mom|mum|dad|stepdad|stepmom|parents|father|mother|he|she|they) .. (lock*|locks|locked|kick|kicks|kicked|throw*|threw) me .. (in|out|inside|up|closet|basement|room|of the house)
  (mom|mum|dad|stepdad|stepmom|father|mother|he|she|parents) .. (slap*|punch*|kick*|choke*|whip*|scream* at|yell* at|drunk|drinks|burn*) .. (me|us|mom|my|every|and)
  (scared|afraid) (of|when|to) .. (dad|mom|mum|stepdad|home|father|mother|he comes)
  (mama|papa|mutter|vater|eltern|mami|papi) .. (ist|sind|is|war) .. (seit|schon|die ganze|ganze) .. (gestern|tag|tagen|tage|nacht|nachts|woche|wochen|abend|vorgestern|morgen|freitag|montag|samstag|sonntag) .. (weg|fort|nicht) & (allein*|hunger*|wein*|angst|kuehlschrank|nichts|nix|baby|bruder|schwester|niemand|keiner|gekommen|heimgekommen)
  (mama|papa|mutter|vater|eltern) .. (nicht|nich|nie) .. (heimgekommen|heimgekomm*|heim gekommen|zurueckgekommen|nach hause gekommen|aufgetaucht)
  kuehlschrank .. leer & (mama|papa|eltern|hunger*|allein*|tag*|weg|ich)
  (bin|sind|ist) .. (allein|alleine) & (seit .. (gestern|tag*|montag|freitag|woche)|tagelang|die ganze nacht|ueber nacht) & (mama|papa|eltern|zuhause|daheim)
  (wenn|falls|weil|immer wenn|sobald) .. ${drunk} & (${parent}|er|sie|mamas freund|freund von mama) & (versteck*|angst|schmeiss*|schrei*|hau*|schlag*|wirft|weh|wein*|uns|mich|zimmer|boese|wuetend|aggressiv|ausrast*|rastet)
  ${parent} .. ${drunk} & (versteck*|angst|schmeisst|schrei*|wirft|boese|aggressiv|jeden tag|umgefall*|liegt|aufm boden|auf dem boden|wacht nicht|autofahr*|faehrt)
  ${parent} .. ${blow} & (mich|mir|uns|mama|bruder|schwester|krieg*|bekomm*)
  (krieg|kriege|kriegt|bekomm*|gibt|gibts|gibt s|setzt|setzts) .. (pruegel|schlaege|haue|den guertel|mitm guertel|ohrfeigen|watschn|eine geklatscht|eine gescheuert|eine gelangt|arsch voll|hintern voll) & (zuhause|daheim|zu hause|ich|papa|mama|wenn|vater|mutter)
  ${parent} .. (an den|bei den|am|an) (haaren|haar|ohr|ohren|arm|hals) .. (gezogen|zieht|gezerrt|zerrt|gerissen|gepackt|packt)
  (lippe|nase|auge|ruecken|arm|po|hintern|backe|gesicht) .. (blut*|geschwollen|blau|rot|weh*|gebrochen) & ${parent} & (mich|mir|hat|haut|schlaegt|geklatscht|wegen)
  (blut*|geschwollen) .. (lippe|nase|auge|gesicht) & ${parent}
  (papa|vater|stiefvater|mamas freund|freund von mama|er) .. (mama|mutter|mami|schwester|kleine* bruder|oma) .. (${blow}|gezogen|geschubst|geschlagen|wehgetan|angeschrien|bedroht|am hals|weint|blutet)
  (muss|musste|soll) .. (keller|schrank|draussen|balkon|dunkeln|garage|flur|badewanne|boden) .. (schlafen|bleiben|stehen|sitzen|essen|uebernachten) & (ich|mich) & (straf*|note*|kalt|nacht|nachts|schlafen|eltern|mama|papa|5|6|fuenf|boese)
  (krieg*|kriegt|bekomm*|gibt|gibts|darf) .. (kein|keine|keinen|nichts|nix) .. (essen|abendessen|abendbrot|fruehstueck|mittagessen|zu trinken|trinken) & (note*|straf*|boese|seit|woche|tage*|mama|papa|eltern|hunger*|5|6|fuenf)
  eltern .. (schrei*|streit*|pruegel*|schlag*|hau*|werf*|wollen sich) & (angst|nacht|nachts|jeden tag|jeden abend|immer|wein*|versteck*|schlimm|halt*|scheid*)
  (mama und papa|papa und mama|mama|papa|die) .. (schreien|pruegeln|schlagen|streiten) sich .. & (angst|nacht|nachts|jeden tag|jeden abend|wein*|versteck*|schlimm|immer)
  angst .. (wenn|dass|sobald|vor) .. (papa|mama|vater|mutter|stiefvater|stiefmutter|er|opa|onkel|bruder|mamas freund|eltern) .. (heim*|nach hause|kommt|trinkt|wuetend|boese|schrei*|merkt|zuhause)
  (zuhause|zu hause|daheim|nach hause|heim) .. (schlimm|unertraeglich|hoelle|will nicht|nicht mehr hin|nie mehr|schlag*|schlaeg*|gehauen) & (ich|mich|es|is|ist)(?! (die|der|das) (hausaufgabe|internet|wlan))
  (hoelle|schlimm|grausam) .. (zuhause|zu hause|daheim)
  ${parent} .. (kaputt geschlagen|kaputtgeschlagen|zertruemmert|zerschlagen|zerstoert) .. (und dann|mich|wut|wuetend|tuer|handy|zimmer)
  (mama|papa|mutter|vater) .. (liegt|schlaeft|weint|sitzt) .. (nur|den ganzen tag|immer|tagelang|jeden tag) .. & (ich muss|alles machen|alles allein*|kuemmer*|kochen|wach*|angst)
  (sachen|dinge|sowas|komisches|spiele) .. (mit mir|bei mir|an mir) .. (nicht will|nicht wollte|eklig|geheim*|nicht moechte|nicht mag|niemand*|keinem|weh)
  (glaubt|glauben) mir .. (keiner|niemand|eltern|mama|papa|zuhause) & (wenn ich .. (sag*|erzaehl*)|knallt*|schlag*|angefasst|wehtut|zuhause)
  (knallts|knallt es|setzts was|setzt es was|gibts was|gibts eine|rastet .. aus|flippt .. aus|ausrast*|tickt .. aus) & (zuhause|papa|mama|vater|mutter|daheim|stiefvater)
  ${parent} .. (droht|drohte|gedroht|bedroht) & (umbring*|uns|mich|mama|schlag*|heim|weg*|messer|raus)
  (dad|mom|mum|stepdad|stepmom|father|mother|parents) .. (angry|mad|drunk|breaks|throws|yell*|scream*|fight*) & (hide|scared|afraid|things|hits|cry|crying|every (night|day))
  (mama|papa|eltern|mutter|vater) .. (wuenscht*|sagt|gesagt|schreit|bereut) .. (nie da|nie geboren|nie bekommen|abgetrieben|ungewollt|missgeburt|wertlos|nichts wert|ins heim)
  ${parent} .. mich .. (gesperrt|eingesperrt|eingeschlossen|abgeschlossen|festgebunden|angebunden|festgehalten|liegen lassen|allein gelassen|vergessen abzuholen)
  (eltern|mama|papa|mutter|vater) .. (nie da|nie zuhause|nie daheim|immer weg|kuemmer* sich nicht|bin ich egal|ist es egal) & (ich muss|geschwister|allein*|kochen|hunger*|kalt|dreckig|waesche|sachen)
  (eltern|mama|papa|mutter|vater|denen|ihnen) .. (bin ich egal|bin ich scheissegal|kuemmern sich nicht um mich|kuemmert sich nicht um mich|hassen mich|hasst mich|lieben mich nicht|liebt mich nicht)
  (jede nacht|jeden abend|jeden tag|nachts|abends) .. (schreien|schreit|streiten|bruell*|brueel*|laut|sachen fliegen|teller) & (eltern|mama|papa|zuhause|angst)
  ${parent} .. (geschubst|schubst|gestossen|geworfen|getreten|tritt|gespuckt|spuckt|beworfen|eingeschlagen|gebruellt) .. (mich|mir|mama|wand|tuer|treppe)
  ${parent} .. (mich|mama|mir|uns) .. (geschubst|gestossen|getreten|angespuckt|beworfen|angebruellt|geschuettelt|gekniffen|runtergemacht)
  (stepdad|dad|mom|mum|father|mother|stepmom|he|she) .. (hit|hits|slapped|punched|kicked|pushed|choked|burned|beat) .. (me|us|my)
  (does|do|did|doing) (weird|bad|strange|gross|secret) (things|stuff) .. (me|alone)
  (uncle|dad|stepdad|grandpa|brother|coach|teacher|neighbor|babysitter) .. (weird|bad|strange|gross) (things|stuff)
`;
