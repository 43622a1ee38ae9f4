// Signing in as a person would: through the menu, the dialog and the stand-in for the provider.
import type { Page } from 'playwright-core';

type ProviderName = 'Google' | 'Discord' | 'Patreon';

/** Ends where it began. A ready persona's name signs in as that one, any other name as somebody of that name. */
export async function signIn(page: Page, provider: ProviderName, name: string): Promise<void> {
  const { pathname } = new URL(page.url());
  await openProvider(page, provider);
  await introduce(page, name);
  await page.waitForURL((url) => url.pathname === pathname);
  await page.getByRole('button', { name: /inbox/i }).waitFor();
}

export async function openProvider(page: Page, provider: ProviderName): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome' });
  await dialog.getByRole('button', { name: new RegExp(provider) }).click();
  await page.waitForURL('**/dev-idp/**');
}

/** Says who one is on the page that stands in for the provider. */
async function introduce(page: Page, name: string): Promise<void> {
  const persona = page.getByRole('button', { name, exact: true });
  if ((await persona.count()) > 0) return persona.click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue with this name' }).click();
}

/** Nobody else's name. */
export const newName = (first: string): string => `${first} ${Math.random().toString(36).slice(2, 10)}`;
