// Classes of one style sheet never collide with those of another in a build with the real settings.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { scopedNames } from './style-modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'oversleep-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'index.ts': "import './here/page.ts';\nimport './there/page.ts';",
  'here/page.ts': "import * as styles from './page.module.css';\nconsole.log('here', styles.overview);",
  'here/page.module.css': '.overview { color: red; animation: turn 1s; }\n@keyframes turn { to { opacity: 0; } }',
  'there/page.ts': "import * as styles from './page.module.css';\nconsole.log('there', styles.overview);",
  'there/page.module.css': '.overview { color: blue; animation: turn 2s; }\n@keyframes turn { to { opacity: 1; } }',
};

/** Script and styles as the settings of the app make them. */
async function built(): Promise<readonly [script: string, styles: string]> {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, 'src', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'src', path), text);
  }
  const settings = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, settings);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    css: loaded?.config.css ?? {},
    plugins: (loaded?.config.plugins ?? []).filter(
      (plugin) => plugin && 'name' in plugin && plugin.name === 'kept-sheets',
    ),
    build: {
      write: false,
      rolldownOptions: { ...loaded?.config.build?.rolldownOptions, input: join(folder, 'src/index.ts') },
    },
  });
  const files = 'output' in result ? result.output : [];
  const script = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const styles = files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
  return [script, styles];
}

test('a second .overview changes nothing but its own page', async () => {
  const [script, styles] = await built();
  const given = (page: string) => new RegExp(`${page}\\W+(\\w+)`).exec(script)?.[1] ?? '';
  const rule = (name: string) => new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(styles)?.[1] ?? '';
  expect(rule(given('here'))).toMatch(/red|#f00/);
  expect(rule(given('there'))).toMatch(/blue|#00f/);
  expect(given('here')).not.toBe(given('there'));
  expect(styles).not.toContain('overview');
  // Animations too: each class has its own, and each of those exists.
  const turns = ['here', 'there'].map((page) => /animation:[^;}]*?\b([a-z]\w{3,})/.exec(rule(given(page)))?.[1]);
  expect(new Set(turns).size).toBe(2);
  for (const turn of turns) expect(styles).toContain(`@keyframes ${turn}`);
});

test('a collision of two short names is reported as an error', () => {
  const nameOf = scopedNames(false);
  const names = Array.from({ length: 3000 }, (_, i) => `/a/src/ui/${i}.module.css`);
  expect(() => {
    for (const path of names) nameOf('a', path, '.a {}');
  }).toThrow('rename one of them');
});
