export const sessionIsOver = {
  title: 'Du bist nicht mehr angemeldet',
  description: 'Melde dich neu an, dann geht es an derselben Stelle weiter.',
} as const;
