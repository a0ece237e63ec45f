export const pageLabel = 'HTML deiner Seite';

/** In characters. */
export const longestPage = 50_000;

/** Each of the tools finds something in it. */
export const samplePage = `<!DOCTYPE html>
<html>
<head>
  <title>Seite</title>
</head>
<body>
  <h1>Unsere Garage</h1>
  <h3>Was wir bauen</h3>
  <p>Roboter, Spiele <b>und <i>Musik</b></i>.</p>
  <img src="roboter.png">
  <ul>
    <p>Löten</p>
  </ul>
  <a href="plan.html">hier</a>
  <input type="text">
  <button></button>
</body>
</html>
`;
