// A team is handed on: the link of one browser is opened, looked at and copied in another.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, findBarriers, type Journey, lookAt } from './browser.ts';
import { memberNames } from './finders.ts';
import { leave } from './seats.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await beginJourney();
});
afterAll(async () => {
  await journey?.end();
});

test('a team is shared by a link, opened in another browser, and copied; a damaged link shows what is whole', async () => {
  const { page: giver } = await journey.visitExample('/calculator', 1440);
  const names = await memberNames(giver);
  await giver.getByRole('button', { name: messages('calculator')('teams.more') }).click();
  await giver.getByRole('menuitem', { name: 'Share team' }).click();
  const dialog = giver.getByRole('dialog', { name: /^Share / });
  await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor();
  expect(await findBarriers(giver, 'dialog[open]')).toEqual([]);
  const field = dialog.getByRole('textbox', { name: 'Link' });
  const withPreview = await field.inputValue();
  expect(withPreview).toContain('/s/v1');
  await dialog.getByRole('switch', { name: messages('shared')('share.preview') }).click();
  await expect.poll(() => field.inputValue()).toContain('/shared#v1');
  const link = await field.inputValue();
  await leave(giver);

  const requests: string[] = [];
  const { page, complaints } = await journey.visit('/', 390);
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(link);
  await page.getByRole('row', { name: /^Total [\d,]+ ± / }).waitFor();
  expect(requests.filter((address) => address.includes(link.slice(link.indexOf('#') + 4)))).toEqual([]);
  expect(await lookAt(page, 'shared-team', { widths: [1440, 800, 390] })).toEqual([]);
  await page.getByRole('button', { name: messages('shared')('team.copy') }).click();
  await page.getByText(/Copied to team 1/).waitFor();
  await page.getByRole('button', { name: messages('shared')('team.compare') }).click();
  await expect.poll(() => page.getByRole('row', { name: /^Total [\d,]+ ± .* [\d,]+ ± / }).count()).toBe(1);
  await page.goto(new URL('/calculator', journey.address).href);
  await expect.poll(() => memberNames(page)).toEqual(names);

  await page.goto(withPreview);
  await page.getByRole('heading', { name: messages('shared')('team.name') }).waitFor();
  await expect.poll(() => page.url()).toContain('/shared#v1');

  await page.goto(new URL(`/shared${link.slice(link.indexOf('#'), -30)}`, journey.address).href);
  await page.getByRole('alert').filter({ hasText: "can't be read" }).waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});
