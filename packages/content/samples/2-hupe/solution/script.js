const anzeige = document.querySelector("#anzeige");
const hupe = document.querySelector("#hupe");
let wieOft = 0;

hupe.addEventListener("click", () => {
  wieOft = wieOft + 1;
  anzeige.textContent = "Tröt! ".repeat(wieOft).trim();
});
