const tiere = ['Igel', 'Fuchs', 'Waschbär'];

for (const tier of tiere) {
  console.log(`Gesehen: ${tier}`);
}

tiere.forEach((tier, index) => {
  console.log(`${index + 1}. ${tier}`);
});

const kurzeNamen = tiere.filter((tier) => tier.length <= 5);
console.log('Kurze Namen:', kurzeNamen.join(', '));
