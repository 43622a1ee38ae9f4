// Signing in through the stand-in for the providers, as the three kinds of players, and out again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, findBarriers, goTo, type Journey, lookAt, reload, takePicture } from './browser.ts';
import { leave } from './seats.ts';
import { newName, openProvider, signIn, visitAs } from './sign-in.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

// Their bars and menus differ by a word, so that each width is looked at with another of them.
test.each([
  ['Google', 'Mira Member', null, 1440],
  ['Discord', 'Ada Admin', 'Admin', 390],
  ['Patreon', 'Sam Supporter', 'Supporter', 800],
] as const)('with %s as %s, who is %s, at %i pixels', async (provider, persona, role, width) => {
  const { page } = await journey.visit('/beta', width);
  // Bar and menu change without a reload.
  await signIn(page, provider, persona);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Account' });
  await menu.getByRole('link', { name: 'Profile' }).waitFor();
  if (role !== null) await menu.getByText(role, { exact: true }).waitFor();
  await takePicture(page, `signed-in-${provider.toLowerCase()}-${width}`);
  // The bar with the open menu; the page has a journey of its own.
  expect(await findBarriers(page, 'header')).toEqual([]);
  await menu.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${journey.address}/`);
  await expect.poll(() => page.getByRole('button', { name: /inbox/i }).count()).toBe(0);
  await leave(page);
});

test('a login refused at the provider is reported, and returns to the same page', async () => {
  const { page } = await journey.visit('/recipes', 1440);
  await openProvider(page, 'Google');
  await page.getByText('Cancel').click();
  await page
    .getByRole('heading', { level: 1, name: messages('account')('return.notLoggedIn', { provider: 'Google' }) })
    .waitFor();
  await page.getByRole('alert').filter({ hasText: 'Nothing on this device has changed' }).waitFor();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/recipes');
  await leave(page);
});

test('an unrequested return from the provider is ignored', async () => {
  const { page } = await journey.visit('/discord?code=stolen&state=forged', 1440);
  await page
    .getByRole('heading', { level: 1, name: messages('account')('return.notLoggedIn', { provider: 'Discord' }) })
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: /inbox/i }).count()).toBe(0);
  await leave(page);
});

describe('pages of an account', () => {
  // Site Settings are those of a guest, in other words.
  const PAGES = ['/settings/game', '/settings/account', '/profile', '/admin'] as const;
  test('fit and are accessible', async () => {
    const { page } = await journey.visit('/beta', 1440);
    await signIn(page, 'Discord', 'Ada Admin');
    for (const path of PAGES) {
      await goTo(page, new URL(path, journey.address).href);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await lookAt(page, `admin${path.replace(/\W+/g, '-')}`, { within: 'main' })).toEqual([]);
    }
    await leave(page);
  });

  test('a plain member who types the address of the admin page is sent home', async () => {
    const { page } = await visitAs(newName('Plain'), journey, '/beta', 1440);
    await goTo(page, '/admin');
    await page.waitForURL(`${journey.address}/`);
    await leave(page);
  });
});

test('another provider is linked, unlinked, and the last one stays; two devices are listed; the account is deleted', async () => {
  const name = newName('Lina');
  const { page } = await visitAs(name, journey, '/settings/account', 1440);
  await expect.poll(() => page.getByRole('button', { name: 'Unlink Google' }).isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Link Discord' }).click();
  await page.waitForURL('**/dev-idp/**');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue with this name' }).click();
  await page.waitForURL('**/settings/account');
  await page.getByRole('button', { name: 'Unlink Discord' }).waitFor();
  await takePicture(page, 'linked-1440');

  // The other provider leads another device to the same account, and the first sees that device.
  const other = await journey.visit('/beta', 390);
  await signIn(other.page, 'Discord', name);
  await reload(page);
  const signOut = page.getByRole('button', { name: /^Log out / });
  await expect.poll(() => signOut.count()).toBe(1);
  await signOut.click();
  await expect.poll(() => signOut.count()).toBe(0);
  await other.page.goto(`${journey.address}/profile`);
  await expect.poll(() => other.page.getByRole('button', { name: /inbox/i }).count()).toBe(0);
  await leave(other.page);

  await page.getByRole('button', { name: 'Unlink Discord' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('button', { name: 'Link Discord' }).waitFor();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const remove = dialog.getByRole('button', { name: messages('settings')('delete.button') });
  await dialog.getByLabel(/Type DELETE/).fill('delete');
  expect(await remove.isDisabled()).toBe(true);
  await dialog.getByLabel(/Type DELETE/).fill('DELETE');
  await remove.click();
  await page.waitForURL(`${journey.address}/`);
  await expect.poll(() => page.getByRole('button', { name: /inbox/i }).count()).toBe(0);
  await leave(page);
});

test('unlinking the provider of this session ends it', async () => {
  const name = newName('Ulf');
  const { page } = await visitAs(name, journey, '/settings/account', 1440);
  await page.getByRole('button', { name: 'Link Patreon' }).click();
  await page.waitForURL('**/dev-idp/**');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue with this name' }).click();
  await page.waitForURL('**/settings/account');
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await page
    .getByRole('dialog')
    .getByText(messages('settings')('unlink.active', { provider: 'Google' }))
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.waitForURL(`${journey.address}/`);
  await expect.poll(() => page.getByRole('button', { name: /inbox/i }).count()).toBe(0);
  await leave(page);
});
