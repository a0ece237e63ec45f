import { expect, test } from 'vitest';
import { cleanEnvironment } from './clean-environment.ts';

test('settings of the product and of its tools stay outside, the rest of the machine comes along', () => {
  const caller = {
    DATABASE_URL: 'postgres://family',
    PORT: '80',
    FAMILY_PASSWORD: 'secret',
    AI_API_KEY: 'key',
    PGPASSWORD: 'secret',
    NODE_ENV: 'production',
    PATH: '/bin',
    HTTPS_PROXY: 'http://proxy',
  };
  expect(cleanEnvironment(caller)).toEqual({ PATH: '/bin', HTTPS_PROXY: 'http://proxy' });
});
