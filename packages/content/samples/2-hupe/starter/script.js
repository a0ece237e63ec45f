const anzeige = document.querySelector("#anzeige");
