const they =
  '(die|sie|alle|jungs|maedels|maedchen|klasse|grossen|aelteren|andere*|jeder|paar|typen|mitschueler*|leute|kinder|einer|gruppe|clique)';
const mine =
  '(sachen|zeug|ranzen|schulranzen|rucksack|jacke|schuhe|turnbeutel|sportbeutel|maeppchen|mappe|heft|hefte|fahrrad|rad|muetze|brille|brotdose|trinkflasche|buecher)';
const image =
  '(sticker*|meme|memes|bild|bilder|foto|fotos|video|videos|tiktok*|reel*|filmchen|screenshot*|deepfake*|story|umfrage|edit|edits|nacktbild*)';
const spread =
  '(schicken|verschicken|rumschick*|rumgeschickt|verschickt|geschickt|teilen|geteilt|gepostet|posten|hochgeladen|rumgezeigt|zeigen .. rum|weiter*|liken|lachen|verbreit*|rum|gefaked|kommentieren)';
const harm =
  '(hau*|verhau*|schlag*|verpruegel*|pruegel*|tret*|box*|verdresch*|vermoebel*|verklopp*|klatsch*|schubs*|spuck*|bespuck*|bewerf*)';
const where =
  '(schule|pause|schulhof|pausenhof|heimweg|schulweg|bus|schulbus|haltestelle|bushaltestelle|klo|toilette|umkleide*|turnhalle|klasse|jeden tag|jeden morgen|immer|hort)';

/** What other children do to somebody. */
export const bullyingHints = `
  ${image} .. (von mir|ueber mich|mit mir|wo ich|wo sie mich|wie ich|mich nachmach*) & ${spread} & (${they}|klassenchat|klassengruppe|gruppenchat|haben|hat)
  ${they} .. (haben|hat|machen|macht|basteln) .. ${image} .. (von mir|ueber mich|mit mir|wo ich|wo sie mich|mich nach*)
  ${they} .. (haben|hat|macht|machen) .. (aus|von|mit) (mein|meinem|meinen) (foto|bild|profilbild|gesicht|stimme|video) .. (meme|memes|sticker*|witz*|gemacht|gebastelt|gefaked|rum)
  (klassenchat|klassengruppe|klassenchats|gruppenchat|whatsapp gruppe|gruppe|chat) .. (schreiben|schreibt|laestern|laestert|lachen|lacht|machen sich lustig|beleidigen) .. (mich|mir|ich|ueber mich)
  ${they} .. (wollen|nehmen|verlangen|klauen|zocken|ziehen|kassieren|fordern|erpressen) .. (mein|meine|meins|mir) .. (geld|taschengeld|pausengeld|essensgeld|euro|pausenbrot|pausenbrote|brot|essen|schulbrot)
  (wenn|falls) ich .. (kein* geld|kein* euro|nichts|nix|nicht) .. (mitbring*|geb|gebe|zahl*|bezahl*|mach|mache|mitmach*|hol*) .. ${harm}
  ${harm} .. (die|sie) .. mich
  (sonst|oder) .. (sie|die|alle|ich|es|gibt*|passier*|mich) .. (${harm}|was passiert|passiert was|passiert .. was|aufs maul|auf die fresse|bin ich dran|schlaege|pruegel) & ${they} & (soll|muss|zwing*|wollen|drohen|sagen|mir|mich)
  (verhau*|vermoebel*|verdresch*|verklopp*|vermoebeln|abzieh*|abgezogen|bespuckt|angespuckt|angerotzt) .. mich
  ${they} .. mich .. (verhau*|vermoebel*|verdresch*|verklopp*|abgezogen|abziehen|abzocken|abgezockt|bespuckt|angespuckt|angerotzt|rumgeschubst|rumschubsen|gejagt|fertiggemacht|blossgestellt)
  (klassenchat|klassengruppe|gruppenchat|gruppe|whatsapp|party|geburtstag*|team|bande|clique) .. (nur mich|mich|nur ich|ausser mir|ausser mich) .. (rausgeschmissen|rausgeworfen|geblockt|blockiert|eingeladen|ausgeschlossen|entfernt|gekickt|nicht|ignorier*)
  (alle|jeder) .. (ausser|nur) (mir|mich|ich) & (eingeladen|klassenchat|gruppe|geburtstag|party|mitspielen)
  (haben|hat) mich .. (klassenchat|klassengruppe|gruppe|whatsapp) .. (rausgeschmissen|rausgeworfen|geblockt|entfernt|gekickt)
  (nase|nasen) zu & (mir|ich|mich)
  (setzt|setzen|rutscht|rutschen|ruecken|rueckt|gehen|geht|rennen|laufen) .. weg .. (von mir|wenn ich)
  ${they} .. (sag*|behaupt*|schrei*|schreiben|schreibt|rufen|ruft) .. ich .. (stinke|stinkt|stink|haesslich|fett|eklig|behindert|sterben|verreck*|umbring*|verpiss*|abhauen|von der schule|nichts wert|opfer)
  (ich soll|dass ich) .. (sterben|verreck*|mich umbring*|verpiss*|von der schule|tot umfall*|nicht mehr (kommen|leben)) & (schreib*|sag*|gruppe*|alle|kommentar*|nachricht*|die|sie)
  (drueck*|steck*|tunk*|tauch*|druecken|gedrueckt|gesteckt|getunkt) .. (mein kopf|meinen kopf|mich|mein gesicht) .. (klo|toilette|muell*|wasser|schnee|dreck|matsch|pfuetze|waschbecken|spind)
  (lauern|lauert|auflauer*|aufgelauert) .. (mir|mich|auf)
  mir .. (auflauer*|aufgelauert|lauern)
  (warten|stehen|wartet) .. (die|sie|jungs|typen|grossen|aelteren) .. auf mich & (jeden tag|jeden morgen|schlag*|hau*|angst|immer)
  (passen|passt|jagen|verfolgen|hetzen) mich .. (ab|heimweg|schule|nach hause|pause|schulhof|jeden tag|bus)
  ${harm} .. (mich|mir) & ${where} & ${they}
  ${where} .. (mich|mir) .. (tret*|schlag*|hau*|boxen|spucken|schubsen|geschubst|getreten|gehauen|gespuckt|bein gestellt|ein bein)
  (mein|meine|meinen|meins) ${mine} .. (muell*|klo|toilette|pfuetze|versteck*|zerriss*|zerschnitten|zerstochen|kaputtgemacht|kaputt gemacht|weggenommen|geklaut|beschmier*|aufs dach|ausm fenster|aus dem fenster|rumgeworfen) & (${they}|jeden tag|immer|wieder|lachen)
  ${they} .. (nennen|rufen|nennt|schimpfen|beschimpf*|beleidig*) .. mich .. (jeden tag|immer|fett*|sau|schwein|hure|schlampe|opfer|streber|spasti*|affe|elefant*|haesslich*|behindert*|schwul*|missgeburt|stinker|hund|lesbe|transe|kanake|wal|fass|zwerg|brillenschlange|nur noch|auslaender|terrorist|hurensohn)
  (zwingen|noetigen|zwangen|gezwungen) .. (mich|mir|ich) & (${they}|sonst|schule)
  (keiner|niemand|keine) (waehlt|nimmt|fragt|laedt|beachtet|gruesst|sitzt|spielt|redet) .. (mich|mit mir|neben mir|mir)
  (immer|jedes mal) .. (als letzter|als letzte|der letzte|die letzte) .. gewaehlt
  (auf dem klo|in der umkleide|im klo|toilette|umkleide|keller|spind) .. (eingesperrt|eingeschlossen|gefilmt|fotografiert|ausgezogen)
  (they|kids|everyone|everybody|boys|girls|class|classmates|people|friends|someone) .. (laugh* at|make* fun of|making fun of|bully|bullies|bullying|bullied|pushes|push|pushed|kick|kicks|kicked|punch*|hits|hit|hate|hates|ignore|ignores|spit on|steal my|stole my|take my lunch|took my lunch) .. (me|my lunch|my money|my stuff|money|stuff)
  (i am|i m|im|i get|i got|i keep getting|getting|being) (being |getting )*(bullied|picked on|cyberbullied|beaten up)
  (group chat|groupchat|gc|meme*|sticker*|video*|post*|pictures|rumors|rumours|edits) .. (about|of|with) (me|how .. i) & (they|class|classmates|everyone|everybody|all|kids|someone|girls|boys|people)
  (werde|wurde|werd) .. (ausgelacht|gehaenselt|gemobbt|gehatet|ausgeschlossen|ausgegrenzt|runtergemacht|rumgeschubst|abgezogen)
  (die|sie|alle|jungs|maedchen) .. sagen .. zu mir & (werfen|lachen|affe*|spucken|machen .. nach|jeden tag|immer|stink*|schwein*|opfer|fett*)
  (haesslich*|dickste*|duemmst*|peinlich*|eklig*|unbeliebt*|hasst am meisten) .. (abgestimmt|umfrage|ranking|abstimmung|rangliste) & (ich|mich|mir)
  (abgestimmt|umfrage|ranking|abstimmung|rangliste) .. (haesslich*|dickste*|duemmst*|peinlich*|eklig*|unbeliebt*) & (ich|mich|mir)
  (keiner|niemand|keine) .. (will|moechte|mag|wollte) .. (neben mir|mit mir|zu mir|mit mir zu tun)
  (hose|hosen|rock|unterhose|badehose|bikini|t shirt) .. (runtergezogen|runterzieh*|ausgezogen|hochgezogen) & (mir|mich) & (die|sie|alle|jungs|maedchen|haben|andere*)
  (fake|gefaelscht*|falsche*) (account|profil|konto|seite|acc|insta*) .. (mir|mich|meinem|mein|my|me) & (haben|hat|jemand|someone|somebody|they|everyone|alle|gemacht|made)
  (starren|anstarren|tuscheln|laestern|kichern|glotzen) .. & (mich|mir) & (alle|die|sie|jeder|immer|klasse|schule)
  (auf dem klo|aufm klo|in der toilette|allein|alleine) .. (weil|damit) .. (mich|mir|sonst) .. (alle|jeder|keiner|niemand|anstarren|aergern|auslachen|sieht)
  (trau|traue|will) .. (mich )*(nicht|nich) .. (in die schule|zur schule|in den bus|auf den schulhof|in die klasse|in die umkleide) & (die|sie|alle|jungs|wegen|auslach*|angst|schlag*)
  (made|posted|shared|sent|spread) .. (about me|of me|my face|my picture|my photo|rumors)
  (loeschen|werfen|schmeissen|kicken|blocken|blockieren) mich .. (gruppe|chat|klassenchat|server|spiel) & (immer|lachen|alle|wieder|klasse|schule)
  (zettel|geruecht|geruechte|luegen|lied|spruch|sprueche|kommentare|hass*) .. (ueber|gegen|unter) (mich|mein*)
  (ueber|gegen|von) mich .. (geschrieben|aufgehaengt|gepostet|erzaehlt|erzaehlen|verbreit*|gelogen|luegen|geruechte|laestern|gelaestert)
  (drohen|droht|drohte|drohten|gedroht) .. (mir|uns|mich) 
  (mir|uns|mich) .. (droht|drohen|gedroht)
  (mich|mir) .. (gewuergt|wuergt|wuergen|getreten|bespuckt|verhauen|verpruegelt|geschubst)
  (filmen|filmt|fotografieren|fotografiert) .. mich .. (heimlich|netz|dusche|umkleide|sport|klo|rum|beim)
  (everyone|everybody|they|kids|classmates|people|girls|boys|he|she) .. (call|calls|called|calling) me
  (nobody|no one|noone) .. (plays|sits|talks|wants to (sit|play|talk)) (with|to|next to) me
  (an der|in der|auf der|neue|neuen) (schule|klasse) .. (keiner|niemand|alle) .. (mag mich|mich mag|gegen mich|hasst|hassen|ignorier*|redet)
  (keiner|niemand) .. (kommt|kam|wollte|kommen) .. (meinen|meinem|mein) (geburtstag|party|feier) & (klasse|abgesprochen|absichtlich|alle|die|sie|wieder)
  (die|sie|alle|klasse) .. abgesprochen & (mich|mir|mein*|keiner)
  (sticht|stechen|stach|piekst|pieksen|kneift|kneifen|beisst|zwickt|wuergt|bespuckt|verfolgen) mich
  (sagen|rufen|schreien|schreiben|sagt|ruft|schreit) .. (auslaender raus|neger|kanake|geh zurueck|hurensohn|schlampe|opfer|schwuchtel|missgeburt|behindert*|fett*) .. (zu mir|mir|mich)
  (zu mir|mir) .. (sagen|rufen|schreien|schreiben|gesagt|gerufen) .. (auslaender raus|neger|kanake|geh zurueck|hurensohn|schlampe|opfer|schwuchtel|missgeburt|fett*)
  (they|kids|boys|girls|someone|classmates) .. (threw|throw|took|take|stole|steal|broke|break|hid|hide|spit on|ripped|ruined) my
  (ich|mich|mir) .. (gemobb*|mobb*)
  (mich|mir) .. (haensel*|triez*|schikanier*|piesack*|veraepp*|demuetig*|blossstell*|beleidig*|runtermach*|diss|dissen|disst|haten|hated|verspott*|fertigmach*) & (alle|jeder|immer|staendig|jeden|dauernd|${they}|wegen)
  (haensel*|triez*|schikanier*|piesack*|veraepp*|demuetig*|dissen|haten|verspott*|aeffen|aefft) .. (mich|mir) & (alle|jeder|immer|staendig|jeden|dauernd|nach|wegen|schule|klasse|pause)
  (bin|bleib*|war|wurde|ich) .. (aussenseiter*|mobbingopfer|suendenbock|pruegelknabe|buhmann|arsch vom dienst|opfer (der|in|von|vom)|fussabtreter)
  (klasse|gruppe|jahrgang|schule) .. (der|das|die|immer|ich|nur) (aussenseiter*|opfer|suendenbock|letzte|freak|arsch)
  (schreiben|schreibt|posten|postet|kommentier*) .. (unter|bei|auf|zu) .. (bild*|foto*|post*|profil|video*) .. (mir|mich|mein*) .. (haesslich*|fies*|gemein*|boes*|eklig*|beleidig*|hass*|schlimm*|ekelhaft*)
  (wollen|will|waehl*|nimmt|nehmen|lassen|laesst) .. mich .. (nie|nicht|keiner|niemand|nirgends) .. (team|mannschaft|gruppe|dabei|mitspiel*|mitmachen)
  (werfen|schmeissen|schiessen|zielen|spucken) .. (absicht|absichtlich|extra|immer|jedes mal) .. (auf|nach) mich
  (nehmen|klauen|treten|verstecken|reissen|schlagen) mir .. (weg|aus der hand|runter|kaputt) & (immer|jeden|jedes|schule|wieder|pause|jungs|lachen|lacht)
  (jeden (tag|morgen)|immer|staendig|dauernd) .. (nehmen|nimmt|klauen|klaut|treten|tritt|werfen|verstecken|versteckt) .. mein* .. (essen|muetze|brot|sachen|zeug|stuhl|geld|weg|heft*|schuhe|jacke)
  (stell*|stellt) mir .. ein bein
  (bauchweh|bauchschmerzen|kopfweh|kopfschmerzen|krank|schlecht|uebel) & (schule|klasse|pause|sport) & (wegen (den|der|dem|denen)|damit ich .. nicht|weil (ich|die|sie) .. (angst|nicht))
  (tu|tue|tat|stell*|mach*) .. (krank|bauchweh|bauchschmerzen|fieber) .. (damit|dass|weil|wegen) & (schule|die|denen|jungs|klasse|sie|hin)
  (angst|panik|bammel|schiss) .. (vor|wegen) .. (den (anderen|jungs|maedchen|maedels|grossen|kindern|aelteren|typen)|meiner klasse|meinen mitschueler*|der pause|dem schulweg|dem heimweg|der umkleide)
  (pause|pausen|schule) .. (klo|toilette|allein|alleine|versteck*) .. (sitz*|steh*|ess|esse|rumsteh*|allein*|auf dem klo|mich) & ich
  ich .. (pause|pausen) .. (auf dem klo|toilette|allein|alleine)
  (geheimnis|tagebuch|nachrichten|chats) .. (allen|rum|weiter*|klasse|jedem) .. (erzaehl*|gezeigt|geschickt|vorgelesen|verraten) & (mein*|mich)
  (abgestimmt|lachen|gelacht|kichern|laestern|gelaestert|tuscheln) .. (ueber|wegen) mich & (alle|klasse|haben|immer|die|gruppe)
  (ueber|gegen) mich .. (abgestimmt|gelacht|gelaestert|laestern|lachen|getuschelt|gruppe|chat|gehetzt)
  (gruppe|chat|gruppenchat|whatsapp*|server|umfrage) .. (gegen|ueber|ohne) mich
  (ausgeschlossen|ausgelacht|ausgegrenzt|gehaenselt|geaergert|ignoriert) .. (haben|werde|wurde|mich) & (geweint|weine|heul*|immer|alle|hoert|aufhoer*|schlimm)
  nennen mich & (alle|keiner|niemand|klasse|schule|jeden|immer|pause|weine|traurig|nicht mehr)
  (klamotten|sachen|zeug|kleider|schuhe|handy|jacke) .. (in die|ins|in den|aufs|auf das) (dusche|klo|muell*|pfuetze|dach|dreck|matsch|see|wasser) (geworfen|geschmissen|gekippt|gesteckt)
  (fettsack|fette sau|missgeburt|hurensohn|opfer|schlampe|schwuchtel|spast*|behindert*|haesslich*|stinktier|schwein) & (nennen|rufen|nennt|sagen|schreien|beschimpf*) & (zu mir|mich)
  (kichern|tuscheln|fluestern|verstummen|drehen sich weg) .. (anderen|alle|sie|die) & (reinkomm*|vorbei*|vorbeigeh*|mich|wenn ich|wenn man)
`;
