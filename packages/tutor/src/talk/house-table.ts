import { tableOf } from './answer-table.ts';
import { ownGame, whereThingsAre } from './small-words.ts';

/** Buttons and people of this place, and how something begins; read from the top. */
export const houseTable = tableOf([
  [
    `
    (show solution|solution shown)
    (musterloesung|loesung|solution) .. (gedrueckt|geklickt|angezeigt|zeigen|knopf|anschauen|ansehen|getippt|rueckgaengig|weg)
    (was macht|was ist|wozu ist) .. (auge|solution)
    `,
    [
      '**Show Solution** zeigt eine fertige Lösung anstelle deines Codes. Deiner ist dabei nicht weg: Drück auf **Meinen Code zurück**, dann steht er wieder da. Er liegt außerdem im **Verlauf**. Versuch es vorher mit dem **Puzzle** oder schreib mir „Tipp“, dabei lernst du mehr.',
    ],
  ],
  [
    `
    (reset*|zuruecksetz*|zurueckgesetzt|von vorne|von vorn|auf anfang|nochmal neu)
    neu anfangen
    wie am anfang
    `,
    [
      '**Reset** stellt den Code vom Anfang der Lektion wieder her. Deiner ist danach nicht verloren: Gleich darauf heißt der Knopf **Rückgängig** und bringt ihn zurück, und im **Verlauf** liegt er auch.',
    ],
  ],
  ['(wo|wohin|worauf|auf was) .. (klick*|drueck*)', [whereThingsAre]],
  [
    `
    (verloren|weg) .. wenn
    was passiert .. (schliess*|zumach*|ausschalt*|ausmach*)
    (speicher*|sichern|gesichert|save|abspeicher*|gespeichert|morgen noch da|ueber nacht) & (code|programm|hier|das|muss|wie|man|wo|wann|ich|was|my|how|wird)
    `,
    [
      'Speichern musst du nicht: Dein Code wird **von selbst** gesichert, während du tippst, und unter dem Editor steht dann „Gespeichert“. Morgen ist er noch da, auch auf einem anderen Gerät. Ältere Stände findest du im **Verlauf**.',
    ],
  ],
  [
    `
    (code|programm|text|alles|zeug|geschrieben*|sachen|editor|zeile|zeilen) .. (weg|geloescht|weggeloescht|verschwunden|futsch|verloren|leer|nicht mehr da|nich mehr da|nimmer da|kaputt gemacht|ueberschrieben)
    (programm|code|text) .. war .. (da|hier|weg)
    wo (ist|sind|ging|geht) .. (code|programm|text|spiel) .. (hin|geblieben)
    (weg|geloescht|verschwunden|verloren|ausgeschaltet|ausschalte*|zumach*|zugemacht) .. (code|programm|geschrieben*|alles)
    (altes|alten|alter|frueher*|vorheriger|vorherigen|letzten|gestern) .. (code|programm|stand|zurueck*|version)
    (zurueckholen|zurueck holen|zurueckbekommen|zurueck bekommen|wiederherstellen|wiederholen|rueckgaengig|verlauf|undo)
    (zurueck|wieder) .. (vorhin|gestern|stand|version)
    (vorhin|gestern) .. (zurueck|wieder)
    `,
    [
      'Keine Sorge, hier geht nichts verloren. Öffne unter dem Code den **Verlauf**: Dort liegt jeder Stand, den du gestartet hast, auch der vor einem Reset. Such dir einen aus und drück auf „Diesen Stand zurückholen“.',
    ],
  ],
  [
    '(spiel|spiele|handyspiel|rennspiel|game|games|app|webseite|website|homepage|internetseite|roboter|chatbot|minecraft|roblox|fortnite|mario|tetris)',
    ownGame,
  ],
  [
    `
    (werkstatt|eigenes|eigene|eigenen|frei|freies|ohne aufgabe|einfach so|was eigenes|selber was) .. (projekt|programm|programme|programmieren|coden|aufgabe|ausprobieren|probieren|werkstatt|lektion|machen|bauen)
    (wo ist|was ist|wie komme ich) .. werkstatt
    (neues|own) .. (projekt|project|programm)
    werkstatt
    `,
    [
      'Für eigene Programme gibt es die **Werkstatt**. Du findest sie im **Kurs-Inhalt** ganz unten: „Werkstatt: eigene Programme“. Dort gibt es keine Aufgabe, du baust, was du willst, und auch dort wird alles von selbst gesichert.',
    ],
  ],
  [
    `
    (naechst*|andere*|vorige*|letzte*|erste*|zurueck|weiter|danach|spring*|wechsel*|zu|ueberspring*|previous|next|will|moechte) .. (lektion*|stunde|aufgabe|kapitel|level|lesson*|uebung)
    (lektion*|kapitel|aufgabe|lesson) .. (danach|weiter|wechsel*|aussuch*|auswaehl*|ueberspring*|naechst*|oeffnen|springen|zurueck|ueber)
    (wo (stehen|sind|gibt es|finde ich|sehe ich)|liste|uebersicht|allen|wie viele|wieviele|alle|ganzen) .. (lektionen|kapitel|lektion|kurse|kurs)
    (wo|wie) .. weiter
    (schloss|gesperrt|verschlossen|zugesperrt|locked)
    kurs-inhalt
    `,
    [
      'Im **Kurs-Inhalt** links tippst du die Lektion an, zu der du willst; am Handy öffnet ihn der Knopf **Kurs-Inhalt** oben. Und wenn dein Programm gelaufen ist und etwas ausgegeben hat, führt **Next Lesson** weiter. Ein Schloss vor einer Lektion heißt nur „kommt später“, öffnen darfst du sie trotzdem.',
    ],
  ],
  [
    `
    (schrift*|buchstaben|text|zeichen) .. (groesser|kleiner|klein|winzig|mini|gross|lesen|erkenn*|aender*|veraender*|einstell*)
    (groesser|groessere|kleiner|kleinere) .. (schrift|buchstaben|text)
    (schrift|schriftgroesse) & (wie|kann|mach*|stell*)
    (erkenn*|sehen|lesen) .. (klein|winzig)
    (zu|so) (klein|winzig)
    symbol .. a
    (zoom*|kann nichts lesen|kann das nicht lesen)
    mach .. groesser
    `,
    [
      'Unter dem Code sind zwei Knöpfe mit einem A: **A↑** macht die Schrift größer, **A↓** kleiner. Für die ganze Seite drückst du Strg und Plus, am Mac Cmd und Plus.',
    ],
  ],
  [
    `
    schritt fuer schritt & (knopf|was ist|was macht|was passiert|wo|button|was bringt|wofuer|wozu)
    (langsam*|zeitlupe|einzeln|nacheinander|schrittweise|zuschauen|zugucken|zusehen|zeile fuer zeile ansehen) .. (laufen|ablaufen|programm|macht|code|sehen|schauen|gucken)
    (fuess*|fussspur*|fussabdruck*|fuss|debugger)
    `,
    [
      'Mit **Schritt für Schritt** unter dem Code läuft dein Programm in Zeitlupe: Du siehst bei jeder Zeile, was in den Variablen steckt und was schon ausgegeben ist. Mit **Weiter** und **Zurück** gehst du vor und zurück, so oft du willst.',
    ],
  ],
  [
    'puzzle*',
    [
      'Das **Puzzle** unter dem Code zeigt dir die Zeilen eines fertigen Programms durcheinandergewürfelt. Du schiebst sie in die richtige Reihenfolge und drückst auf **Prüfen**. Gut, wenn du nicht weißt, wie du anfangen sollst.',
    ],
  ],
  [
    '(dunkel*|hell|helle|dark*|nachtmodus|farben|farbe|grell|design|light) & (modus|mode|stell*|mach*|ansicht|seite|wie|wo|hier|theme|is|ist)',
    [
      'Tipp oben rechts auf dein Bild. Dort stehen die **Farben**: Hell, Dunkel oder so wie dein Gerät.',
    ],
  ],
  [
    '(abmeld*|auslogg*|ausloggen|logout|log out|anmeld*|einlogg*|konto|account)',
    [
      'Tipp oben rechts auf dein Bild, dort steht **Abmelden**. Danach wählst du beim Anmelden dein Bild aus und gibst das Familienpasswort ein. Hast du es vergessen, frag deine Eltern.',
    ],
  ],
  [
    '(passwort|password)',
    [
      'Das Passwort hat eure Familie festgelegt. Frag zu Hause danach, und schreib es niemandem, auch mir nicht.',
    ],
  ],
  [
    '(eltern|mama|mami|papa|papi|lehrer*|jemand|wer|schwester|bruder|parents|private|privat|fremde|anybody|teacher) .. (lesen|liest|sehen|sieht|mitlesen|see|read|chat|mithoer*)',
    [
      'Ja: Was du hier schreibst, wird zu Hause aufgehoben, und deine Eltern können es lesen und löschen. Fremde sehen es nicht.',
    ],
  ],
  [
    '(tastatur|taste|tasten)',
    [
      'Das obere Zeichen einer Taste bekommst du mit **Umschalt** (⇧), das rechts unten mit **AltGr**. Am Tablet und am Handy steht beim Code eine Reihe mit den wichtigsten Zeichen. Welches suchst du?',
    ],
  ],
  [
    '(stop*|anhalt*|halt*|abbrech*|beend*|haengt|aufhoer*|hoert nicht auf|wieder aus|ausmach*|pause)',
    [
      'Solange ein Programm läuft, steht da **Stop**. Ein Druck darauf hält es an, dein Code bleibt dabei, wie er ist.',
    ],
  ],
  [
    '(konsole|console|ausgabe|output|ausgibt|rauskommt|raus kommt)',
    [
      'Was dein Programm ausgibt, steht in der Konsole, „Console Output“: am Computer unter dem Code, am Handy im Reiter **Ausgabe**. Mit **Leeren** räumst du sie auf.',
    ],
  ],
  [
    '(start*|ausfuehr*|run|laufen|abspiel*|los geht|losgeht|programm an|gruene* pfeil|knopf|tastenkuerzel)',
    [
      'Drück über dem Editor auf **Run** oder auf der Tastatur Strg und Enter (am Mac Cmd und Enter). Was dein Programm ausgibt, steht danach unten in der Konsole.',
    ],
  ],
  [
    '(pixel|byte)',
    [
      'Byte und Pixel schrauben in der Garage an ihren Maschinen, und du schraubst mit. In den Lektionen begegnest du ihnen immer wieder. Byte plant gern, Pixel probiert gern.',
    ],
  ],
  [
    '(tablet|handy|ipad|smartphone|internet|wlan|offline)',
    [
      'Ja, das geht auch am Tablet und am Handy: Unten wechselst du zwischen **Lektion**, **Code** und **Ausgabe**. Fehlt das WLAN kurz, bleibt dein Code auf dem Gerät und wird später gesichert.',
    ],
  ],
  [
    '(tutor|chat|chatfenster|frage stellen|ki-hilfe|ai-hilfe|dich)',
    [
      'Mich findest du mit dem Fragezeichen über dem Code, und am Computer auch links mit **Frage stellen**. Mit dem X oben schließt du mich wieder; was wir geschrieben haben, bleibt stehen.',
    ],
  ],
  [
    '(kann ich|kann man|ich will|ich moechte|koennen wir) .. (programmieren|bauen|nachbauen|coden|spiel*)',
    ownGame,
  ],
  [
    '(schreibfeld|editor|main|wo .. (schreib*|tipp*|code))',
    [
      'Dein Code kommt in das große Feld mit den Zeilennummern, oben steht `main.py`. Am Handy ist es der Reiter **Code**.',
    ],
  ],
]);
