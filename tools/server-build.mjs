// The server, and each of its commands, as one file.
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './root.mjs';

const server = join(root, 'packages/server');

/** @returns {Promise<string>} the file to start */
export const buildServer = () =>
  bundle(server, { 'server.mjs': 'src/server.ts', 'compute/worker-start.mjs': 'src/compute/worker.ts' });

/**
 * @param {'admin' | 'backup' | 'restore'} name
 * @returns {Promise<string>} the file to start
 */
export const buildCommand = (name) => bundle(server, { [`${name}.mjs`]: `src/commands/${name}.ts` });

/**
 * A program that only tests start.
 * @param {string} name
 * @returns {Promise<string>} the file to start
 */
export const buildTestProgram = (name) => bundle(server, { [`${name}.mjs`]: `test/${name}.ts` });
