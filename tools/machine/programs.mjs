// Where the installed programs lie: started with Node directly, they need neither a shell nor a PATH.
import { join } from 'node:path';
import { root } from './root.mjs';

const installed = join(root, 'node_modules');

export const programs = {
  biome: join(installed, '@biomejs/biome/bin/biome'),
  knip: join(installed, 'knip/bin/knip.js'),
  // The native compiler; those who read sources by the compiler's interface have the one before it.
  tsc: join(installed, 'typescript-native/bin/tsc'),
  vite: join(installed, 'vite/bin/vite.js'),
  vitest: join(installed, 'vitest/vitest.mjs'),
};
