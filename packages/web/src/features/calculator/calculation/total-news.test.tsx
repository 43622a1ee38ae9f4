// @vitest-environment happy-dom
// What a screen reader hears of the weekly total: nothing on the way, and each last figure once.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Production } from '../../../state/data/results.ts';
import { TotalNews } from './total-news.tsx';

afterEach(cleanup);

const total = (value: number) => ({ team: { total: value }, errors: { team: { total: 100 } } }) as Production;
const said = () => screen.getByRole('status').textContent;

function heard(first?: { readonly key: string; readonly final: Production | undefined }) {
  const { rerender } = render(<TotalNews questionKey={first?.key ?? 'one'} final={first?.final} />);
  return (questionKey: string, final?: Production) => {
    rerender(<TotalNews questionKey={questionKey} final={final} />);
    return said();
  };
}

test('the region is there before there is anything to say, and the first total comes without a change', () => {
  const hear = heard();
  expect(said()).toBe('');
  expect(hear('one', total(2_553_440.7))).toBe('2,553,440 a week');
});

test('what was there when the page was opened is no news', () => {
  const hear = heard({ key: 'one', final: total(2_553_440) });
  expect(said()).toBe('');
  expect(hear('one', total(2_553_440))).toBe('');
});

test('an edit is announced once, with how much it changes, and not while it is calculated', () => {
  const hear = heard({ key: 'one', final: total(2_553_440) });
  expect(hear('two')).toBe('');
  expect(hear('two', total(2_579_720))).toBe('2,579,720 a week, 26,280 more');
  // The points of the week go on settling.
  expect(hear('two', total(2_579_720))).toBe('2,579,720 a week, 26,280 more');
  expect(hear('one')).toBe('');
  expect(hear('one', total(2_553_440))).toBe('2,553,440 a week, 26,280 less');
});

test('a change that luck alone could have made is none', () => {
  const hear = heard({ key: 'one', final: total(2_553_440) });
  expect(hear('two', total(2_553_500))).toBe('2,553,500 a week, about the same');
});
