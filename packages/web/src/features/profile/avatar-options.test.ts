// Which pictures a player may choose, and how they are found.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { avatarOptions, avatarsFound } from './avatar-options.ts';

const game = gameOf('2025-10');
const avatars = {
  avatars: {
    pikachu: 'portrait/pikachu.svg',
    pikachu_happy: 'happy/pikachu_happy.svg',
    bulbasaur: 'portrait/bulbasaur.svg',
    raichu: 'portrait/raichu.svg',
    raichu_shiny: 'portrait/raichu_shiny.svg',
  },
};
const labels = (withHappy: boolean) => avatarOptions(avatars, game, 'en', withHappy).map(({ label }) => label);

test('the usual one comes first, then the others by their number, never a shiny one', () => {
  expect(labels(false)).toEqual(['Ovi', 'Bulbasaur', 'Pikachu', 'Raichu']);
});

test('happy ones are for supporters', () => {
  expect(labels(true)).toEqual(['Ovi', 'Bulbasaur', 'Pikachu', 'Happy Pikachu', 'Raichu']);
});

test('names are shown in the language that was chosen, and found in any', () => {
  const options = avatarOptions(avatars, game, 'ja', false);
  expect(options.map(({ label }) => label)).toContain('ピカチュウ');
  expect(avatarsFound(options, 'pika').map(({ avatar }) => avatar)).toEqual(['pikachu']);
});

test('who begins with the text comes before who only has it inside', () => {
  const options = avatarOptions(avatars, game, 'en', true);
  expect(avatarsFound(options, 'chu').map(({ label }) => label)).toEqual(['Pikachu', 'Happy Pikachu', 'Raichu']);
  expect(avatarsFound(options, 'rai')[0]?.label).toBe('Raichu');
  expect(avatarsFound(options, 'missingno')).toEqual([]);
});
