// A server offers the development sign-in only when it is asked to. Starting it by hand on one's own machine is such a request.

const OWN_MACHINE = ['localhost', '127.0.0.1', '::1'];

/**
 * The environment for a server that a person starts here and now.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withDevSignIn(env) {
  const isProduction = env.NODE_ENV?.trim() === 'production';
  const isOwnMachine = OWN_MACHINE.includes(env.HOST?.trim() || 'localhost');
  const isSaid = Boolean(env.DEV_SIGN_IN?.trim());
  return isProduction || !isOwnMachine || isSaid ? env : { ...env, DEV_SIGN_IN: 'true' };
}
