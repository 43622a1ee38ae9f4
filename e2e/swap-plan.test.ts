// Pokémon that take turns: who shares a slot and when, what it brings, and the week, by mouse on a desk and by touch on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { creatureOf, teamOf } from '../packages/web/src/testing/creatures.ts';
import { beginJourney, type Journey, reload, takePicture } from './browser.ts';
import { deviceWith } from './device.ts';
import { finalFigures, memberCards, memberMenu, weekOfTeam } from './finders.ts';
import { leave } from './seats.ts';
import { findSmallTargets } from './targets.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const t = messages('rotation');
const slots = messages('calculator');

const NAMES = ['Raichu', 'Gardevoir', 'Venusaur', 'Blastoise', 'Charizard', 'Pinsir', 'Snorlax'];
const SPECIES = ['RAICHU', 'GARDEVOIR', 'VENUSAUR', 'BLASTOISE', 'CHARIZARD', 'PINSIR', 'ABSOL'];
const creatures = SPECIES.map((pokemon, n) =>
  creatureOf(n + 1, { pokemon, name: NAMES[n] ?? '', level: 60, saved: true }),
);
const device = {
  ...deviceWith({ user: {}, teams: [teamOf(0, creatures.slice(0, 5))], creatures, comparison: {} }),
  texts: inject('example').texts,
};

const gain = (page: Page) =>
  page.getByRole('region', { name: t('panel.title') }).getByText(/Makes .*% (more|less) than|About as much as/);
const swaps = (page: Page) => page.getByRole('list', { name: t('week.swaps') }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: t('turns.title', { name: 'Raichu' }) });

test('on a desk: two share a slot on alternate days, the figures follow, and undo takes it back', async () => {
  const { page, complaints } = await journey.visit('/calculator', 1440, device);
  await finalFigures(page);
  const before = await weekOfTeam(page).textContent();
  await memberMenu(page, 'Raichu').click();
  await page.getByRole('button', { name: slots('slots.turns') }).click();
  await dialog(page)
    .getByRole('button', { name: /^Pinsir Lv/ })
    .click();
  await takePicture(page, 'rotation-dialog-1440');
  await dialog(page)
    .getByRole('button', { name: messages('shell')('ui.save') })
    .click();
  await expect.poll(() => memberCards(page).first().textContent()).toContain('shares its slot with Pinsir');
  await gain(page).waitFor();
  await finalFigures(page);
  await expect.poll(() => weekOfTeam(page).textContent()).not.toBe(before);
  await takePicture(page, 'rotation-panel-1440');

  await page.getByRole('button', { name: t('panel.edit') }).click();
  await expect.poll(() => swaps(page).count()).toBe(6);
  await expect.poll(() => swaps(page).first().textContent()).toContain('Tue 06:00: Pinsir in, Raichu out');
  await takePicture(page, 'rotation-week-1440');
  const week = page.getByRole('dialog', { name: t('week.title', { team: 'Helper team 1' }) });
  const energies = week.getByRole('region', { name: t('energy.title') }).getByRole('img');
  await expect.poll(() => energies.count()).toBe(6);
  expect(await energies.first().getAttribute('aria-label')).toMatch(/ Energy in the team and .* on the bench/);
  await takePicture(page, 'rotation-energy-1440');
  const tuesday = week.getByRole('button', { name: /^Pinsir, from Tue 06:00/ });
  const [from, to] = [
    await tuesday.boundingBox(),
    await week.getByRole('button', { name: /^Raichu, from Wed/ }).boundingBox(),
  ];
  if (!from || !to) throw new Error('There are no blocks');
  const pull = (days: number) => page.mouse.move(from.x + (to.x - from.x) * days, from.y + 20, { steps: 5 });
  await pull(0);
  await page.mouse.down();
  // Past the next block and back.
  await pull(1.3);
  await pull(0.5);
  await page.mouse.up();
  await expect.poll(() => swaps(page).first().textContent()).toBe('Tue 17:59: Pinsir in, Raichu out');
  await week.getByRole('button', { name: /^Pinsir, from Tue/ }).press('ArrowLeft');
  await expect.poll(() => swaps(page).first().textContent()).toBe('Tue 11:59: Pinsir in, Raichu out');
  // New figures move what is below them.
  await week.getByText(/Makes .*% (more|less) than|About as much as/).waitFor();
  await expect.poll(() => week.locator('[aria-busy=true]').count()).toBe(0);
  await week
    .getByRole('list', { name: t('form.in') })
    .getByRole('listitem')
    .filter({ hasText: 'Snorlax' })
    .dragTo(week.getByRole('button', { name: /^Pinsir, from Tue/ }));
  await takePicture(page, 'rotation-dropped-1440');
  await expect.poll(() => swaps(page).first().textContent()).toBe('Tue 11:59: Snorlax in, Raichu out');
  await takePicture(page, 'rotation-timeline-1440');
  await page.keyboard.press('Escape');
  await reload(page);
  await gain(page).waitFor();

  await memberMenu(page, 'Raichu').click();
  await page.getByRole('button', { name: slots('slots.turns') }).click();
  await dialog(page)
    .getByRole('button', { name: t('turns.hours') })
    .click();
  await dialog(page).getByLabel(t('turns.until')).fill('23:00');
  await dialog(page).getByLabel(t('turns.until')).press('Tab');
  const asleep = t('turns.asleep', { time: '23:00', wakeup: '06:00', bedtime: '21:30' });
  await dialog(page).getByText(asleep).waitFor();
  await dialog(page)
    .getByRole('button', { name: t('turns.stop') })
    .click();
  await expect.poll(() => page.getByRole('region', { name: t('panel.title') }).count()).toBe(0);
  // In the history, because the news that offers it goes by itself.
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: messages('settings')('pages.site'), exact: true }).click();
  await page.getByRole('button', { name: messages('settings')('history.open') }).click();
  await page
    .getByRole('dialog', { name: messages('history')('title') })
    .getByRole('listitem')
    .filter({ hasText: t('turns.stopped', { name: 'Raichu' }) })
    .getByRole('button')
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
  await gain(page).waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});

test('on a phone: by touch from the menu of a slot, then swaps are removed and added in the list', async () => {
  const { page, complaints } = await journey.visitByTouch('/calculator', 390, device);
  await memberMenu(page, 'Raichu').tap();
  await page
    .getByRole('menuitem', { name: slots('slots.turns') })
    .or(page.getByRole('button', { name: slots('slots.turns') }))
    .first()
    .tap();
  await dialog(page)
    .getByRole('button', { name: /^Pinsir Lv/ })
    .tap();
  await dialog(page)
    .getByRole('button', { name: t('turns.halves') })
    .tap();
  await takePicture(page, 'rotation-dialog-390');
  await dialog(page)
    .getByRole('button', { name: messages('shell')('ui.save') })
    .tap();
  await gain(page).waitFor();
  await takePicture(page, 'rotation-panel-390');
  await page.getByRole('button', { name: t('panel.edit') }).tap();
  await expect
    .poll(() => swaps(page).allTextContents())
    .toEqual(['Mon 06:00: Pinsir in, Raichu out', 'Thu 06:00: Raichu in, Pinsir out']);
  expect(await page.getByRole('list', { name: t('timeline.label', { place: 1 }) }).count()).toBe(0);
  expect(await page.getByRole('region', { name: t('energy.title') }).count()).toBe(0);
  await page.getByLabel(t('form.day')).selectOption({ label: 'Saturday' });
  await page.getByLabel(t('form.slot'), { exact: true }).selectOption('1');
  await page
    .getByRole('list', { name: t('form.in') })
    .getByRole('button', { name: /^Snorlax/ })
    .tap();
  await page.getByRole('button', { name: t('form.add') }).tap();
  await expect.poll(() => swaps(page).allTextContents()).toContain('Sat 06:00: Snorlax in, Gardevoir out');
  expect(await findSmallTargets(page)).toEqual([]);
  await takePicture(page, 'rotation-week-390');
  await page.getByRole('button', { name: t('week.remove', { day: 'Sat', time: '06:00' }) }).tap();
  await expect.poll(() => swaps(page).count()).toBe(2);
  expect(complaints).toEqual([]);
  await leave(page);
});
