const clothes =
  '(shirt|t shirt|tshirt|hose|oberteil|pulli|pullover|bh|top|unterhose|hemd|kleid|klamotten|kleidung|rock|bikini|clothes|pants|bra)';

/** Pictures and words that nobody may want of a child or send to one. */
export const exposedHints = `
  (foto*|bild|bilder|video*|pic|pics|picture*|selfie*|snap) .. (seinem ding|sein ding|seinem teil|seinem schwanz|deinem ding|private parts|private part|privates|his thing|his junk|intimbereich|da unten|untenrum|unten rum|im schritt|von meinem po|von meiner brust|von unten|unter meinem rock|in unterwaesche|in unterhose)
  (sein|seinen|ihren|ihre) (ding|teil|geschlecht|pipi|schniedel|pullermann|pimmelchen) & (gezeigt|zeigt|zeig*|foto|bild|video|geschickt|schickt|kamera|rausgeholt|angefasst)
  ${clothes} .. (hochzieh*|hoch|auszieh*|ausziehe|ausgezogen|ausziehst|runterzieh*|runter|weg|off) & (cam|kamera|video*|webcam|vor ihm|er will|will dass|soll ich|ich soll|foto*|facetime|livestream|call|he|asked)
  (take|took|taking|pull|pulled|lift|lifting) .. (off|up|down) & (clothes|shirt|pants|top|bra|underwear) & (me|my|he|asked|video|camera)
  (take|took|taking) .. (clothes|shirt|pants|top|bra|underwear) off
  (unterhose|unterwaesche|bh|slip|tanga|underwear|panties) & (farbe|welche|foto*|fragt|hast du|traegst|trage|traegt|schick*|colour|color|wear*)
  (film|filme|filmen|video|videos|clip|clips|gif*|seite|seiten) .. (leute*|menschen|frau*|mann|maenner|erwachsene*) .. (es (machen|tun|treiben|miteinander)|nackt*|ausgezogen|rummachen|machens)
  (naked|nudes|nude|sexual|sexting|porn) & (pic*|photo*|send|sent|me|show*|video*|girl*|boy*|watch*|asked|wants)
  (private parts|private part) 
  (erpress*|droht|drohen|sonst|veroeffentlich*) .. (nacktbild*|nacktfoto*|nudes|bilder von mir|fotos von mir|nackt*)
  (nacktbild*|nacktfoto*|nudes|nackt*) .. (sonst|erpress*|droht|schickt er|zeigt er|macht er schluss|schluss)
  (ohne hose|unten nackt|ohne klamotten|in unterhose|in unterwaesche|halbnackt|nackt|oben ohne) & (schickt|filmt|zeigt|livestream|kamera|cam|webcam|geschickt|gefilmt|tanz*)
  (jemand|einer|eine|er|sie|junge|maedchen|mann|typ) .. (da unten|dort unten|intim*|zwischen den beinen) .. (anfass*|streichel*|beruehr*|zeig*|kuess*|foto*)
  was (ich|du) .. (drunter|darunter|untendrunter) .. (an|trag*|traeg*|hab*|anhab*)
  (*sexbild*|*sexvideo*|*sexfilm*|*sexseite*|*sexgeschichte*|*porno*|xxx|xhamster|youporn|redtube)
  (ab|ueber|unter) (18|achtzehn) .. (seite*|video*|film*|bilder)
  (seite*|video*|film*|bilder) .. (ab|ueber) (18|achtzehn)
  (ohne|umgeh*) .. (alterspruefung|altersverifikation|altersfreigabe)
  mit (mir|ihm|ihr|jemand*|einem|einer) .. schlafen & (will|darf|weiss|ob|alt|freund*)(?! (im bett|in einem zimmer))
  (will|moechte|ab wann|darf|soll) .. mit (mir|ihm|ihr|jemand*|freund*) .. schlafen(?! gehen)
  (stoehn*|bumst|dildo*|vibrator*|erektion*)
  (erste mal|erstes mal) .. (sex|an$|an |schlafen|weh|jungfrau|fuehlt)(?! (programm*|cod*))
  (kuess*|knutsch*) .. (zunge|zungenkuss)
  (anzueglich*|versaut*|pervers*|notgeil*) .. (schreib*|sachen|nachricht*|bild*|sprueche)
  (schreibt|schickt) .. (anzueglich*|versaut*|pervers*|notgeil*|eklige* bild*)
  (foto*|bild*|video*) .. ohne (shirt|t shirt|tshirt|hose|bh|oberteil|klamotten|kleid*)
  (bilder|fotos|video*) .. (mir|mich) .. (nichts anhab*|nix anhab*|nackt|ausgezogen|ohne was an)
`;
