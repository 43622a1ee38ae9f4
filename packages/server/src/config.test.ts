// What the environment may say, and how wrong values are named.
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  const result = parseConfig(env, '/srv');
  return result.ok ? [] : result.problems;
}

describe('parseConfig', () => {
  test('an empty environment has a default for everything', () => {
    expect(parseConfig({}, '/srv')).toEqual({
      ok: true,
      config: { port: 3000, host: 'localhost', dataDir: '/srv/data', logLevel: 'warn' },
    });
  });

  test('an empty value means the default', () => {
    expect(parseConfig({ PORT: '', HOST: ' ', DATA_DIR: '', LOG_LEVEL: '' }, '/srv')).toEqual(parseConfig({}, '/srv'));
  });

  test('values are taken over, a relative folder starts at the working directory', () => {
    expect(parseConfig({ PORT: '8080', HOST: '0.0.0.0', DATA_DIR: 'var', LOG_LEVEL: 'debug' }, '/srv')).toEqual({
      ok: true,
      config: { port: 8080, host: '0.0.0.0', dataDir: '/srv/var', logLevel: 'debug' },
    });
    expect(parseConfig({ DATA_DIR: '/var/oversleep' }, '/srv')).toMatchObject({
      config: { dataDir: '/var/oversleep' },
    });
  });

  test.each(['0', '1', '65535'])('PORT may be %s', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([]);
  });

  test.each(['65536', '99999', '-1', '80.5', '1e3', '0x50', 'http', '3000 3001', '١'])('PORT may not be %s', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([expect.stringContaining(`PORT is "${port}"`)]);
  });

  test('every wrong key is named at once', () => {
    expect(problemsOf({ PORT: 'abc', LOG_LEVEL: 'loud' })).toEqual([
      expect.stringContaining('PORT is "abc"'),
      expect.stringContaining('LOG_LEVEL is "loud"'),
    ]);
  });
});
