export { buildHouse as default } from './build-house.ts';
