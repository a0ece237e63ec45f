import { englishPlacePatterns } from './english-place-patterns.ts';
import type { PersonalPattern } from './personal-pattern.ts';

const words = String.raw`zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwoelf|\p{L}{2,6}zehn|(?:\p{L}{3,6}und)?(?:zwan|drei|vier|fünf|fuenf|sech|sieb|acht|neun)(?:z|ß|ss)ig|(?:ein)?hundert\p{L}{0,20}`;
const number = String.raw`(?:\d{1,3}\s?[a-z]?(?![\p{L}\p{N}_]|[.,]\d)|(?:${words})(?!\p{L}))`;
const numberSign = String.raw`(?:,?\s?(?:nr\.?|nummer|hausnummer|hausnr\.?))?`;
const town = String.raw`(?:,?\s{0,3}\d{5}\s{1,2}\p{L}[\p{L}-]{1,30}|,?\s(?:in|bei)\s(?!(?:der|dem|den|die|das|python|mein|unser|ein|dies|eur|sein|ihr)\p{L}{0,3}(?!\p{L}))\p{L}[\p{L}-]{2,30})?`;
const notStreet = String.raw`(?:(?:spiel|sitz|arbeits|speicher|park|stell|start|lager|schlaf|steck|flug|fußball|sport|tennis|camping|übungs|listen|tabellen|grab|bau|schau|ehren|treppchen|sieges)platz|(?:um|heim|rück|hin|vor|durch|schul|lösungs|rechen|lauf|aus|fort|lern|such|fahrt|keines|schleich|geh|rad)weg|(?:sack)gasse|(?:einbahn|spiel|milch|renn|wasch|auto|daten|land)stra(?:ß|ss)e|(?:bahn|bürger|geh|auf)steig|schlossallee|(?:to|sub)str|\p{L}*(?<!^|[\s"']o|w[eo])string|\p{L}*[oeiu]ring|(?:ohr|ehe|finger|schlüssel)ring)`;
const street = String.raw`(?:stra(?:ß|ss)e\s{1,2}|str\.\s?|str\s|(?:gasse|allee|platz|weg|ring|damm|ufer|steig|chaussee|promenade|stieg|pfad|wall|graben|brücke|kamp|twiete)\s)`;
const alone = String.raw`(?:Stra(?:ß|ss)e|Str\.?|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Chaussee)`;
const articles = String.raw`(?:Der|Die|Das|Den|Dem|Des|Ein\p{L}{0,2}|Mein\p{L}{0,2}|Unser\p{L}{0,2}|Dein\p{L}{0,2}|Euer|Eure|Sein\p{L}{0,2}|Ihr\p{L}{0,2}|Jed\p{L}{1,2}|Dies\p{L}{1,2}|Welch\p{L}{1,2}|Kein\p{L}{0,2}|In|Im|Am|Auf|An|Zu[rm]|Vo[nm]|Beim?|Und|Oder|Auch|Ist|War|Für|Wie|Warum|Ohne|Nach|Pro|Erste|Zweite)`;
const notPlace = String.raw`(?:Zeile|Level|Aufgabe|Lektion|Runde|Liste|Beispiel|Schritt|Spalte|Kapitel|Seite|Feld|Klasse|Stufe|Woche|Tag|Spiel|Ende|Anfang|Schluss|Raum|Punkt|Teil|Index|Block|Bild|Test|Projekt|Zelle|Szene|Reihe|Platz|Minute|Stunde|\p{L}*tag|Durchlauf|Fall|Versuch|Programm|Code|Schleife|Funktion|Variable|Frage|Rätsel|Version|Übung|Modul|Ebene|Kurs|Blatt|Heft|Buch|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahr|Monat|Position|Stelle|Pin|Port|Knoten|Stück|Ziel|Start|Rand|Wert|Turm|Gegner|Tisch|Computer|Rechner|Zug|Beginn|Himmel|Fenster|Abschnitt|Bildschirm|Text|Gleis|Tor|Zähler|Element|Slot|Kasten|Ort|Monitor|Editor|Beweis|Satz|Thema|Vergleich|Würfel|Spieler|Team|Preis|Mittag|Abend|Morgen|Nachmittag|Eingang|Ausgang|Geburtstag|Zeitpunkt)`;

const schoolType =
  '(?:Grundschule|Gymnasium|Realschule|Gesamtschule|Mittelschule|Oberschule|Hauptschule|Gemeinschaftsschule|Stadtteilschule|Sekundarschule|Werkrealschule|Förderschule|Waldorfschule|Berufsschule|Berufskolleg|Regelschule|Volksschule)';
const generalSchool = String.raw`(?:(?:grund|haupt|real|gesamt|ober|mittel|hoch|volks|volkshoch|musik|fahr|tanz|schwimm|ski|reit|surf|segel|sprach|berufs|fach|förder|vor|abend|sonntags|samstags|ganztags|halbtags|baum|hunde|tier|zauber|zauberer|hexen|ritter|kampf|ninja|drachen|monster|magier|helden|programmier|computer|online|digital|koch|mal|zeichen|kunst|sport|fußball|fussball|theater|schauspiel|jugendkunst|privat|internats|sonder|wald|waldorf|montessori|gemeinschafts|regel|sekundar|stadtteil|dorf|land|mädchen|jungen|piloten|flug|roboter|coding|hacker|wirtschafts|technik|handels|kloster|nachhilfe|ferien|werkreal|realschul|welpen|vogel|geister|vampir|kinder|gymnasial|partner|nachbar|traum|lieblings|europa|gesundheits|polizei|python|code|agenten|alien|katzen|pferde|lern|garagen|super|spiel|test|beispiel|neben|parallel)s?(?:schule)?schule|(?:sport|voll|haupt|pro|musik|unter|ober|real|technik|privat|online|kunst|sprach|abend)gymnasium)`;
const inTown = String.raw`(?: (?:in|am|an der|im) (?!(?:der|dem|den|meine?|unsere?|Python)(?!\p{L}))\p{Lu}[\p{L}-]{2,30})?`;
const form = String.raw`(?:(?:\d{1,2}\s?[a-f]|klasse \d{1,2}\s?[a-f]?) (?:der|von der|vom|an der|am|des|auf der) )?`;

/** Where somebody lives, and where somebody is every morning. */
export const placePatterns: readonly PersonalPattern[] = [
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_-])(?!${notStreet})\p{L}[\p{L}-]{2,30}?${street}${numberSign}\s?${number}${town}`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_-])(?!${articles} )\p{Lu}\p{L}{2,20}(?:-\p{Lu}\p{L}{1,20}){0,3}[ -]${alone}\s${numberSign}\s?${number}${town}`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_-])(?!(?:d|ein|dies|jed|mein|unser|welch|sein|ihr|kein|dein|üb|hint|unt|nächst|letzt|erst|imm|ab|od|wied|hi|eur)er )\p{L}{2,20}er (?:stra(?:ß|ss)e|str\.?|platz|allee|weg|ring|damm) ${numberSign}\s?${number}${town}`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_])(?:Am|An der|An den|An dem|Im|Zum|Zur|Auf dem|Auf der|Unter den|Hinter der|Hinter dem|Vor dem|Beim) (?:(?:Alte|Neue|Kleine|Große|Obere|Untere|Hohe)\p{L}? )?(?!${notPlace}(?!\p{L}))\p{Lu}\p{L}{2,25} ${number}(?=\s{0,2}(?:$|[,;!?)\n"']|\.(?:\s|$)| in \p{Lu}))${town}`,
      'gmu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<before>\b(?:wohn(?:e|en|t|haft)?|adresse(?: ist|:)|zuhause ist) (?:ich |wir |hier |jetzt |da |auch ){0,2}(?=(?:am|an|im|in|auf|unter|zum|zur|hinter)\s))(?:am|an|im|in|auf|unter|zum|zur|hinter)(?: (?:der|dem|den|die))?(?: (?!(?:mit|seit|und|von|ab|um|bei|level|stufe|klasse|welt|raum|zimmer|etage|stock|zeile|haus|ca|über|etwa|mein\p{L}*|ein\p{L}*)(?!\p{L}))\p{L}[\p{L}-]{2,25}){1,3} ${numberSign}\s?${number}(?! (?:jahre|monate|katzen|hunde|personen|leute|kinder|zimmer|stock|km|kilometer|meter|minuten|stunden|mal|uhr)\p{L}{0,2}(?!\p{L}))${town}`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}=+*/<>.,_-]\s{0,2})\d{5}\s{1,2}(?!(?:Punkte|Euro|Cent|Zeilen|Leben|Gegner|Mal|Schritte|Sekunden|Zahlen|Einwohner|Runden|Zeichen|Jahre|Meter|Sterne|Münzen|Treffer|Credits|Taler|Schüler|Wörter|Kilometer|Bytes|Pixel|Tage|Dollar|Follower|Bilder|Seiten|Likes|Menschen|Kinder|Nutzer|Daten|Karten|Würfe|Versuche|Stunden|Minuten|Liter|Gramm|Kilo|Gold|Herzen|Coins|Durchläufe|Buchstaben|Elemente|Werte|Einträge|Spieler|Bits|Stück|Primzahlen|Fragen|Namen|Abos|Aufrufe|Views|Klicks|Wiederholungen|Fische|Sachen|Teile|Steine|Blöcke)(?!\p{L}))\p{Lu}\p{L}{2,30}/gu,
  },
  {
    kind: 'address',
    pattern:
      /(?<before>(?<![\p{L}\p{N}_])(?:(?:wohn|leb|live)\p{L}{0,2}(?: \p{L}{2,12}){0,3} (?:in|bei)|(?:komm|stamm|bin|sind)\p{L}{0,2}(?: \p{L}{2,12}){0,2} (?:aus|from)) )(?:D-)?\d{5}(?: \p{L}[\p{L}-]{2,30})?(?![\p{L}\p{N}_])/giu,
  },
  {
    kind: 'address',
    pattern:
      /(?<before>(?<![\p{L}\p{N}_])(?:meine|unsere|my) (?:plz|postleitzahl|zip(?: code)?|postcode) (?:ist|lautet|is)(?: die)? )(?:\d{4,5}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![\p{L}\p{N}_])/giu,
  },
  ...englishPlacePatterns,
  {
    kind: 'school',
    pattern: new RegExp(
      String.raw`${form}(?<![\p{L}\p{N}_])(?:(?!${articles}[ -])\p{Lu}[\p{L}.]{1,30}[ -]){1,3}${schoolType}(?!\p{L})${inTown}`,
      'gu',
    ),
  },
  {
    kind: 'school',
    pattern: new RegExp(
      String.raw`${form}(?<![\p{L}\p{N}_])${schoolType} (?:am |an der |im |in |Am |An der |Im )(?!(?:Python|Spiel|Programm|Code|Internet|Netz|Moment|Dorf|Ort|Leben|Text)(?!\p{L}))\p{Lu}[\p{L}-]{1,40}`,
      'gu',
    ),
  },
  {
    kind: 'school',
    pattern: new RegExp(
      String.raw`${form}(?<![\p{L}\p{N}_-])(?:(?:IGS|KGS|OBS|BBS|GGS|NMS|HTL|MPG|FSG) \p{Lu}[\p{L}-]{2,30}|\p{Lu}\p{L}{1,20}(?:-\p{Lu}\p{L}{1,20}){0,3}-(?:Schule|Gymnasium|Realschule|Kolleg|Gesamtschule|Grundschule))(?!\p{L})${inTown}`,
      'gu',
    ),
  },
  {
    kind: 'school',
    pattern: new RegExp(
      String.raw`(?<before>\b(?:geh|gehe|gehen|geht|bin|besuche|lerne|schüler|schülerin)(?: (?:ich|wir|hier|jetzt|in|auf|an|der|die|das|dem|am|ans|aufs|zur|klasse|auch|von|vom)| \d{1,2}\s?[a-f]?){1,6} )(?:(?:igs|kgs|obs|bbs|gymnasium|grundschule|realschule|gesamtschule|mittelschule|oberschule|gym) (?!(?:und|in|wo|oder|mit|ist|bin|hab|haben|da|aber|weil|wir|jetzt|nach|seit|an|am|im|gehe|geh|programmieren|ich|dort|heute|morgen|bei|für|um|die|das|der|wenn)(?!\p{L}))\p{L}[\p{L}-]{2,30}|(?:[\p{L}]{2,20}-){1,3}(?:schule|gymnasium|realschule|gesamtschule|grundschule))(?!\p{L})`,
      'giu',
    ),
  },
  {
    kind: 'school',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_-])${form}(?!${generalSchool}(?!\p{L}))\p{L}{3,25}(?:schule|gymnasium)(?![\p{L}\p{N}_(.=-])${inTown}`,
      'giu',
    ),
  },
  {
    kind: 'school',
    pattern:
      /(?<before>(?<![\p{L}\p{N}_])(?:klasse|geh(?:e|en|t)?(?: (?:ich|wir))? in (?:die|der)) )\d{1,2}[a-h](?![\p{L}\p{N}_])/giu,
  },
];
