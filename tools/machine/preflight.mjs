// Asks the server's own code whether it could start, before anything takes time.
import { tsImport } from 'tsx/esm/api';
import { root } from './root.mjs';

/**
 * The sentence to show if it can't.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>}
 */
export async function findStartProblem(env) {
  const { parseConfig } = await tsImport('../../packages/server/src/config.ts', import.meta.url);
  const preflight = await tsImport('../../packages/server/src/preflight.ts', import.meta.url);
  const parsed = parseConfig(env, root);
  return parsed.ok ? preflight.findStartProblem(parsed.config) : parsed.problems.join('\n');
}
