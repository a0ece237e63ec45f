/** Where in the profile the badges are. */
export const badgesPlace = 'erfolge';
