type RuleText = {
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  readonly how: string;
};

/** The rules of html-validate that learners meet most, in German. */
export const ruleTexts: Readonly<Record<string, RuleText>> = {
  'missing-doctype': {
    title: 'Der Doctype fehlt',
    why: 'Ohne ihn spielt der Browser einen uralten Browser nach, und Maße stimmen nicht mehr.',
    how: 'Schreib `<!DOCTYPE html>` in die allererste Zeile.',
  },
  'doctype-style': {
    title: 'Doctype großgeschrieben',
    why: 'Browser nehmen beides, einheitlich liest es sich leichter.',
    how: 'Schreib `<!DOCTYPE html>` mit Großbuchstaben.',
  },
  'close-order': {
    title: 'Tags sind nicht richtig geschachtelt',
    why: 'Was zuletzt aufgeht, geht zuerst wieder zu, wie bei Schachteln in Schachteln.',
    how: 'Schließ erst das innere Element, dann das äußere: `<p><b>Text</b></p>`. Prüf danach noch einmal.',
  },
  'close-attr': {
    title: 'Attribut im schließenden Tag',
    why: 'Ein schließendes Tag sagt nur, wo das Element endet.',
    how: 'Schreib das Attribut in das öffnende Tag.',
  },
  'element-permitted-content': {
    title: 'Dieses Element darf hier nicht stehen',
    why: 'Manche Elemente nehmen nur bestimmte Kinder auf: in `<ul>` stehen zum Beispiel nur `<li>`.',
    how: 'Verschieb es, oder pack es in ein Element, das hier erlaubt ist.',
  },
  'element-permitted-order': {
    title: 'Die Reihenfolge stimmt nicht',
    why: 'Einige Elemente haben ihren festen Platz: `<caption>` kommt zum Beispiel zuerst in die Tabelle.',
    how: 'Stell das Element vor die anderen.',
  },
  'element-permitted-occurrences': {
    title: 'Das gibt es hier nur einmal',
    why: 'Bei zweien wüsste niemand, welches gilt.',
    how: 'Lass eines davon stehen.',
  },
  'element-required-attributes': {
    title: 'Ein Attribut fehlt',
    why: 'Ohne dieses Attribut weiß der Browser nicht, was er zeigen soll.',
    how: 'Ergänze es im öffnenden Tag, zum Beispiel `src` bei einem Bild.',
  },
  'element-required-content': {
    title: 'Es fehlt etwas darin',
    why: 'Dieses Element braucht ein bestimmtes Kind: `<head>` zum Beispiel einen `<title>`.',
    how: 'Setz das fehlende Element hinein.',
  },
  'element-required-ancestor': {
    title: 'Das Element braucht ein anderes um sich herum',
    why: 'Allein hat es keine Bedeutung.',
    how: 'Stell es in das Element, zu dem es gehört.',
  },
  'element-name': {
    title: 'Dieses Element gibt es nicht',
    why: 'Der Browser zeigt nur den Text darin, ohne zu wissen, was er ist.',
    how: 'Prüf, ob du dich vertippt hast.',
  },
  'element-case': {
    title: 'Tag großgeschrieben',
    why: 'Tags schreibt man klein, dann findet man sie leichter.',
    how: 'Schreib den Namen klein.',
  },
  'attr-case': {
    title: 'Attribut großgeschrieben',
    why: 'Attribute schreibt man klein, dann findet man sie leichter.',
    how: 'Schreib den Namen klein.',
  },
  'attr-quotes': {
    title: 'Der Wert steht nicht in doppelten Anführungszeichen',
    why: 'Ohne sie endet der Wert beim ersten Leerzeichen.',
    how: 'Schreib ihn so: `class="rot"`.',
  },
  'attr-spacing': {
    title: 'Zwischen zwei Attributen fehlt ein Leerzeichen',
    why: 'Das Leerzeichen trennt ein Attribut vom nächsten.',
    how: 'Setz eines dazwischen: `id="a" class="b"`.',
  },
  'attr-delimiter': {
    title: 'Leerzeichen neben dem Gleichheitszeichen',
    why: 'Name, Gleichheitszeichen und Wert gehören zusammen.',
    how: 'Lösch die Leerzeichen: `class="rot"`.',
  },
  'attribute-allowed-values': {
    title: 'Diesen Wert kennt das Attribut nicht',
    why: 'Der Browser tut dann so, als stünde nichts da.',
    how: 'Nimm einen der erlaubten Werte, zum Beispiel `type="number"`.',
  },
  'attribute-boolean-style': {
    title: 'Dieses Attribut braucht keinen Wert',
    why: 'Es gilt, sobald es dasteht.',
    how: 'Schreib nur seinen Namen: `required`.',
  },
  'attribute-empty-style': {
    title: 'Leerer Wert',
    why: 'Ein leerer Wert sagt dasselbe wie gar keiner.',
    how: 'Schreib nur den Namen des Attributs.',
  },
  'attribute-misuse': {
    title: 'Dieses Attribut wirkt hier nicht',
    why: 'Es gehört mit einem anderen zusammen: `target` zum Beispiel mit `href`.',
    how: 'Ergänze das andere Attribut, oder lösch dieses.',
  },
  deprecated: {
    title: 'Veraltetes Element',
    why: 'Das gibt es nicht mehr, und Browser dürfen es vergessen.',
    how: 'Nimm CSS dafür, oder ein heutiges Element.',
  },
  'no-deprecated-attr': {
    title: 'Veraltetes Attribut',
    why: 'Wie etwas aussieht, bestimmt heute das CSS.',
    how: 'Lösch es, und schreib eine CSS-Regel dafür.',
  },
  'no-dup-attr': {
    title: 'Attribut doppelt',
    why: 'Es gilt nur das erste, das zweite geht verloren.',
    how: 'Fass beide zusammen: `class="a b"`.',
  },
  'no-dup-class': {
    title: 'Klasse doppelt',
    why: 'Zweimal dieselbe Klasse bewirkt nicht mehr als einmal.',
    how: 'Lösch eine davon.',
  },
  'no-dup-id': {
    title: 'Die id gibt es zweimal',
    why: 'Eine `id` ist ein Name für genau ein Element: Links und Labels finden sonst das falsche.',
    how: 'Gib einem der beiden einen anderen Namen, oder nimm eine Klasse.',
  },
  'no-implicit-close': {
    title: 'Das schließende Tag fehlt',
    why: 'Der Browser rät dann, wo das Element endet, und rät nicht immer richtig.',
    how: 'Schreib das schließende Tag dorthin, wo das Element enden soll.',
  },
  'no-implicit-button-type': {
    title: 'Der Knopf sagt nicht, was er tut',
    why: 'Ohne `type` schickt er in einem Formular alles ab, auch wenn er das nicht soll.',
    how: 'Schreib `type="button"`, oder `type="submit"` zum Abschicken.',
  },
  'no-implicit-input-type': {
    title: 'Das Feld sagt nicht, was hineinkommt',
    why: 'Mit `type` bekommt ein Handy gleich die passende Tastatur.',
    how: 'Schreib zum Beispiel `type="text"` oder `type="email"`.',
  },
  'no-inline-style': {
    title: 'Aussehen mitten im HTML',
    why: 'Steht es im CSS, änderst du es an einer Stelle für alle.',
    how: 'Gib dem Element eine Klasse, und schreib die Regel ins CSS.',
  },
  'no-multiple-main': {
    title: 'Zwei main-Elemente',
    why: '`<main>` ist der eine Hauptteil der Seite, dorthin springen Vorleseprogramme.',
    how: 'Lass eines stehen, aus dem anderen wird ein `<section>`.',
  },
  'no-raw-characters': {
    title: 'Dieses Zeichen braucht eine Umschrift',
    why: '`<`, `>` und `&` bedeuten in HTML etwas, der Browser hält sie für Code.',
    how: 'Schreib `&lt;`, `&gt;` und `&amp;`.',
  },
  'no-redundant-for': {
    title: 'Das for ist überflüssig',
    why: 'Das Feld steht schon im `<label>`, damit gehören sie zusammen.',
    how: 'Lösch das `for`.',
  },
  'no-redundant-role': {
    title: 'Die Rolle ist überflüssig',
    why: 'Das Element hat sie schon von selbst.',
    how: 'Lösch das `role`.',
  },
  'no-redundant-aria-label': {
    title: 'Das aria-label ist überflüssig',
    why: 'Das `<label>` sagt schon dasselbe.',
    how: 'Lösch das `aria-label`.',
  },
  'no-self-closing': {
    title: 'Dieses Element schließt sich nicht selbst',
    why: 'Den Schrägstrich übersieht der Browser: Das Element bleibt offen.',
    how: 'Schreib ein schließendes Tag: `<p></p>`.',
  },
  'void-style': {
    title: 'Schrägstrich zu viel',
    why: 'Elemente wie `<br>` haben keinen Inhalt und brauchen kein Ende.',
    how: 'Schreib `<br>` statt `<br/>`.',
  },
  'void-content': {
    title: 'Dieses Element hat kein Ende',
    why: 'Elemente wie `<br>` haben keinen Inhalt.',
    how: 'Lösch das schließende Tag.',
  },
  'valid-id': {
    title: 'Der Name dieser id ist ungültig',
    why: 'Mit Ziffern am Anfang oder Leerzeichen findet ihn das CSS nicht.',
    how: 'Beginn mit einem Buchstaben, und nimm Buchstaben, Ziffern, `-` und `_`.',
  },
  'valid-for': {
    title: 'Das for zeigt auf kein Eingabefeld',
    why: 'Ein Klick auf das Label soll ins Feld führen.',
    how: 'Schreib in `for` die `id` des Felds.',
  },
  'no-missing-references': {
    title: 'Diese id gibt es nicht',
    why: 'Hier wird auf ein Element gezeigt, das auf der Seite fehlt.',
    how: 'Gib dem gemeinten Element diese `id`, oder ändere den Verweis.',
  },
  'input-missing-label': {
    title: 'Das Feld hat kein Label',
    why: 'Wer die Seite hört, weiß sonst nicht, was hineingehört.',
    how: 'Schreib `<label for="name">Name</label>`, und gib dem Feld `id="name"`.',
  },
  'multiple-labeled-controls': {
    title: 'Ein Label für mehrere Felder',
    why: 'Ein Label gehört zu genau einem Feld.',
    how: 'Gib jedem Feld sein eigenes Label.',
  },
  'heading-level': {
    title: 'Eine Überschriftenstufe ist übersprungen',
    why: 'Überschriften sind die Gliederung: Nach `<h1>` kommt `<h2>`, nicht `<h3>`.',
    how: 'Nimm die nächste Stufe. Wie groß sie aussieht, bestimmt das CSS.',
  },
  'empty-heading': {
    title: 'Leere Überschrift',
    why: 'Sie steht in der Gliederung, und niemand weiß, wofür.',
    how: 'Schreib einen Text hinein, oder lösch sie.',
  },
  'empty-title': {
    title: 'Der Titel ist leer',
    why: 'Er steht im Tab, in Lesezeichen und in der Suche.',
    how: 'Schreib in `<title>`, worum es auf der Seite geht.',
  },
  'long-title': {
    title: 'Der Titel ist zu lang',
    why: 'Nach etwa 70 Zeichen wird er abgeschnitten.',
    how: 'Kürz ihn auf das Wichtigste.',
  },
  'text-content': {
    title: 'Der Knopf hat keinen Text',
    why: 'Niemand weiß, was er tut, am wenigsten, wer die Seite hört.',
    how: 'Schreib hinein, was beim Drücken passiert.',
  },
  'prefer-button': {
    title: 'Dafür gibt es button',
    why: 'In `<button>` passt auch ein Bild oder fetter Text.',
    how: 'Schreib `<button type="button">Text</button>`.',
  },
  'prefer-native-element': {
    title: 'Dafür gibt es ein eigenes Element',
    why: 'Es bringt alles mit, was die Rolle nur behauptet.',
    how: 'Nimm das Element statt `role`, zum Beispiel `<main>`.',
  },
  'prefer-tbody': {
    title: 'Die Zeilen stehen nicht in tbody',
    why: '`<thead>` und `<tbody>` trennen Kopf und Inhalt der Tabelle.',
    how: 'Pack die Zeilen in `<tbody>`.',
  },
  'unrecognized-char-ref': {
    title: 'Dieses Sonderzeichen gibt es nicht',
    why: 'Der Browser zeigt die Buchstaben so, wie sie dastehen.',
    how: 'Prüf die Schreibweise, zum Beispiel `&euro;` oder `&copy;`.',
  },
  'script-type': {
    title: 'type ist hier überflüssig',
    why: 'JavaScript ist schon der Normalfall.',
    how: 'Lösch das `type`.',
  },
  'parser-error': {
    title: 'Ab hier lässt sich das HTML nicht lesen',
    why: 'Ein Tag ist nicht richtig geschrieben, alles dahinter bleibt ungeprüft.',
    how: 'Schau nach einem fehlenden `>` oder einem einzelnen Anführungszeichen.',
  },
  'wcag/h30': {
    title: 'Der Link hat keinen Text',
    why: 'Niemand weiß, wohin er führt.',
    how: 'Schreib hinein, was dahinter liegt.',
  },
  'wcag/h32': {
    title: 'Das Formular hat keinen Knopf zum Abschicken',
    why: 'Nicht jeder weiß, dass auch die Eingabetaste geht.',
    how: 'Ergänze `<button type="submit">Abschicken</button>`.',
  },
  'wcag/h37': {
    title: 'Dem Bild fehlt der Alternativtext',
    why: 'Er wird vorgelesen, und er steht da, wenn das Bild nicht lädt.',
    how: 'Beschreib in `alt`, was zu sehen ist. Ist es nur Schmuck, schreib `alt=""`.',
  },
  'wcag/h63': {
    title: 'Die Kopfzelle sagt nicht, wofür sie gilt',
    why: 'Wer die Tabelle hört, braucht zu jeder Zelle ihren Kopf.',
    how: 'Schreib `scope="col"` für die Spalte oder `scope="row"` für die Zeile.',
  },
  'wcag/h67': {
    title: 'Schmuckbild mit title',
    why: 'Ein leeres `alt` sagt: nicht vorlesen. Der `title` sagt das Gegenteil.',
    how: 'Lösch den `title`, oder schreib einen Alternativtext.',
  },
  'wcag/h71': {
    title: 'Der Gruppe fehlt die Überschrift',
    why: '`<fieldset>` fasst Felder zusammen, `<legend>` sagt, welche.',
    how: 'Setz als Erstes ein `<legend>` hinein.',
  },
};
