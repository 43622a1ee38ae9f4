// What a player keeps with a creature stays with it, is cut where it is too much, and is no field where there is none.
import { expect, test } from 'vitest';
import { changeSpecies, duplicateCreature, evolve, newCreature, withNotes } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { validateCreature } from './creature-shape.ts';
import { gameOf } from './edition.ts';

const game = gameOf('2025-10');
const birth = { id: 'one', random: () => 0.5, randomNickname: false };
const plain = newCreature(game, game.species.get('PICHU'), birth);
const origin = {
  format: 'pokesleep-lines',
  at: '2026-11-16T09:00:00.000Z',
  raw: 'AAECAwQFBgc=',
  doubts: [{ code: 'oddSlot', values: { slot: 2 } }],
};
const kept: Creature = { ...plain, favourite: true, tags: ['berry', 'week 3'], note: 'Caught on Cyan.\nKeep!', origin };

const read = (fields: object) => {
  const checked = validateCreature(game, { ...plain, ...fields });
  if (!checked.ok) return checked.problems.map(({ field }) => field);
  const { favourite, tags, note, origin: from } = checked.value;
  return { favourite, tags, note, origin: from, notes: checked.notes.map(({ field }) => field) };
};

test('all fields are read as written, and none is made up', () => {
  const checked = validateCreature(game, kept);
  expect(checked).toEqual({ ok: true, value: kept, notes: [] });
  const none = validateCreature(game, { ...plain, favourite: false, tags: [], note: ' ', origin: null });
  expect(none.ok && Object.keys(none.value).sort()).toEqual(Object.keys(plain).sort());
});

test('long texts are cut between characters, with a note', () => {
  const many = Array.from({ length: 25 }, (_, i) => `tag ${i}`);
  expect(read({ tags: many })).toMatchObject({ tags: many.slice(0, 20), notes: ['tags'] });
  expect(read({ tags: ['🫐'.repeat(30)] })).toMatchObject({ tags: ['🫐'.repeat(24)], notes: ['tags'] });
  expect(read({ note: '🫐'.repeat(1001) })).toMatchObject({ note: '🫐'.repeat(1000), notes: ['note'] });
  expect(read({ origin: { ...origin, raw: 'x'.repeat(5000) } })).toMatchObject({ origin: { raw: 'x'.repeat(4000) } });
});

test('tags are distinct words; invisible and unstorable characters are removed', () => {
  expect(read({ tags: [' berry ', 'Berry', '', 'a\u0000b', 'x\ud800', 'two\n words'] })).toMatchObject({
    tags: ['berry', 'ab', 'x', 'two words'],
  });
  expect(read({ note: 'a\u0000\r\nb' })).toMatchObject({ note: 'a\nb' });
});

test('doubts of an app of before there were codes are kept as they are written', () => {
  const { doubts: _, ...older } = { ...origin, flags: ['Odd slot'] };
  const asWritten = [{ code: 'asWritten', values: { text: 'Odd slot' } }];
  expect(read({ origin: older })).toMatchObject({ origin: { raw: origin.raw, doubts: asWritten } });
  expect(read({ origin: { ...older, doubts: origin.doubts } })).toMatchObject({ origin });
});

test('malformed values are problems with their names', () => {
  expect(read({ favourite: 'yes', tags: 'berry', note: 3, origin: { format: 'x' } })).toEqual([
    'favourite',
    'tags',
    'note',
    'origin.at',
    'origin.raw',
  ]);
  expect(read({ origin: { ...origin, at: 'yesterday' } })).toEqual(['origin.at']);
  expect(read({ origin: 'a file' })).toEqual(['origin']);
});

test('evolving and another species keep all notes; a copy has tags and note, and no origin', () => {
  const evolved = evolve(game, kept, game.species.get('PIKACHU'));
  const exchanged = changeSpecies(game, kept, game.species.get('GENGAR'), () => 0);
  for (const { favourite, tags, note, origin: from } of [evolved, exchanged])
    expect({ favourite, tags, note, origin: from }).toEqual({
      favourite: true,
      tags: kept.tags,
      note: kept.note,
      origin,
    });
  const copy = duplicateCreature(game, kept, { ...birth, id: 'two' });
  expect(copy).toMatchObject({ tags: kept.tags, note: kept.note });
  expect(copy).not.toHaveProperty('favourite');
  expect(copy).not.toHaveProperty('origin');
});

test('a change affects only the given fields, and clearing one leaves no field', () => {
  expect(withNotes(kept, { tags: ['skill'] })).toEqual({ ...kept, tags: ['skill'] });
  const { favourite: _, tags: __, note: ___, ...bare } = kept;
  expect(withNotes(kept, { favourite: false, tags: [], note: '' })).toEqual(bare);
  expect(Object.keys(withNotes(plain, { favourite: true }))).toContain('favourite');
});
