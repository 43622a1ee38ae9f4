// What several tests look for: by role and name, as a screen reader finds it.
import type { Locator, Page } from 'playwright-core';
import { messages } from '../packages/web/src/messages/messages.ts';

/** Of the team in the calculator; an empty place is no card. */
export const memberCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Members', exact: true }).getByRole('button', { name: /, (level \d|not in the )/ });

export const memberNames = (page: Page): Promise<readonly string[]> => namesOf(memberCards(page));

/** Cards are called by name, species, level and so on. */
export async function namesOf(cards: Locator): Promise<readonly string[]> {
  return (await cards.allTextContents()).map((text) => text.split(',')[0] ?? '');
}

/** What can be done with a member beside editing it, behind the three dots of its card. */
export const memberMenu = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: messages('calculator')('slots.moreOf', { name }) });

/** The figures of a team, of whatever state; there are none while it is empty. */
export const figuresOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Results', exact: true }).locator('[data-final]');

/** The last figures of the team as it is now, and what shows them. */
export const finalFigures = (page: Page): Promise<void> =>
  figuresOf(page)
    .and(page.locator('[data-final="true"][data-stale="false"]'))
    .filter({ hasNotText: 'Ovi is dreaming up some weeks…' })
    .waitFor();

/** A number that can be explained. */
export const figure = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('button', {
    name: new RegExp(`, ${typeof title === 'string' ? title : title.source}: show breakdown$`),
  });

export const weekOfTeam = (page: Page): Locator => figure(page, messages('calculator')('results.teamTitle'));

/** Whether everything is saved, in the top bar. */
export const savingState = (page: Page, word: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name: word, exact: true });

/** One piece of news that goes by itself. */
export const news = (page: Page | Locator): Locator =>
  page.getByRole('region', { name: messages('shell')('ui.news'), exact: true }).locator('[data-kind]');
