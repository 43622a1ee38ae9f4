// A player's data through everything that may happen to it: sign-in, tabs, devices, no network, a stopped server, old and broken data.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { referenceStorage } from '../packages/web/src/testing/reference-storage.ts';
import { beginJourney, bytesOf, findBarriers, goTo, type Journey, reload, takePicture } from './browser.ts';
import { deviceWith } from './device.ts';
import { savingState as badge } from './finders.ts';
import { startProduct } from './product.ts';
import { leave } from './seats.ts';
import { newName, signIn, visitAs } from './sign-in.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const pot = (page: Page) => page.getByRole('spinbutton', { name: messages('settings')('pot.title') });

/** Until the service worker has kept all code of the app on the device, which it does once a visit has settled. */
async function kept(page: Page): Promise<void> {
  const code = await page.evaluate(async () => {
    const worker = await (await fetch('/service-worker.js')).text();
    return [...worker.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
  });
  expect(code.length).toBeGreaterThan(20);
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, n) => !found[n]);
    }, code);
  await expect.poll(missing, { interval: 500 }).toEqual([]);
}

async function setPot(page: Page, size: number): Promise<void> {
  await pot(page).fill(String(size));
  await pot(page).press('Enter');
}

/** What is on this device, as its file says. */
async function dataOf(
  page: Page,
): Promise<{ teams: { name: string }[]; creatures: { name: string; level: number }[] }> {
  if (new URL(page.url()).pathname !== '/settings/site') await goTo(page, '/settings/site');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: messages('settings')('files.download') }).click(),
  ]);
  return JSON.parse((await bytesOf(download)).toString('utf8'));
}

async function readIn(page: Page, data: unknown): Promise<void> {
  if (new URL(page.url()).pathname !== '/settings/site') await page.locator('a[href="/settings/site"]').first().click();
  const file = { name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(data)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(messages('settings')('files.imported', { file: 'box.json' })).waitFor();
}

/** Does something, and waits until the server has it: "Saved" alone may be there from before. */
async function untilSaved(page: Page, act: () => Promise<void>): Promise<void> {
  const written = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await act();
  await written;
  await badge(page, 'Saved').waitFor();
}

function box(teamName: string, id: string, level: number) {
  const creature = {
    version: 0,
    externalId: id,
    saved: true,
    shiny: false,
    gender: 'male',
    pokemon: 'RAICHU',
    name: 'Sparky',
    level,
    ribbon: 0,
    skillLevel: 2,
    nature: 'Bashful',
    subskills: [],
    ingredients: [
      { level: 0, name: 'Apple', amount: 1 },
      { level: 30, name: 'Ginger', amount: 2 },
      { level: 60, name: 'Egg', amount: 3 },
    ],
  };
  const team = { index: 0, name: teamName, members: [id, null, null, null, null] };
  return {
    format: 'oversleep-data',
    storageVersion: 3,
    user: {},
    teams: [team],
    creatures: [creature],
    comparison: { members: [] },
  };
}

describe('what a guest has made', () => {
  test('goes along at the first sign-in, into an account without data without a question', async () => {
    const name = newName('Gast');
    const guest = deviceWith(box('Night shift', randomUUID(), 31));
    const { page } = await visitAs(name, journey, '/settings/site', 1440, guest);
    await badge(page, 'Saved').waitFor();

    const { page: second } = await visitAs(name, journey, '/settings/site', 390);
    await expect.poll(async () => (await dataOf(second)).teams.map((team) => team.name)).toEqual(['Night shift']);
    await leave(page);
    await leave(second);
  });

  test('is left alone when the account is taken, and can be brought back', async () => {
    const name = newName('Gast');
    const { page: first } = await visitAs(name, journey, '/settings/site', 1440);
    await untilSaved(first, () => readIn(first, box('In the account', randomUUID(), 10)));
    await leave(first);

    const guest = deviceWith(box('On the device', randomUUID(), 20));
    const { page } = await visitAs(name, journey, '/settings/site', 1440, guest);
    const question = page.getByRole('dialog', { name: messages('account')('merge.title') });
    await question.waitFor();
    await takePicture(page, 'first-sign-in-1440');
    expect(await findBarriers(page, 'dialog[open]')).toEqual([]);
    await question.getByRole('radio', { name: messages('account')('merge.theirs') }).check();
    await question.getByRole('button', { name: 'Continue' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await dataOf(page)).teams.map((team) => team.name)).toEqual(['In the account']);
    await page
      .getByRole('button', { name: /^Restore snapshot/ })
      .first()
      .click();
    await expect.poll(async () => (await dataOf(page)).teams.map((team) => team.name)).toEqual(['On the device']);
    await leave(page);
  });
});

test('two tabs stay in step', async () => {
  const { page } = await journey.visit('/settings/game', 1440);
  const { page: other } = await journey.visit('/settings/game', 800, page);
  await setPot(page, 27);
  await expect.poll(() => pot(other).inputValue()).toBe('27');
  await setPot(other, 33);
  await expect.poll(() => pot(page).inputValue()).toBe('33');
  await reload(page);
  await expect.poll(() => pot(page).inputValue()).toBe('33');
  await leave(page);
});

test('an expired token is renewed once for all requests, without an error', async () => {
  const { page } = await visitAs(newName('Rhea'), journey, '/settings/game', 1440);
  const renewals: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/login/refresh')) renewals.push(request.url());
  });
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('oversleep:session') ?? '{}');
    session.tokens.expiryDate = 1;
    localStorage.setItem('oversleep:session', JSON.stringify(session));
  });
  await Promise.all([reload(page), journey.visit('/settings/account', 1440, page)]);
  await page.getByRole('button', { name: /inbox/i }).waitFor();
  await untilSaved(page, () => setPot(page, 21));
  expect(renewals).toHaveLength(1);
  await leave(page);
});

test('without a network the app starts, takes changes, and sends them when it is back', async () => {
  const { page } = await journey.install('/settings/game', 390);
  await signIn(page, 'Google', newName('Olaf'));
  // Nothing else was opened, and nothing tapped.
  await kept(page);
  await page.context().setOffline(true);
  for (const [name, sign] of [
    ['Calculator', messages('calculator')('slots.addTo', { place: 1 })],
    ['Compare', 'What to compare'],
    ['Recipes', 'Search'],
  ] as const) {
    await page.getByRole('button', { name: messages('shell')('topBar.openMenu') }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await page.locator('main').getByLabel(sign).or(page.locator('main').getByText(sign)).first().waitFor();
  }
  await goTo(page, '/calculator');
  await page.getByRole('button', { name: 'Try an example team' }).click();
  await page.getByRole('link', { name: messages('calculator')('page.bestTeam') }).click();
  await page.getByRole('button', { name: messages('best')('search') }).click();
  await page.getByRole('button', { name: messages('gameSetup')('skip') }).click();
  await page.getByText(/only one possible team/).waitFor();
  await goTo(page, '/settings/game');
  await pot(page).waitFor();
  await badge(page, 'Offline').waitFor();
  await takePicture(page, 'offline-390');
  // Left at once: what was typed is kept all the same.
  await setPot(page, 25);
  await page.reload();
  await expect.poll(() => pot(page).inputValue()).toBe('25');
  // Being offline is not being logged out.
  await page.getByRole('button', { name: /inbox/i }).waitFor();
  await page.context().setOffline(false);
  await badge(page, 'Saved').waitFor();
  await leave(page);
});

test('one team changed on two devices: both versions are shown, and the player chooses', async () => {
  const name = newName('Dora');
  const id = randomUUID();
  const { page: first } = await visitAs(name, journey, '/settings/site', 1440);
  await untilSaved(first, () => readIn(first, box('Ours', id, 30)));
  const { page: second } = await visitAs(name, journey, '/settings/site', 390);
  await expect.poll(async () => (await dataOf(second)).creatures.map(({ level }) => level)).toEqual([30]);

  await second.context().setOffline(true);
  await readIn(second, box('Ours', id, 41));
  await untilSaved(first, () => readIn(first, box('Ours', id, 52)));
  await second.context().setOffline(false);

  // A message that stays, with its button; nothing opens over what the player is doing.
  await second.getByText('Sparky was changed on two devices.').waitFor();
  await second.getByRole('button', { name: 'Choose', exact: true }).click();
  const conflict = second.getByRole('dialog', { name: 'Changed in two places' });
  await conflict.waitFor();
  await takePicture(second, 'conflict-390');
  expect(await findBarriers(second, 'dialog[open]')).toEqual([]);
  expect(await conflict.getByRole('region', { name: 'On this device' }).textContent()).toContain('41');
  expect(await conflict.getByRole('region', { name: 'In your account' }).textContent()).toContain('52');
  await conflict.getByRole('button', { name: "Keep this device's" }).click();
  await badge(second, 'Saved').waitFor();
  await reload(first);
  await expect.poll(async () => (await dataOf(first)).creatures.map(({ level }) => level)).toEqual([41]);
  await leave(first);
  await leave(second);
});

describe('data of an older tool', () => {
  async function findThere(page: Page, texts: Record<string, string>): Promise<void> {
    await page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, Object.entries(texts));
    await goTo(page, '/settings/site');
  }

  test('is taken over', async () => {
    const { page } = await journey.visit('/beta', 1440);
    await findThere(page, referenceStorage());
    const { teams, creatures } = await dataOf(page);
    expect(teams.map((team) => team.name)).toEqual(['Team 1']);
    expect(creatures.map((creature) => creature.name)).toEqual(['Sparky']);
    await leave(page);
  });

  test('that cannot be taken over is kept, said, and brought back as far as it can be read', async () => {
    const { page } = await journey.visit('/beta', 1440);
    await findThere(page, { ...referenceStorage(), comparison: '{"members":[{"externalId":"11', user: '{"name":' });
    await page.getByText(messages('sync')('oldData.what')).waitFor();
    await takePicture(page, 'failed-migration-1440');
    expect((await dataOf(page)).creatures).toEqual([]);
    await page
      .getByRole('button', { name: /^Restore snapshot/ })
      .first()
      .click();
    await expect.poll(async () => (await dataOf(page)).creatures.map((creature) => creature.name)).toEqual(['Sparky']);
    await leave(page);
  });
});

test('the server stops in the middle of use: nothing typed is lost, the app says so, and recovers', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'oversleep-stopped-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const started = await startProduct(undefined, { DATA_DIR: dataDir });
  const { port } = new URL(started.address);
  const own = await beginJourney(started);
  onTestFinished(() => own.end());
  const { page } = await own.install('/settings/game', 1440);
  await signIn(page, 'Google', newName('Stan'));
  await kept(page);
  await started.stop();

  await setPot(page, 31);
  const bonus = page.getByRole('spinbutton', { name: /^Area Bonus: Cyan Beach(?! \()/ });
  await bonus.fill('35');
  await bonus.press('Enter');
  await badge(page, 'Offline').waitFor();
  await takePicture(page, 'server-stopped-1440');
  await page.reload();
  await expect.poll(() => pot(page).inputValue()).toBe('31');
  await expect.poll(() => bonus.inputValue()).toBe('35');

  const again = await startProduct(undefined, { DATA_DIR: dataDir, PORT: port });
  onTestFinished(async () => void (await again.stop()));
  await badge(page, 'Saved').waitFor({ timeout: 60_000 });
  const stored = await page.evaluate(async () => {
    const { tokens } = JSON.parse(localStorage.getItem('oversleep:session') ?? '{}');
    const response = await fetch('/api/user/settings', { headers: { authorization: `Bearer ${tokens.accessToken}` } });
    return response.json();
  });
  expect(stored).toMatchObject({ potSize: 31, areaBonuses: { cyan: 35 } });
});
