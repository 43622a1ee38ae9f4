// Signing in as a person would: through the menu, the dialog and the stand-in for the provider; or the last step of it, for journeys about something else.
import type { Page } from 'playwright-core';
import { goTo, type Journey, type Visit } from './browser.ts';
import type { Device } from './device.ts';
import { inEveryDocument, scriptOf } from './seats.ts';

type ProviderName = 'Google' | 'Discord' | 'Patreon';

/** Ends where it began. A ready persona's name signs in as that one, any other name as a person of that name. */
export async function signIn(page: Page, provider: ProviderName, name: string): Promise<void> {
  const { pathname } = new URL(page.url());
  await openProvider(page, provider);
  await introduce(page, name);
  await page.waitForURL((url) => url.pathname === pathname);
  await page.getByRole('button', { name: /inbox/i }).waitFor();
}

/** Visits a page as a person of that name who just returned from the provider, whatever was on the device before. */
export async function visitAs(
  name: string,
  journey: Journey,
  path: string,
  width: number,
  before?: Device,
): Promise<Visit> {
  const visit = await journey.visit('about:blank', width, before);
  const { page } = visit;
  const pending = { provider: 'google', intent: 'login', nonce: 'asked-for-here', route: path };
  const ask = (asked: typeof pending) => {
    if (location.pathname === '/google') sessionStorage.setItem('oversleep:sign-in', JSON.stringify(asked));
  };
  await inEveryDocument(page, scriptOf(ask, pending));
  await goTo(page, await returnAddress(journey.address, name, `${path}~${pending.nonce}`));
  await page.waitForURL((url) => url.pathname === new URL(path, journey.address).pathname);
  await page.getByRole('button', { name: /inbox/i }).waitFor();
  return visit;
}

/** Where the stand-in for Google sends a person of that name. */
async function returnAddress(address: string, name: string, state: string): Promise<string> {
  const { providers } = await (await fetch(`${address}/api/login/providers`)).json();
  const { clientId, scope, authorizeUrl } = providers.find(
    ({ provider }: { provider: string }) => provider === 'google',
  );
  const redirect = `${address}/google`;
  const asked = { client_id: clientId, redirect_uri: redirect, response_type: 'code', scope, state, name };
  const answer = await fetch(new URL(authorizeUrl, address), {
    method: 'POST',
    body: new URLSearchParams(asked),
    redirect: 'manual',
  });
  const found = answer.headers.get('location');
  if (found === null) throw new Error(`no redirect: ${answer.status}`);
  return found;
}

export async function openProvider(page: Page, provider: ProviderName): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome' });
  await dialog.getByRole('button', { name: new RegExp(provider) }).click();
  await page.waitForURL('**/dev-idp/**');
}

/** Enters a name on the page that replaces the provider. */
async function introduce(page: Page, name: string): Promise<void> {
  const persona = page.getByRole('button', { name, exact: true });
  if ((await persona.count()) > 0) return persona.click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue with this name' }).click();
}

/** A unique name. */
export const newName = (first: string): string => `${first} ${Math.random().toString(36).slice(2, 10)}`;
