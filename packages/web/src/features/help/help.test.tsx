// @vitest-environment happy-dom
// Help is searched by any words, and terms lead to the line that explains them.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { openPage } from '../../testing/page.tsx';
import { Help } from './help.tsx';
import { TERMS } from './page-help.tsx';

const help = messages('help');
const PAGES = [
  { path: '/box', name: 'box' },
  { path: '/week', name: 'week' },
] as const;

const headings = () =>
  screen.queryAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const section = heading.closest('section');
    return section && !section.hidden ? [heading.textContent] : [];
  });

test('a search shows the sections that have all of its words, and says how many', async () => {
  const { user } = await openPage(<Help pages={PAGES} />);
  const all = (await screen.findAllByRole('heading', { level: 2 })).length;
  const field = screen.getByRole('searchbox', { name: help('help.search') });
  await user.type(field, 'TEAM gain');
  expect(headings()).toEqual([help('help.termsTitle'), 'Pokébox']);
  expect(screen.getByText(help('help.found', { count: 2 })).getAttribute('role')).toBe('status');
  await user.clear(field);
  await user.type(field, 'pokebox arrow');
  expect(headings()).toEqual(['Pokébox']);
  await user.clear(field);
  await user.type(field, 'xyzzy');
  expect(headings()).toEqual([]);
  expect(screen.getByText(help('help.found', { count: 0 })).getAttribute('role')).toBe('status');
  await user.clear(field);
  expect(headings()).toHaveLength(all);
});

test('every term has its line, and the help of a page leads there', async () => {
  await openPage(<Help pages={PAGES} />);
  await screen.findAllByRole('heading', { level: 2 });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const term of TERMS) {
    expect(document.getElementById(term), term).not.toBeNull();
    expect(links).toContain(`/help#${term}`);
  }
});

test('one term after the other is jumped to, also where the browser answers with a promise', async () => {
  const jump = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve());
  const { user } = await openPage(<Help pages={PAGES} />);
  await user.click(await screen.findByRole('link', { name: help('help.solo') }));
  await user.click(await screen.findByRole('link', { name: help('help.gain') }));
  const jumped = new Set(jump.mock.contexts.map((element) => element instanceof Element && element.id));
  expect(jumped).toEqual(new Set(['solo-strength', 'team-gain']));
  expect(await screen.findByRole('link', { name: help('help.gain') })).toBeTruthy();
  jump.mockRestore();
});
