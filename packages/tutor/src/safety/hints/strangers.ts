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
`;
