type AxeText = {
  readonly title: string;
  /** What it means for somebody, and how to mend it. */
  readonly text: string;
};

/** What axe finds on pages of learners, in German. */
export const axeTexts: Readonly<Record<string, AxeText>> = {
  'area-alt': {
    title: 'Ein Feld der Bildkarte hat keinen Text',
    text: 'Wer die Seite hört, weiß nicht, wohin es führt. Ergänze `alt`.',
  },
  'aria-allowed-attr': {
    title: 'Dieses aria-Attribut passt nicht hierher',
    text: 'Vorleseprogramme verstehen es an diesem Element nicht. Lösch es, oder nimm ein passendes Element.',
  },
  'aria-allowed-role': {
    title: 'Diese Rolle passt nicht zum Element',
    text: 'Zwei widersprüchliche Angaben verwirren. Lösch `role`, oder nimm das passende Element.',
  },
  'aria-hidden-body': {
    title: 'Die ganze Seite ist versteckt',
    text: 'Mit `aria-hidden` am `<body>` ist für Vorleseprogramme nichts mehr da. Lösch es.',
  },
  'aria-hidden-focus': {
    title: 'Etwas Verstecktes bekommt den Fokus',
    text: 'Mit Tab landet man auf etwas, das niemand vorliest. Nimm `aria-hidden` weg, oder mach es unerreichbar.',
  },
  'aria-required-attr': {
    title: 'Zu dieser Rolle fehlt ein aria-Attribut',
    text: 'Ohne es ist der Zustand nicht zu hören. Nimm am besten das HTML-Element, das ihn selbst kennt.',
  },
  'aria-roles': {
    title: 'Diese Rolle gibt es nicht',
    text: 'Eine unbekannte Rolle sagt niemandem etwas. Prüf die Schreibweise, oder lösch `role`.',
  },
  'aria-valid-attr': {
    title: 'Dieses aria-Attribut gibt es nicht',
    text: 'Es bewirkt nichts. Prüf die Schreibweise, zum Beispiel `aria-label`.',
  },
  'aria-valid-attr-value': {
    title: 'Dieser Wert passt nicht zum aria-Attribut',
    text: 'Er wird überlesen. Oft fehlt auf der Seite die `id`, auf die er zeigt.',
  },
  'button-name': {
    title: 'Ein Knopf hat keinen Namen',
    text: 'Zu hören ist nur „Knopf“. Schreib hinein, was er tut, oder gib ihm ein `aria-label`.',
  },
  bypass: {
    title: 'Man kommt nicht schnell zum Inhalt',
    text: 'Wer mit Tasten unterwegs ist, muss durch alles durch. Nimm `<main>` und Überschriften.',
  },
  'color-contrast': {
    title: 'Die Schrift hebt sich zu wenig ab',
    text: 'Bei Sonne oder mit schwachen Augen ist sie nicht zu lesen. Mach die Schrift dunkler oder den Grund heller, mindestens 4,5 zu 1.',
  },
  'definition-list': {
    title: 'In der dl steht etwas Falsches',
    text: 'In `<dl>` gehören nur `<dt>` und `<dd>`, sonst hört niemand, was zusammengehört.',
  },
  dlitem: {
    title: 'dt oder dd ohne dl',
    text: 'Allein haben sie keine Bedeutung. Setz ein `<dl>` darum.',
  },
  'document-title': {
    title: 'Die Seite hat keinen Titel',
    text: 'Der Titel wird als Erstes vorgelesen. Schreib in `<head>` ein `<title>`.',
  },
  'duplicate-id-aria': {
    title: 'Eine id gibt es zweimal',
    text: 'Ein Label oder ein aria-Attribut meint sie und trifft vielleicht das falsche Element. Benenn eine um.',
  },
  'empty-heading': {
    title: 'Leere Überschrift',
    text: 'In der Liste der Überschriften steht eine Lücke. Schreib Text hinein, oder lösch sie.',
  },
  'empty-table-header': {
    title: 'Leere Kopfzelle',
    text: 'Niemand hört, was in der Spalte steht. Schreib es hinein, oder nimm `<td>`.',
  },
  'form-field-multiple-labels': {
    title: 'Ein Feld hat mehrere Labels',
    text: 'Je nach Programm wird nur eines vorgelesen. Lass eines stehen.',
  },
  'frame-title': {
    title: 'Der Rahmen hat keinen Titel',
    text: 'Niemand weiß, was darin liegt. Ergänze `title` am `<iframe>`.',
  },
  'heading-order': {
    title: 'Eine Überschriftenstufe ist übersprungen',
    text: 'Viele springen von Überschrift zu Überschrift und suchen die fehlende. Nimm die nächste Stufe.',
  },
  'html-has-lang': {
    title: 'Die Sprache der Seite fehlt',
    text: 'Deutsch wird sonst vielleicht englisch vorgelesen. Schreib `<html lang="de">`.',
  },
  'html-lang-valid': {
    title: 'Diese Sprache gibt es nicht',
    text: 'Das Vorleseprogramm kann damit nichts anfangen. Deutsch ist `lang="de"`.',
  },
  'image-alt': {
    title: 'Einem Bild fehlt der Alternativtext',
    text: 'Wer es nicht sieht, erfährt nichts davon. Beschreib es in `alt`. Ist es nur Schmuck, schreib `alt=""`.',
  },
  'image-redundant-alt': {
    title: 'Der Alternativtext steht schon daneben',
    text: 'So wird alles zweimal vorgelesen. Schreib `alt=""`.',
  },
  'input-button-name': {
    title: 'Ein Knopf hat keinen Namen',
    text: 'Zu hören ist nur „Knopf“. Schreib in `value`, was er tut.',
  },
  'input-image-alt': {
    title: 'Dem Bildknopf fehlt der Text',
    text: 'Niemand hört, was er tut. Ergänze `alt`.',
  },
  label: {
    title: 'Ein Feld hat kein Label',
    text: 'Wer die Seite hört, weiß nicht, was hineingehört. Schreib ein `<label>`, dessen `for` die `id` des Felds nennt.',
  },
  'label-title-only': {
    title: 'Das Feld ist nur mit title beschriftet',
    text: 'Den sieht man erst beim Darüberfahren. Schreib ein sichtbares `<label>`.',
  },
  'landmark-main-is-top-level': {
    title: 'main liegt in einem anderen Bereich',
    text: 'Der Hauptteil ist so schwer zu finden. Hol `<main>` heraus.',
  },
  'landmark-no-duplicate-main': {
    title: 'Es gibt zwei main',
    text: 'Wohin soll man springen? Lass eines stehen.',
  },
  'landmark-one-main': {
    title: 'Die Seite hat kein main',
    text: 'Mit `<main>` springt man direkt zum Hauptteil. Setz es um deinen Inhalt.',
  },
  'landmark-unique': {
    title: 'Zwei Bereiche heißen gleich',
    text: 'Beim Hören sind sie nicht zu unterscheiden. Gib jedem ein eigenes `aria-label`.',
  },
  'link-in-text-block': {
    title: 'Der Link sieht aus wie der Text',
    text: 'Nur an der Farbe erkennt ihn nicht jeder. Unterstreich ihn.',
  },
  'link-name': {
    title: 'Ein Link hat keinen Text',
    text: 'Zu hören ist nur „Link“. Schreib hinein, wohin er führt.',
  },
  list: {
    title: 'In der Liste steht etwas Falsches',
    text: 'In `<ul>` und `<ol>` gehören nur `<li>`, sonst stimmt die Zahl der Punkte beim Vorlesen nicht.',
  },
  listitem: {
    title: 'li ohne Liste',
    text: 'Allein ist es kein Listenpunkt. Setz `<ul>` oder `<ol>` darum.',
  },
  'meta-refresh': {
    title: 'Die Seite lädt sich selbst neu',
    text: 'Wer langsam liest, wird mittendrin gestört. Lösch `http-equiv="refresh"`.',
  },
  'meta-viewport': {
    title: 'Vergrößern ist verboten',
    text: 'Wer schlecht sieht, muss vergrößern können. Lösch `user-scalable=no` und `maximum-scale`.',
  },
  'nested-interactive': {
    title: 'Ein Knopf liegt in einem anderen',
    text: 'Vorleseprogramme sehen nur den äußeren. Stell beide nebeneinander.',
  },
  'no-autoplay-audio': {
    title: 'Ton beginnt von selbst',
    text: 'Er übertönt das Vorleseprogramm. Lass `autoplay` weg, und gib `controls`.',
  },
  'page-has-heading-one': {
    title: 'Es gibt keine h1',
    text: 'Sie sagt, wovon die Seite handelt, und viele springen zuerst dorthin. Schreib genau eine.',
  },
  region: {
    title: 'Inhalt außerhalb aller Bereiche',
    text: 'Wer von Bereich zu Bereich springt, findet ihn nicht. Setz ihn in `<main>`, `<header>`, `<nav>` oder `<footer>`.',
  },
  'role-img-alt': {
    title: 'Dem Bild fehlt ein Name',
    text: 'Was `role="img"` hat, braucht ein `aria-label`, das es beschreibt.',
  },
  'scope-attr-valid': {
    title: 'scope steht falsch',
    text: '`scope` gehört an ein `<th>` und heißt `col` oder `row`.',
  },
  'scrollable-region-focusable': {
    title: 'Ein Bereich lässt sich mit Tasten nicht scrollen',
    text: 'Ohne Maus kommt man nicht ans Ende. Gib ihm `tabindex="0"`.',
  },
  'select-name': {
    title: 'Eine Auswahl hat kein Label',
    text: 'Niemand hört, was zur Wahl steht. Schreib ein `<label>` dazu.',
  },
  'summary-name': {
    title: 'summary ist leer',
    text: 'Niemand weiß, was sich aufklappen lässt. Schreib es hinein.',
  },
  'svg-img-alt': {
    title: 'Der Zeichnung fehlt ein Name',
    text: 'Ergänze im `<svg>` ein `<title>`, oder ein `aria-label`.',
  },
  tabindex: {
    title: 'Die Reihenfolge der Tab-Taste ist verstellt',
    text: 'Werte über 0 lassen den Fokus springen. Nimm `tabindex="0"`, und ordne das HTML.',
  },
  'target-size': {
    title: 'Zu klein zum Antippen',
    text: 'Auf dem Handy trifft man daneben. Mach es mindestens 24 Pixel groß.',
  },
  'td-headers-attr': {
    title: 'headers zeigt ins Leere',
    text: 'Nenn darin nur die `id` von Kopfzellen derselben Tabelle.',
  },
  'th-has-data-cells': {
    title: 'Eine Kopfzelle ohne Inhalt darunter',
    text: 'Sie beschreibt nichts. Nimm `<td>`, oder ergänze die Zellen.',
  },
  'valid-lang': {
    title: 'Diese Sprache gibt es nicht',
    text: 'Das Vorleseprogramm kann damit nichts anfangen. Englisch ist `lang="en"`.',
  },
  'video-caption': {
    title: 'Dem Video fehlen Untertitel',
    text: 'Wer nichts hört, versteht es nicht. Ergänze `<track kind="captions">`.',
  },
};
