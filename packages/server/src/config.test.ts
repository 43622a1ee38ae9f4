// What the environment may say, and how wrong values are named.
import { describe, expect, test } from 'vitest';
import { type Config, parseConfig } from './config.ts';

const SECRET = 'n2Zq8vL0xR5tYw7KpB3mCd9EfGh1JsUa';
const PRODUCTION = { NODE_ENV: 'production', AUTH_SECRET: SECRET, PUBLIC_ORIGIN: 'https://oversleep.example' };

function configOf(env: Record<string, string>): Config {
  const result = parseConfig(env, '/srv');
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

function problemsOf(env: Record<string, string>): readonly string[] {
  const result = parseConfig(env, '/srv');
  return result.ok ? [] : result.problems;
}

describe('an empty environment', () => {
  test('has a default for everything', () => {
    expect(configOf({})).toEqual({
      production: false,
      port: 3000,
      host: 'localhost',
      publicOrigin: 'http://localhost:3000',
      returnOrigins: ['http://localhost:3000', 'http://localhost:5173'],
      links: {
        feedback: 'https://feedback.oversleep.example/',
        source: 'https://source.oversleep.example/',
        community: 'https://community.oversleep.example/',
        patron: 'https://patron.oversleep.example/',
      },
      role: 'all',
      databaseUrl: undefined,
      dataDir: '/srv/data',
      backupDir: '/srv/data/backups',
      databaseTimeout: 10_000,
      logLevel: 'warn',
      authSecret: undefined,
      devSignIn: false,
      devAdmin: false,
      providers: {},
      campaign: undefined,
      bootstrapAdmin: undefined,
      computeThreads: expect.toSatisfy((threads: number) => Number.isInteger(threads) && threads >= 1),
      screens: true,
      screensTimeout: 20,
      apiKeys: false,
      metricsPort: undefined,
      trustedProxies: [],
      rateLimitFactor: 1,
      maxLoopDelay: 500,
    });
  });

  test('is what empty values mean', () => {
    const keys = ['PORT', 'HOST', 'DATA_DIR', 'LOG_LEVEL', 'ROLE', 'DATABASE_URL', 'METRICS_PORT', 'TRUSTED_PROXIES'];
    expect(configOf(Object.fromEntries(keys.map((key) => [key, ' '])))).toEqual(configOf({}));
  });
});

describe('values are taken over', () => {
  test('address, folder and log', () => {
    expect(configOf({ PORT: '8080', HOST: '0.0.0.0', DATA_DIR: 'var', LOG_LEVEL: 'debug' })).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicOrigin: 'http://localhost:8080',
      dataDir: '/srv/var',
      logLevel: 'debug',
    });
    expect(configOf({ DATA_DIR: '/var/oversleep' }).dataDir).toBe('/var/oversleep');
  });

  test('several processes on one database', () => {
    const databaseUrl = 'postgres://oversleep:pass@db.example/oversleep';
    for (const role of ['all', 'web', 'worker'])
      expect(configOf({ ROLE: role, DATABASE_URL: databaseUrl })).toMatchObject({ role, databaseUrl });
    expect(configOf({ DATABASE_URL: 'postgresql://db/oversleep' }).databaseUrl).toBe('postgresql://db/oversleep');
  });

  test('limits, threads, figures and proxies', () => {
    const env = { RATE_LIMIT_FACTOR: '2.5', MAX_LOOP_DELAY: '0', COMPUTE_THREADS: '7', METRICS_PORT: '9464' };
    expect(configOf({ ...env, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::/8,192.0.2.7' })).toMatchObject({
      rateLimitFactor: 2.5,
      maxLoopDelay: 0,
      computeThreads: 7,
      metricsPort: 9464,
      trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
    });
  });

  test('providers with their own addresses, or others', () => {
    const { providers } = configOf({
      DISCORD_CLIENT_ID: 'id',
      DISCORD_CLIENT_SECRET: 'secret',
      DISCORD_TOKEN_URL: 'http://127.0.0.1:9/token',
    });
    expect(providers).toEqual({
      discord: {
        clientId: 'id',
        clientSecret: 'secret',
        authorizeUrl: 'https://discord.com/oauth2/authorize',
        tokenUrl: 'http://127.0.0.1:9/token',
        identityUrl: 'https://discord.com/api/users/@me',
      },
    });
    for (const provider of ['GOOGLE', 'PATREON']) {
      const env = { [`${provider}_CLIENT_ID`]: 'id', [`${provider}_CLIENT_SECRET`]: 'secret' };
      expect(Object.keys(configOf(env).providers)).toEqual([provider.toLowerCase()]);
    }
  });

  test('the campaign of supporters', () => {
    const tokens = { PATREON_CREATOR_ACCESS_TOKEN: 'access', PATREON_CREATOR_REFRESH_TOKEN: 'refresh' };
    expect(configOf({ ...tokens, PATREON_CAMPAIGN_ID: '12/3' }).campaign).toEqual({
      membersUrl: 'https://www.patreon.com/api/oauth2/v2/campaigns/12%2F3/members',
      tokenUrl: 'https://www.patreon.com/api/oauth2/token',
      accessToken: 'access',
      refreshToken: 'refresh',
    });
  });

  test('addresses outside of the product, none in production unless they are set', () => {
    const links = { feedback: null, source: null, community: null, patron: null };
    expect(configOf(PRODUCTION).links).toEqual(links);
    const env = {
      FEEDBACK_URL: 'https://a.example/',
      SOURCE_URL: 'https://b.example/',
      PATRON_URL: 'http://c.example',
    };
    expect(configOf({ ...PRODUCTION, ...env, COMMUNITY_URL: 'https://d.example/x' }).links).toEqual({
      feedback: 'https://a.example/',
      source: 'https://b.example/',
      community: 'https://d.example/x',
      patron: 'http://c.example',
    });
  });

  test('the first admin', () => {
    expect(configOf({ BOOTSTRAP_ADMIN: 'discord:1234' }).bootstrapAdmin).toBe('discord:1234');
  });

  test('where providers may send a browser back to', () => {
    const env = {
      PUBLIC_ORIGIN: 'https://oversleep.example/',
      RETURN_ORIGINS: 'https://a.example, http://b.example:81',
    };
    expect(configOf(env)).toMatchObject({
      publicOrigin: 'https://oversleep.example',
      returnOrigins: ['https://oversleep.example', 'http://localhost:5173', 'https://a.example', 'http://b.example:81'],
    });
    // The address of the development server is irrelevant there.
    expect(configOf(PRODUCTION).returnOrigins).toEqual(['https://oversleep.example']);
  });
});

describe('production', () => {
  test('starts with a secret and an address, without the development sign-in', () => {
    expect(configOf(PRODUCTION)).toMatchObject({ production: true, authSecret: SECRET, devSignIn: false });
  });

  test.each(['AUTH_SECRET', 'PUBLIC_ORIGIN'])('does not start without %s', (key) => {
    expect(problemsOf({ ...PRODUCTION, [key]: '' })).toEqual([expect.stringContaining(`${key} is missing`)]);
  });

  test.each([
    ['short', 'n2Zq8vL0xR5tYw7KpB3mCd9EfGh1Js'],
    ['monotonous', 'abcabcabcabcabcabcabcabcabcabcabcabcabc'],
  ])('does not start with a %s secret, and does not show it', (_what, secret) => {
    const problems = problemsOf({ ...PRODUCTION, AUTH_SECRET: secret });
    expect(problems).toEqual([expect.stringContaining('AUTH_SECRET is weak')]);
    expect(problems.join()).not.toContain(secret);
  });

  test('refuses the sign-in that lets anyone in', () => {
    expect(problemsOf({ ...PRODUCTION, DEV_SIGN_IN: 'true' })).toEqual([
      expect.stringMatching(/DEV_SIGN_IN.+production/),
    ]);
  });
});

describe('development sign-in', () => {
  test.each(['0.0.0.0', '::', '192.168.0.7', 'oversleep.example'])('is refused on %s', (host) => {
    expect(problemsOf({ HOST: host, DEV_SIGN_IN: 'true' })).toEqual([expect.stringContaining(`HOST is "${host}"`)]);
  });

  test.each(['localhost', '127.0.0.1', '::1'])('is off on %s unless it is asked for', (host) => {
    expect(configOf({ HOST: host }).devSignIn).toBe(false);
    expect(configOf({ HOST: host, DEV_SIGN_IN: 'true' })).toMatchObject({ devSignIn: true, devAdmin: false });
    expect(configOf({ HOST: host, DEV_ADMIN: '1' }).devAdmin).toBe(true);
  });
});

describe('wrong values are named', () => {
  test.each(['0', '1', '65535'])('PORT may be %s', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([]);
  });

  test.each(['65536', '99999', '-1', '80.5', '1e3', '0x50', 'http', '3000 3001', '١'])('PORT may not be %s', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([expect.stringContaining(`PORT is "${port}"`)]);
    expect(problemsOf({ METRICS_PORT: port })).toEqual([expect.stringContaining(`METRICS_PORT is "${port}"`)]);
  });

  test.each([
    ['NODE_ENV', 'prod'],
    ['ROLE', 'boss'],
    ['LOG_LEVEL', 'loud'],
    ['DEV_SIGN_IN', 'yes'],
    ['DEV_ADMIN', 'yes'],
    ['PUBLIC_ORIGIN', 'oversleep.example'],
    ['PUBLIC_ORIGIN', 'ftp://oversleep.example'],
    ['PUBLIC_ORIGIN', 'https://oversleep.example/app'],
    ['RETURN_ORIGINS', 'https://a.example/discord'],
    ['FEEDBACK_URL', 'nowhere'],
    ['SOURCE_URL', 'javascript:alert(1)'],
    ['COMMUNITY_URL', 'chat'],
    ['PATRON_URL', 'data:text/html,x'],
    ['COMPUTE_THREADS', '0'],
    ['COMPUTE_THREADS', '2.5'],
    ['SCREENS', 'maybe'],
    ['SCREENS_TIMEOUT', '0'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '0.0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['RATE_LIMIT_FACTOR', 'off'],
    ['MAX_LOOP_DELAY', 'never'],
    ['BOOTSTRAP_ADMIN', 'nonsense'],
    ['BOOTSTRAP_ADMIN', 'github:1'],
  ])('%s=%s', (key, value) => {
    expect(problemsOf({ [key]: value })).toEqual([expect.stringContaining(`${key} is "${value}"`)]);
  });

  test.each(['10.0.0.0/33', '10.0.0', 'fd00::/129', 'proxy.example', '10.0.0.0/8/8', 'true', '1'])(
    'TRUSTED_PROXIES=%s',
    (value) => {
      expect(problemsOf({ TRUSTED_PROXIES: `loopback,${value}` })).toEqual([
        expect.stringContaining(`TRUSTED_PROXIES has "${value}"`),
      ]);
    },
  );

  test.each(['web', 'worker'])('ROLE=%s needs a database that several processes can use', (role) => {
    expect(problemsOf({ ROLE: role })).toEqual([expect.stringContaining('needs DATABASE_URL')]);
  });

  test('figures need a port of their own', () => {
    expect(problemsOf({ PORT: '4000', METRICS_PORT: '4000' })).toEqual([
      expect.stringContaining('METRICS_PORT is 4000'),
    ]);
    expect(problemsOf({ PORT: '0', METRICS_PORT: '0' })).toEqual([]);
  });

  test.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['DISCORD_CLIENT_SECRET', 'DISCORD_CLIENT_ID'],
    ['PATREON_CLIENT_SECRET', 'PATREON_CLIENT_ID'],
  ])('%s without %s', (given, missing) => {
    const problems = problemsOf({ [given]: 'hidden-value' });
    expect(problems).toEqual([expect.stringContaining(missing)]);
    expect(problems.join()).not.toContain('hidden-value');
  });

  test.each(['AUTHORIZE', 'TOKEN', 'IDENTITY'])('an address of a provider that is none: %s', (which) => {
    const env = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', [`GOOGLE_${which}_URL`]: 'nowhere' };
    expect(problemsOf(env)).toEqual([expect.stringContaining(`GOOGLE_${which}_URL is "nowhere"`)]);
  });

  test('a part of the campaign without the rest, without showing it', () => {
    const problems = problemsOf({ PATREON_CREATOR_ACCESS_TOKEN: 'hidden-value' });
    expect(problems).toEqual([expect.stringContaining('PATREON_CAMPAIGN_ID')]);
    expect(problems.join()).not.toContain('hidden-value');
  });

  test.each(['mysql://user:hidden-value@host/db', 'user:hidden-value@host/db'])(
    'a DATABASE_URL of another kind, without showing it: %s',
    (url) => {
      const problems = problemsOf({ DATABASE_URL: url });
      expect(problems).toEqual([expect.stringContaining('DATABASE_URL')]);
      expect(problems.join()).not.toContain('hidden-value');
    },
  );

  test('all at once', () => {
    expect(problemsOf({ PORT: 'abc', LOG_LEVEL: 'loud', ROLE: 'web' })).toEqual([
      expect.stringContaining('PORT is "abc"'),
      expect.stringContaining('ROLE is "web"'),
      expect.stringContaining('LOG_LEVEL is "loud"'),
    ]);
  });
});
