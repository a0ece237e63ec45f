export const familyPassword = 'mond-garage-rakete';
