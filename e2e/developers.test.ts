// The examples on the page for developers: their texts are taken off the page and run against the server that shows them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, type Journey } from './browser.ts';

const t = messages('developers');
const run = promisify(execFile);

let journey: Journey;
let examples: ReadonlyMap<string, string>;

beforeAll(async () => {
  journey = await beginJourney();
  const { page } = await journey.visit('/', 1440);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: messages('shell')('footer.developers') })
    .click();
  await page.getByText(t('status.healthy')).waitFor();
  const blocks = page.locator('[data-part="example"]');
  const titles = await blocks.getByRole('heading').allTextContents();
  const codes = await blocks.locator('pre').allTextContents();
  examples = new Map(titles.map((title, i) => [title, codes[i] ?? '']));
});

afterAll(async () => {
  await journey?.end();
});

test('there are three', () => {
  expect([...examples.keys()]).toEqual([t('examples.rate'), t('examples.find'), t('examples.sheet')]);
});

test('the command for the terminal rates a Pokémon', async () => {
  const { stdout } = await run('sh', ['-c', examples.get(t('examples.rate')) ?? '']);
  expect(JSON.parse(stdout)).toMatchObject({
    creature: { level: expect.any(Number) },
    rp: { value: expect.any(Number) },
  });
});

test('the script finds a Pokémon by its Japanese name', async () => {
  const script = examples.get(t('examples.find')) ?? '';
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toBe('Pikachu Grepa Berry\n');
});

test('the formula of the sheet names a table', async () => {
  const [, address = ''] = /^=IMPORTDATA\("(.+)"\)$/.exec(examples.get(t('examples.sheet')) ?? '') ?? [];
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect((await answer.text()).split('\r\n').length).toBeGreaterThan(249);
});
