// Deine Werkbank: Ändere, was du willst, und drück auf Run.
for (let zahl = 3; zahl > 0; zahl--) {
  console.log(zahl, "...");
}

console.log("Licht an in der Garage!");
