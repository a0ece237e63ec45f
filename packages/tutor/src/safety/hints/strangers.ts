const stranger =
  '(mann|maenner|frau|typ|typen|jemand|einer|eine|fremder|fremde|fremden|unbekannter|unbekannte|unbekannten|unbekannter|autofahrer|alter|opi|erwachsener|erwachsene)';
const place =
  '(schule|haltestelle|bushaltestelle|spielplatz|heimweg|schulweg|haus|haustuer|schwimmbad|freibad|park|bahnhof|bus|umkleide|sportplatz|schulhof|strasse|schultor)';
const online =
  '(online|internet|netz|chat|app|discord|roblox|fortnite|minecraft|brawl stars|brawl|insta*|snap|snapchat|tiktok|whatsapp|telegram|valorant|clash royale|steam|twitch|among us|im spiel|beim zocken|aus dem spiel|ausm spiel|aus einem spiel|server|gruppe|zocken)';
const wish =
  '(allein|alleine|geheim*|niemand*|keinem|keiner|treff*|adresse|wohn*|foto*|bild|bilder|selfie*|nummer|handynummer|kamera|cam|webcam|sehen|loesch*|passwort|abhol*|besuch*|huebsch|suess|verliebt|freundin sein|zusammen)';

/** Grown-ups whom a child doesn't know, in the street and in the net. */
export const strangerHints = `
  ${stranger} .. (will|wollte|sagt|sagte|fragt|fragte|gefragt|bietet|bot|meint|lockt|winkt|ruft|angesprochen|spricht|versprochen|schenkt|gibt) .. (mitfahr*|mitkomm*|mitgeh*|einsteig*|mitnehm*|sein auto|ihr auto|ins auto|in sein|heimfahr*|nach hause (fahr*|bring*)|heimbring*|faehrt mich|abhol*|zu ihm|zu ihr|mit zu ihm|welpe*|kaetzchen|katzenbab*|suessigkeit*|bonbons|schokolade|eis (kauf*|essen)|wohnung)
  ${stranger} .. (hund|katze|hasen|kaninchen|tiere|welpe*|baby) .. (sehen|zeigen|streicheln|anschau*|suchen) & (will|fragt|gefragt|auto|soll|mit)
  ${stranger} .. (faehrt|holt|bringt|nimmt) mich .. (heim|nach hause|ab|mit)
  ${stranger} .. (folgt|verfolgt|verfolgte|beobachtet|fotografiert|filmt|spricht|quatscht|laeuft|starrt|wartet|schleicht) .. (mir|mich|uns) .. (${place}|hinterher|nach|an|immer|auf)
  ${place} .. (steht|ist|sitzt|wartet|laeuft|parkt|stand|war) .. ${stranger} & (foto*|film*|anguck*|guckt|immer|jeden tag|komisch*|beobacht*|starr*|spricht|angesprochen|uns|auto)
  (folgt|verfolgt|beobachtet|filmt|fotografiert) .. (mir|mich|uns) .. ${stranger}
  (mir|mich|uns) .. (verfolgt|folgt|beobachtet|gefilmt|fotografiert) .. ${stranger}
  (auto|lieferwagen|transporter|bus) .. (faehrt|fuhr|haelt|hielt|verfolgt|folgt) .. (neben mir|hinter mir|langsam|mir|mich)
  (typ|mann|er|jemand|einer|einen|wen|junge|maedchen|freund*|kumpel|user|spieler|sie) .. ${online} .. (will|wollte|sagt|fragt|schreibt|moechte|soll|verlangt|gefragt|bittet|schickt) .. ${wish}
  (kennengelernt|kennen gelernt|angeschrieben|schreibt mir) & ${online} & (will|soll|fragt|sagt|verlangt|moechte) & ${wish}
  (schreibt|schrieb|textet) .. mir .. (jeden|immer|nachts|staendig|dauernd) & (niemand*|keinem|geheim*|erzaehl*|kenn* .. nur|kenn* .. nicht|aelter|alt|fremd*)
  (chat|chats|verlauf|nachrichten) .. loesch* & (ich soll|dass ich|er will|sie will|will dass|sagt)
  (er|sie|der|typ|freund|die) (ist|is|waere|sei) (schon |ueber |ungefaehr |circa |etwa |aber |erst |so )*(1[6-9]|[2-6][0-9]) .. (zusammen|verliebt|treff*|beziehung|kuess*|liebt mich|liebe ihn|liebe|lieb zu mir|mit mir gehen|heimlich|abhol*|flirt*)
  (zusammen sein|zusammenkommen|beziehung|mein freund sein|meine freundin) & (er|typ|mann|der) (ist|is) (schon |ueber )*(1[6-9]|[2-6][0-9])
  (geld|paypal|euro|gutschein*|skins|robux|vbucks|v bucks|guthaben|geschenk*|handy|karte) .. (geschickt|geschenkt|gekauft|gegeben|ueberwiesen|spendiert|aufgeladen) .. (dafuer|was zurueck|gegenleistung|schulde|jetzt will|will jetzt|will er|will sie|soll ich)
  (komm|komme|kommen|hinkomm*|treffen) .. (parkplatz|wald|park|bahnhof|keller|hotel|wohnung|spielplatz|see|zu ihm|zu ihr|garage|auto|tiefgarage) & (allein*|heimlich|ohne (eltern|mama|papa|jemand)|niemand*|keinem) & (soll|will|schreibt|sagt|sie|er)
  (noch nie|nie) (gesehen|getroffen|begegnet) & (will|soll|treff*|sehen|besuch*|abhol*|kommt) & (er|sie|typ|ihn|jemand)
  kenn* (ich )*(ihn|sie|den|die|der) .. (gar nicht|nicht|nur (von|aus|ueber)) & (will|soll|faehrt|fahr*|abhol*|treff*|schreibt|geschickt|mitkomm*|erzaehl*)
  (man|guy|guys|someone|somebody|stranger|woman|person|he|she|dude|friend) .. (online|roblox|discord|fortnite|minecraft|snap|snapchat|tiktok|internet|met|game|chat) .. (want|wants|wanted|asked|asks|asking|told|tells|says|said|keeps) .. (my|me|meet|camera|cam|address|pic*|photo*|number|school|come|secret)
  (stranger|man|guy|woman|somebody|someone) .. (car|ride|follow*|following|candy|puppy|dog|take me|pick me up|watching me|outside my)
  (trainer|lehrer|betreuer|nachbar|fahrlehrer|mann|typ|erwachsener) .. (schreibt|schickt|schrieb|textet) mir .. (nachts|herz*|kuss*|kuesschen|heimlich|suesse|jeden|privat|abends)
  (einer|jemand|typ|mann|er|fremd*) .. (will|fragt|soll|sagt|wollte) .. (schluessel|alarmanlage|wann .. (eltern|mama|papa)|wo .. geld) & (haus|versteck*|wohnung|liegt|eltern|allein*)
  (not tell|dont tell|don t tell|tell no one|keep it secret|keep it a secret|our secret|tell nobody|not to tell) & (friend|he|she|online|him|says|said|man|guy)
  (er|sie|typ|mann|sagt|schreibt|freund) .. (reifer|reif|erwachsener|weiter|besonders|huebscher|schoener) .. (als (andere|die anderen)|fuer (mein|dein) alter)
  (guthaben*|geschenk*|geld|skins|robux) .. (lieb|nett|brav) sein
  (model|casting|star|influencer*|talent) .. (bild|bilder|foto*|video*|selfie*|schicken|schick)
  (internetfreund*|onlinefreund*|online freund*|spielefreund*|chatfreund*) .. (besuch*|treff*|sehen|abhol*|geheim*|bild*|foto*|adresse|kommt|vorbei)
  (er|sie|typ) (sagt|behauptet|meint) (er|sie) (ist|waere|waer|sei) [0-9]+ aber
  (er|typ|mann|jemand|einer) .. will .. (mein zimmer|mein gesicht|mein haus|unser haus|mich) .. (sehen|zeig*) & (stimme|kamera|cam|video*|online|schreibt|kenn*|sagt|chat)
  (man|guy|stranger|somebody|someone|woman) .. (taking|takes|took|filming|recording) .. (of|us|me|kids)
  (fremd*|unbekannt*|erwachsen*|chatfreund*|internet freund*|netz freund*|onlinefreund*|internetfreund*|online freund*|brieffreund*|gaming kumpel*|zockerfreund*|streamer|youtuber|influencer|admin|coach|opa|opi|typ|mann) & (${online}|netz|handy|lobby|omegle|privat) & (${wish}|schreiben|schreibt|standort|wohn*|stadt|allein*|voice|angeschrieben|geschrieben|kennenlern*|koerper|figur|name|namen|alter|liebt|herz*|telefonier*|hotel|daheim|zuhause|eltern|geheim*|videochat|video chat)
  (er|sie|der|die|einer|jemand|typ|mann|spieler|mitspieler|user) .. (fragt|fragte|gefragt|wissen|frag*) .. (wo ich wohn*|meinem (richtigen |echten )*namen|mein* adresse|mein* schule|auf welche schule|in welche schule|wie alt ich|ob ich allein*|meiner (groesse|figur|nummer|adresse)|in welcher (stadt|klasse|schule)|wann ich|mein* passwort|mein* standort)
  ${stranger} .. (fragt|fragte|gefragt|will|wissen) .. (wo ich wohn*|mein* (echten |richtigen )*(namen|adresse|schule|standort|groesse|figur|koerper)|ob ich allein*)
  (soll|darf|kann|hab|habe) (ich )*(einem|einer|nem|eine|dem|ihm|ihr|meinem|fremden|jemand*|leuten) .. (fremd*|internet*|online*|chat*|ihm|ihr|spiel*|unbekannt*|erwachsen*)* .. (sagen|gegeben|geben|geschickt|schicken|verraten|erzaehlt|gesagt|nennen) & (stadt|adresse|nummer|wohn*|foto*|bild*|schule|namen|selfie|klarname*|standort)
  (adresse|nummer|handynr|handynummer|standort|wohnort|klarname*) .. (gegeben|gesagt|verraten|gepostet|geschickt|geteilt|haben) & (fremd*|jemand*|internet|online|chat|maenner|spiel*|ihm|will|oeffentlich*)
  (er|sie|der|die|typ|jemand|einer|mann|freund) .. (will|sagt|meint|moechte|soll|schreibt|wollte) .. (dass|das|ich) .. (keinem|keiner|niemand*|nicht|nichts) .. (sag*|erzaehl*|verrat*|weiss|wissen|mum|eltern)
  (er|sie|der|die|typ|jemand|einer) .. (will|sagt|meint|moechte|schreibt) .. (telegram|whatsapp|snap*|discord|kik|andere app|signal|insta*|skype) .. (adde|add|wechsel*|schreib*|weiter*|kommen|hol*|install*)
  (schickt|schenkt|gibt|kauft|bietet|gekauft|geschenkt|versprochen|verspricht) mir .. (robux|vbucks|v bucks|skins|geld|euro|guthaben|handy|geschenk*|karten|diamanten) & (wenn|dafuer|damit|selfie|foto*|bild*|treff*|heimlich|geheim*|kamera|cam)(?! ich (gewinn*|level))
  (bild*|foto*|selfie*|video*|pic|pics) .. (geschickt|schick*|gesendet) & (will|immer mehr|mehr|geld|sonst|droht*|postet|zeigt|veroeffentlich*|erpress*) & (er|sie|der|einem|ihm|typ|jemand*)
  (sagt|behauptet|schreibt|meint) .. (er|sie) (ist|waere|waer|sei) .. (aber|doch) .. (klingt|klang|aussieht|sieht|alt|aelter|erwachsen)
  (so alt|wirklich|echt) .. (wie er|wie sie) (schreibt|sagt|behauptet|tut)
  (treff*|treffe|trefft|treffen|verabred*|besuch*|hingehen|sehen|seh) .. (omegle|internet|netz|online*|discord|chat*|handy kenn*|app kenn*|nur vom|nur aus|nie gesehen|noch nie)
  (internet|netz|online*|discord|chat*|app|handy) .. (kennengelernt|kenn*|freund*|leute*|jemand*|verliebt) .. (treff*|getroffen|echt|sehen|besuch*|verliebt|abhol*|allein*|19|2[0-9]|3[0-9]|weglauf*|nett|heimlich)
  (verliebt) .. (internet|netz|online|discord|chat|spiel|1[7-9]|2[0-9]|3[0-9])
  (parkplatz|spielplatz|bahnhof|wald|hotel|park|wohnung|marktplatz) .. (allein*|auto|wartet|kommen|treff*|er) & (soll|will|wartet|er|sie|schreibt)(?! (bauen|zeichnen))
  (wartet|steht|parkt) .. (auto|wagen|schule|spielplatz) & (typ|mann|er|fremd*|sagt|kennt) & (kennt|sagt|einsteig*|mitkomm*|hingehen|mich|mir)
  (auto|wagen|transporter) .. (hinterher|verfolgt)
  (angesprochen|ansprach|spricht) .. (kennt|weiss) .. (meinen namen|wie ich heisse|wo ich)
  (mann|typ|jemand|fremd*) .. (fotografiert|filmt|beobachtet) .. (kinder|uns|mich|maedchen|jungs)
  (cam|kamera|webcam) .. (an|anmach*|anmache|einschalt*) & (er|der|typ|sie|jemand|mann) & (will|soll|sagt|wenn|liebe|immer|fragt)
  (ob ich|bin ich) allein*
  (bin|ich bin) .. (einsam|[0-9]+ .. (w|m|maedchen|junge)) .. (schreiben|meldet|schreibt|treffen|chatten|kennenlernen)
  (such|suche|kennst) .. (leute|jemand*|freundin|freunde|wen|kinder) .. (zum schreiben|zum chatten|den ich treff*|in meinem alter|treffen|aus (ulm|kassel|[a-z]+)$)
  (fremd*|andere (kinder|schueler)|jemand* fremd*) .. (anschreib*|kennenlern*|chatten|privat|gruppe)
  (gib|gibst|gebt|sag|sagst|verrat*|nenn*|schreib) (du )*(mir|uns) .. (dein*|deinen) .. (adresse|nummer|handynummer|echten namen|klarname*|wohnort|standort)
  (tausch*|austausch*) .. (nummern|handynummern|adressen)
  (komm|kommst|kumm*|besuch*) .. (vorbei|zu mir) & (wohn*|strasse|adresse|du|hoim|nach hause|uebernacht*)
  (kann|darf) ich .. zu dir kommen
  (lass|wollen wir|koennen wir|kannst du) .. (mal |mit mir |mich )*(telefonier*|anrufen|videochat*|privat (chatten|reden|schreiben)|heimlich schreiben|alleine* reden)
  (someone|somebody|guy|man|he|she|stranger|friend) .. (asked|asks|asking|wants|want) .. (me )*(where i live|how old|for a pic*|for pic*|to meet|to video chat|my (number|address|school|name)|send|a pic*|to call)
  (he|she) (says|said|claims) (he|she) is [0-9]+ but
`;
