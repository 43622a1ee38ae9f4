// The server, and each of its commands, as one file.
import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { bundle } from './bundle.mjs';

const server = join(root, 'packages/server');

const THREAD = {
  'compute/worker-start.mjs': 'src/compute/worker.ts',
  'screens/worker-start.mjs': 'src/screens/worker.ts',
};

/** @returns {Promise<string>} the file to start */
export const buildServer = () => bundle(server, { 'server.mjs': 'src/server.ts', ...THREAD });

/**
 * @param {'admin' | 'backup' | 'restore' | 'data-package'} name
 * @returns {Promise<string>} the file to start
 */
export const buildCommand = (name) => bundle(server, { [`${name}.mjs`]: `src/commands/${name}.ts` });

/**
 * A program as tests start it: so often that its libraries come along. The product as it is delivered is what the tests of `npm start`,
 * of the image and of whole journeys start.
 * @param {string} name
 * @param {string} source a program of the tests unless it is said otherwise
 * @returns {Promise<string>} the file to start
 */
export const buildTestProgram = (name, source = `test/${name}.ts`) =>
  bundle(server, { [`test-${name}.mjs`]: source, ...THREAD }, { withLibraries: true });
