// A team that the game refuses is noted, not refused.
import { checkTeam, validateRequest } from '@oversleep/engine';
import { gameOf, NEWEST_EDITION, refusalWords } from '@oversleep/game';
import { expect, test, vi } from 'vitest';
import { requestOfTask, taskOf } from '../simulate/task.ts';
import { noteRefusal } from './refused-team.ts';
import { strictly } from './strict.ts';

const edition = NEWEST_EDITION;
const game = gameOf(edition);
const member = (pokemon: string) => ({
  pokemon,
  externalId: pokemon,
  level: 60,
  nature: 'Bashful',
  skillLevel: 1,
  subskills: [null, null, null, null, null],
  ingredients: game.rules.ingredientUnlockLevels.map((level, slot) => {
    const { ingredient0, ingredient30, ingredient60 } = game.species.get(pokemon);
    const [set] = [ingredient0, ingredient30, ingredient60][slot] ?? [];
    return { level, name: set?.ingredient.name ?? game.lockedIngredient.name, amount: set?.amount ?? 0 };
  }),
});
const input = { settings: {}, members: ['RAIKOU', 'ENTEI'].map(member) };

test('two special Pokémon are simulated, with a note about the team', () => {
  const checked = validateRequest(game, input);
  expect(checked).toMatchObject({
    ok: true,
    notes: [{ field: 'members', message: expect.stringMatching(/Raikou and Entei/) }],
  });
  expect(strictly(checked).ok).toBe(true);
});

test('reference rules know no special Pokémon', () => {
  const { game: reference } = requestOfTask(taskOf(input, edition, true, 1));
  expect(refusalWords(reference, ['RAIKOU', 'ENTEI'])).toBeUndefined();
  expect(refusalWords(game, ['RAIKOU', 'ENTEI'])).toBeDefined();
});

test('the note goes to standard error, and only where there is one', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const membersOf = (...species: string[]) => {
    const checked = checkTeam(game, { members: species.map(member) });
    return checked.ok ? checked.value.members : [];
  };
  noteRefusal(game, membersOf('RAIKOU', 'EEVEE'));
  expect(write).not.toHaveBeenCalled();
  noteRefusal(game, membersOf('RAIKOU', 'MEW'));
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Note: .*Raikou and Mew\.\n$/));
  write.mockRestore();
});
