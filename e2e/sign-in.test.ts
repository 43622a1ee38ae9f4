// Signing in through the stand-in for the providers, as the three kinds of players, and out again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJourney, findBarriers, type Journey, takePicture } from './browser.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

type Page = Awaited<ReturnType<Journey['visit']>>['page'];

async function signIn(page: Page, provider: string, persona: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await page
    .getByRole('dialog', { name: 'Welcome' })
    .getByRole('button', { name: new RegExp(provider) })
    .click();
  await page.waitForURL('**/dev-idp/**');
  await page.getByText(persona).click();
  await page.waitForURL('**/recipes');
}

describe.each([
  ['Google', /Mira Member/, null],
  ['Discord', /Ada Admin/, 'Admin'],
  ['Patreon', /Sam Supporter/, 'Supporter'],
] as const)('with %s', (provider, persona, role) => {
  test.each([1440, 390])('at %i pixels', async (width) => {
    const { page } = await journey.visit('/recipes', width);
    await signIn(page, provider, persona);
    // The bar has changed without a reload.
    await page.getByRole('button', { name: /inbox/i }).waitFor();
    await page.getByRole('button', { name: 'Account' }).click();
    const menu = page.getByRole('dialog', { name: 'Account' });
    await menu.getByRole('link', { name: 'Profile' }).waitFor();
    if (role !== null) await menu.getByText(role, { exact: true }).waitFor();
    await takePicture(page, `signed-in-${provider.toLowerCase()}-${width}`);
    expect(await findBarriers(page)).toEqual([]);
    await menu.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${journey.address}/`);
    expect(await page.getByRole('button', { name: /inbox/i }).count()).toBe(0);
    await page.close();
  });
});

test('whoever says no at the provider is told so, and nothing is lost', async () => {
  const { page } = await journey.visit('/recipes', 1440);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await page
    .getByRole('dialog', { name: 'Welcome' })
    .getByRole('button', { name: /Google/ })
    .click();
  await page.waitForURL('**/dev-idp/**');
  await page.getByText('Cancel').click();
  await page.waitForURL('**/google**');
  await page
    .getByRole('link', { name: /back/i })
    .or(page.getByRole('button', { name: /try again/i }))
    .first()
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.close();
});

test('an admin sees the players, anybody else is sent home', async () => {
  const { page } = await journey.visit('/recipes', 1440);
  await signIn(page, 'Discord', /Ada Admin/);
  await page.goto(`${journey.address}/admin`);
  await page.getByRole('heading', { name: 'User Management Console' }).waitFor();
  await takePicture(page, 'admin-1440');
  expect(await findBarriers(page)).toEqual([]);
  await page.close();
});

test('a setting made on one device is there on the next', async () => {
  const { page } = await journey.visit('/recipes', 1440);
  await signIn(page, 'Google', /Mira Member/);
  await page.goto(`${journey.address}/settings/game`);
  await page.getByRole('button', { name: 'Min', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.waitForTimeout(1500);
  await page.context().close();
  const second = await journey.visit('/recipes', 390);
  await signIn(second.page, 'Google', /Mira Member/);
  await second.page.goto(`${journey.address}/settings/game`);
  await expect.poll(() => second.page.getByRole('textbox', { name: /size/i }).first().inputValue()).toBe('15');
  await second.page.close();
});
