// Drawn screens are read back: the words by a reader that knows them, everything else for real.
import { gameOf, LANGUAGES, type Language, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { drawnCreature } from '../drawing/creatures.ts';
import { DAMAGES } from '../drawing/damage.ts';
import { knowing, type Raster, raster } from '../drawing/raster.ts';
import { type CompleteBuild, drawScreen, type ScreenLook } from '../drawing/screen.ts';
import { FIELDS, mistakesIn } from '../drawing/truth.ts';
import { identify } from './identify.ts';
import { readPictures } from './read-pictures.ts';
import type { ScreenNote } from './screen-note.ts';

const game = gameOf(NEWEST_EDITION);

const LOOK: ScreenLook = { language: 'zh-TW', view: 'scrolled', green: 0, letters: 'boxes' };

const drawn = (
  creature: CompleteBuild,
  look: Partial<ScreenLook> = {},
  width = 1080,
  quality?: number,
): Promise<Raster> => raster(drawScreen(game, creature, { ...LOOK, ...look }), width, quality);

/** Reads pictures one after the other, each with the words that are on it. */
function read(rasters: readonly Raster[], language: Language = LOOK.language) {
  let written: Raster['written'] = [];
  const pictures = rasters.map((each, i) => ({
    name: `${i + 1}.png`,
    load: async () => {
      written = each.written;
      return each.picture;
    },
  }));
  return readPictures({ game, read: knowing(() => written), language }, pictures);
}

/** Enough for every width, green, view and kind of file; with FULL=1 one more of each language. */
const PICTURES = process.env.FULL ? [0, 1, 2, 3] : [0, 1, 2];

/** Seeds whose creature a picture proves: counts and figures leave one choice only. */
const PROVEN = 3;

describe('a drawn screen', () => {
  it.each(LANGUAGES)(
    'is read in %s, at three widths, in both greens, scrolled and stitched, as PNG and JPEG',
    async (language) => {
      let [wrong, sure] = [0, 0];
      const seeds = PICTURES.map((i) => 100 * LANGUAGES.indexOf(language) + i);
      for (const [i, seed] of seeds.entries()) {
        const creature = drawnCreature(game, seed);
        const look = { language, view: i < 2 ? 'scrolled' : 'stitched', green: i % 2 === 0 ? 0 : 1 } as const;
        const screen = await drawn(creature, look, [633, 1080, 1260][i % 3], i % 2 === 0 ? 70 : undefined);
        const [one] = (await read([screen], language)).creatures;
        const mistakes = one ? mistakesIn(game, creature, one.creature) : ['all'];
        // Unrecognised fields are doubtful; nothing else is wrong.
        expect(mistakes.filter((field) => !one?.doubts.some((doubt) => doubt.field === field))).toEqual([]);
        wrong += mistakes.length;
        if (one?.sure) sure++;
      }
      expect(wrong).toBeLessThan(0.05 * FIELDS * seeds.length);
      expect(sure).toBeGreaterThan(0);
    },
  );

  it('proves a creature with interval, carry size and RP, and returns what it shows', async () => {
    const creature = drawnCreature(game, PROVEN);
    const [one] = (await read([await drawn(creature, { view: 'stitched' })])).creatures;
    expect(one).toMatchObject({ sure: true, doubts: [], creature: { pokemon: creature.build.species.name, name: '' } });
    expect(one?.shown).toMatchObject({ level: creature.build.level, skillLevel: creature.build.skillLevel });
  });

  it('is recognised under a nickname, by the figures', async () => {
    const creature = drawnCreature(game, PROVEN);
    const [one] = (await read([await drawn(creature, { view: 'stitched', nickname: 'ZZZZZZ' })])).creatures;
    expect(one?.creature).toMatchObject({ pokemon: creature.build.species.name, name: 'ZZZZZZ' });
  });

  it('is not sure when a subskill and the figures do not agree, and says what would fit', async () => {
    // Level 10: only the first is open, and the figures were computed with another one.
    const creature = drawnCreature(game, 17);
    const changed = { ...creature, subskills: creature.subskills.toReversed() };
    const [one] = (await read([await drawn(changed, { view: 'stitched' })])).creatures;
    expect(one?.sure).toBe(false);
    expect(one?.creature.subskills[0]).toBe('Helping Speed M');
    expect(one?.doubts.map(({ field }) => field)).toContain('rp');
  });

  it('is proven after a player has corrected it, and points at every doubtful field', async () => {
    const creature = drawnCreature(game, 8);
    const [first = '', ...others] = creature.subskills;
    // The figures were computed with Helping Speed S.
    const subskills = ['HELPING_SPEED_M', ...others];
    const [one] = (await read([await drawn({ ...creature, subskills }, { view: 'stitched' })])).creatures;
    if (!one) expect.fail('nothing was read');
    const right = game.subskills.get(first).name;
    const doubt = one.doubts.find(({ field }) => field === 'subskills.1');
    expect(doubt?.options).toContain(right);
    expect(one.places).toContainEqual({ field: 'subskills.1', picture: '1.png', box: expect.anything() });
    const again = identify(game, one.screen, 'zh-TW', { 'subskills.1': right });
    expect(again).toMatchObject({ sure: true, doubts: [] });
    expect(mistakesIn(game, creature, again?.creature ?? expect.fail('nothing was read'))).toEqual([]);
  });

  it('joins the first screen with the scrolled one, and keeps two creatures apart', async () => {
    const [a, b] = [drawnCreature(game, PROVEN), drawnCreature(game, PROVEN + 1)];
    const { creatures } = await read([await drawn(a, { view: 'top' }), await drawn(a), await drawn(b)]);
    expect(creatures.map(({ pictures }) => pictures)).toEqual([['1.png', '2.png'], ['3.png']]);
    expect(creatures.map(({ creature }) => creature.pokemon)).toEqual([a.build.species.name, b.build.species.name]);
  });

  it('notices a row of subskills that is there twice', async () => {
    const creature = drawnCreature(game, PROVEN);
    const [one] = (await read([await drawn(creature, { view: 'stitched', doubledRow: 1 })])).creatures;
    expect(one).toMatchObject({ sure: false });
    expect(one?.remarks).toHaveLength(1);
    expect(mistakesIn(game, creature, one?.creature ?? expect.fail('nothing was read'))).toEqual([]);
  });
});

describe('a damaged picture', () => {
  it.each(Object.keys(DAMAGES))('is never sure and wrong: %s', async (name) => {
    const creature = drawnCreature(game, PROVEN);
    const damaged = await DAMAGES[name]?.(await drawn(creature, {}, 720));
    if (!damaged) expect.fail('no such damage');
    const { creatures, problems } = await read([damaged]);
    expect(creatures.length + problems.length).toBe(1);
    for (const one of creatures) if (one.sure) expect(mistakesIn(game, creature, one.creature)).toEqual([]);
  });

  const blank = (width: number, height: number, grey = 255) => ({
    picture: { width, height, data: new Uint8Array(width * height * 4).fill(grey) },
    written: [],
  });
  const damaged = async (name: string) => DAMAGES[name]?.(await drawn(drawnCreature(game, PROVEN), {}, 720));
  it.each<readonly [string, () => Raster | Promise<Raster | undefined>, ScreenNote['code']]>([
    ['no detail page at all', () => blank(1080, 2300), 'noDetailPage'],
    ['a preview', () => blank(300, 600), 'tooNarrow'],
    ['lying on its side', () => blank(2300, 1080), 'notUpright'],
    ['of a tablet', () => blank(1500, 2000), 'fromTablet'],
    ['dark', () => blank(1080, 2300, 40), 'tooDark'],
    ['dimmed', () => damaged('dimmed'), 'tooDark'],
    ['in a viewer', () => damaged('black margins'), 'blackMargins'],
    ['without colours', () => damaged('without colours'), 'withoutColours'],
    ['turned', () => damaged('turned'), 'cutOff'],
  ])('says why when it is %s', async (_, make, code) => {
    const { creatures, problems } = await read([(await make()) ?? expect.fail('no such damage')]);
    expect(creatures).toEqual([]);
    expect(problems).toEqual([{ row: 1, picture: '1.png', note: { code, values: expect.any(Object) } }]);
  });
});
