// `npm start` and `npm run dev` allow sign-in without a password from this machine only.
import { expect, test } from 'vitest';
import { withDevSignIn } from './dev-sign-in.mjs';

test.each([{}, { HOST: '' }, { HOST: '127.0.0.1' }, { HOST: '::1', NODE_ENV: 'test' }])('%j asks for it', (env) => {
  expect(withDevSignIn(env)).toEqual({ ...env, DEV_SIGN_IN: 'true' });
});

test.each([{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }, { HOST: 'oversleep.example' }, { DEV_SIGN_IN: 'false' }])(
  '%j does not',
  (env) => {
    expect(withDevSignIn(env)).toEqual(env);
  },
);
