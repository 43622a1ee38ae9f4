// @vitest-environment happy-dom
// Charts by keyboard and as a table.
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';

afterEach(cleanup);

function show(days = ['Mon', 'Tue']) {
  render(
    <BarChart
      title="Strength"
      groupName="Day"
      empty="Run a simulation first."
      series={[
        { key: 'a', label: 'Berries', colour: 'var(--berry)' },
        { key: 'b', label: 'Skill', colour: 'var(--skill)' },
      ]}
      groups={days.map((label, index) => ({ key: label, label, values: { a: index + 1, b: 10 } }))}
    />,
  );
  return userEvent.setup();
}

test('one stop of the Tab key, arrows between the points, each says what it is', async () => {
  const user = show();
  const chart = screen.getByRole('group', { name: 'Strength' });
  const points = within(chart).getAllByRole('img');
  expect(points.map((point) => point.tabIndex)).toEqual([0, -1, -1, -1]);
  points[0]?.focus();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mon, Berries: 1');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tue, Skill: 10');
});

test('of a long line only the point that is meant is drawn, and arrows lead on all the same', async () => {
  const data = Array.from({ length: 96 }, (_, quarter) => ({ x: quarter, y: 2 * quarter }));
  render(<LineChart title="Energy" axisName="Time" series={[{ key: 'e', label: 'Energy', colour: '', data }]} />);
  const chart = within(screen.getByRole('group', { name: 'Energy' }));
  const [first, ...others] = chart.getAllByRole('img');
  expect(others).toEqual([]);
  first?.focus();
  await userEvent.setup().keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-point')).toBe('2');
});

test('a long line puts only the point that is meant into words, the others when they are looked at', async () => {
  const format = vi.fn(String);
  const data = Array.from({ length: 96 }, (_, quarter) => ({ x: quarter, y: 2 * quarter }));
  const series = [{ key: 'e', label: 'Energy', colour: '', data }];
  render(<LineChart title="Energy" axisName="Time" series={series} format={format} />);
  expect(format).toHaveBeenCalledTimes(1);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('row')).toHaveLength(97);
});

test('the table behind has the same numbers', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['DayBerriesSkill', 'Mon110', 'Tue210']);
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('group', { name: 'Strength' })).toBeTruthy();
});

test('without numbers it says so, and offers nothing that would be empty', () => {
  show([]);
  expect(screen.getByText('Run a simulation first.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
