export const CAPTAIN = 'Donaudampfschifffahrtsgesellschaftskapitän';
export const DECREE = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';
