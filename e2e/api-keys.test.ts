// API keys in a real browser: a player makes one, a program uses it, and it ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, type Journey, lookAt, reload, takePicture } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { leave } from './seats.ts';
import { newName, visitAs } from './sign-in.ts';

const t = messages('profile');

let product: Product;
let journey: Journey;

beforeAll(async () => {
  product = await startProduct(undefined, { API_KEYS: 'on' });
  journey = await beginJourney(product);
});

afterAll(async () => {
  await journey?.end();
  await product?.stop();
});

test('a key is shown once, works for a program, and is refused once it has ended', async () => {
  const { page, complaints } = await visitAs(newName('Nora'), journey, '/profile', 1440);
  const card = page.getByRole('region', { name: t('keys.title') });
  await card.getByRole('button', { name: t('keys.create') }).click();
  await page.getByLabel(t('keys.name')).fill('Discord bot');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('keys.create') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('keys.newTitle') });
  const key = (await dialog.locator('[translate="no"]').textContent()) ?? '';
  expect(await lookAt(page, 'api-key-new', { widths: [1440, 390] })).toEqual([]);
  await dialog.getByRole('button', { name: t('keys.done') }).click();

  const read = () => fetch(`${journey.address}/api/pokemon`, { headers: { 'x-oversleep-key': key } });
  const answer = await read();
  expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, '"read";q=6000;w=60']);
  await answer.body?.cancel();
  await reload(page);
  await card.getByText('Discord bot').waitFor();
  expect(await page.content()).not.toContain(key);
  expect(await lookAt(page, 'api-keys', { widths: [1440, 390] })).toEqual([]);

  await card.getByRole('button', { name: t('keys.endOf', { name: 'Discord bot' }) }).click();
  await takePicture(page, 'api-key-end');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('keys.endButton') })
    .click();
  await card.getByText(t('keys.none')).waitFor();
  const refused = await read();
  expect([refused.status, (await refused.json()).code]).toEqual([401, 'API_KEY_UNKNOWN']);
  expect(complaints).toEqual([]);
  await leave(page);
});
