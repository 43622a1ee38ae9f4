// The note at a team that the game does not allow.
import { gameOf } from '@oversleep/game';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefusedTeam } from './refused-team.tsx';

const game = gameOf('2026-10');
const shown = (...species: readonly string[]) =>
  renderToStaticMarkup(<RefusedTeam game={game} lineups={[species]} still="Results are shown anyway." />);

test('a team with two special Pokémon is flagged by their names, any other is not', () => {
  expect(shown('RAIKOU', 'EEVEE', 'MEW')).toContain('This one has Raikou and Mew. Results are shown anyway.');
  expect(shown('RAIKOU', 'EEVEE')).toBe('');
  expect(shown('LATIAS', 'LATIOS')).toBe('');
});
