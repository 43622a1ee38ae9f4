// What preview pictures can write, and how they are drawn: one at a time, and each once.
import { type Creature, GAME_LANGUAGES, gameOf, NEWEST_EDITION, newCreature } from '@oversleep/game';
import { expect, test } from 'vitest';
import { textsOnCards } from './card-texts.ts';
import { creatureCard } from './creature-card.ts';
import { createDrawings } from './drawing.ts';
import { canWrite, widthOf, write } from './letters.ts';

const game = gameOf(NEWEST_EDITION);

test.each(GAME_LANGUAGES)('every name and word in %s can be written', (language) => {
  const missing = textsOnCards(language).filter((text) => !canWrite(text));
  expect(missing, 'run packages/server/letters/make-letters.ts').toEqual([]);
});

test('a sign without a form in one language is written in that of another', () => {
  const at = { x: 0, y: 0, size: 20, colour: '#fff' };
  for (const language of GAME_LANGUAGES) expect(write('食材', { ...at, language }).match(/<path/g)).toHaveLength(2);
});

test('what is too wide is drawn smaller', () => {
  const style = { x: 0, y: 0, size: 50, colour: '#fff', language: 'en' } as const;
  const width = widthOf('Ninetales', 50, 'en');
  const scaleOf = (svg: string) => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
  expect(scaleOf(write('Ninetales', { ...style, room: width / 2 }))).toBeCloseTo(
    scaleOf(write('Ninetales', style)) / 2,
    4,
  );
});

test('a nickname that cannot be written gives way to the species, and none becomes markup', () => {
  const born = newCreature(game, game.species.get('PIKACHU'), { id: '1', random: () => 0.5, randomNickname: false });
  const drawn = (name: string) => {
    const creature: Creature = { ...born, name };
    return creatureCard(game, creature, 'en');
  };
  expect(drawn('🫐')).toBe(drawn(''));
  expect(drawn('Sparky')).not.toBe(drawn(''));
  for (const svg of [drawn('"><script>'), drawn('')]) {
    expect(svg).not.toMatch(/<(?!\/?(svg|defs|linearGradient|stop|rect|g|path|circle)\b)/);
    expect(svg).not.toContain('href');
  }
});

test('pictures are drawn one after the other, the same one once, and kept until there is no room', async () => {
  const drawn: string[] = [];
  let running = 0;
  const draw = async (svg: string) => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    drawn.push(svg);
    return Buffer.alloc(svg === 'large' ? 90 : 20);
  };
  const drawings = createDrawings(draw, 100);
  await Promise.all([drawings.get('a', () => 'a'), drawings.get('b', () => 'b'), drawings.get('a', () => 'a')]);
  await drawings.get('a', () => 'a');
  expect(drawn).toEqual(['a', 'b']);
  await drawings.get('large', () => 'large');
  expect(['a', 'b', 'large'].map(drawings.has)).toEqual([false, false, true]);
});

test('a picture that cannot be drawn holds no other up, and too many at once are refused', async () => {
  const drawings = createDrawings(async (svg) => {
    if (svg === 'bad') throw new Error('no');
    return Buffer.from(svg);
  });
  const bad = drawings.get('bad', () => 'bad');
  const good = drawings.get('good', () => 'good');
  await expect(bad).rejects.toThrow('no');
  expect((await good).toString()).toBe('good');
  const many = Array.from({ length: 51 }, (_, n) => drawings.get(`${n}`, () => 'x'));
  await expect(many[50]).rejects.toThrow('very busy');
  expect(await Promise.allSettled(many.slice(0, 50))).toHaveLength(50);
});
