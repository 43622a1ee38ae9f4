// The preview picture of one Pokémon: what it is, what it has rolled, and how good that is.
import {
  AIMS,
  buildOf,
  type Creature,
  DEFAULT_LEVEL,
  type Game,
  type GameLanguage,
  rpOf,
  unlockedSlots,
} from '@oversleep/game';
import { rollsOf } from '../open/kept-rolls.ts';
import { COLOURS, framed, MARGIN, panel, TYPE_COLOURS, WIDTH } from './canvas.ts';
import { CARD_WORDS, nameIn } from './card-words.ts';
import { canWrite, write } from './letters.ts';

const RIGHT = WIDTH - MARGIN;
/** Where the second column begins. */
const SECOND = 650;
const BODY = 212;
const ROW = 50;
const RANKS = 500;

export function creatureCard(game: Game, creature: Creature, language: GameLanguage): string {
  const words = CARD_WORDS[language];
  const species = game.species.get(creature.pokemon);
  const speciesName = nameIn(language, 'species', species.name, species.displayName);
  const name = shownName(creature, speciesName);
  const nature = game.natures.get(creature.nature);
  const facts = [
    ...(name === speciesName ? [] : [speciesName]),
    words.level(creature.level),
    nameIn(language, 'natures', nature.key, nature.name),
  ].join(' · ');
  const { text, muted, primary } = COLOURS;
  return framed(
    [
      write(name, { x: MARGIN, y: 122, size: 68, colour: text, language, room: 720 }),
      write(facts, { x: MARGIN, y: 174, size: 32, colour: muted, language, room: 760 }),
      write(words.rp, { x: RIGHT, y: 80, size: 28, colour: muted, language, align: 'right' }),
      write(String(rpOf(game, buildOf(game, creature))), {
        ...{ x: RIGHT, y: 156, size: 80, colour: primary, language, align: 'right' },
      }),
      ...subskillRows(game, creature, language),
      ...productionRows(game, creature, language),
      ...rankMeters(game, creature, language),
    ],
    language,
    TYPE_COLOURS[species.berry.type],
  );
}

/** A nickname with a character that no font has is not drawn. */
export const shownName = ({ name }: Pick<Creature, 'name'>, speciesName: string): string =>
  name !== '' && canWrite(name) ? name : speciesName;

function subskillRows(game: Game, creature: Creature, language: GameLanguage): readonly string[] {
  const open = unlockedSlots(game, creature.level);
  return game.rules.subskillUnlockLevels.map((level, slot) => {
    const y = BODY + slot * ROW;
    const known = game.subskills.find(creature.subskills[slot] ?? '');
    const chip = { x: MARGIN + 120, y, width: SECOND - MARGIN - 150, height: ROW - 8 };
    const label = known ? nameIn(language, 'subskills', known.key, known.name) : '–';
    const colour = known ? COLOURS[known.rarity] : COLOURS.muted;
    // Closed slots have their colour in the letters only.
    const isBright = known !== undefined && slot < open;
    return (
      write(CARD_WORDS[language].level(level), { x: MARGIN, y: y + 30, size: 24, colour: COLOURS.muted, language }) +
      panel(chip, isBright ? colour : COLOURS.panel, 12) +
      write(label, {
        ...{ x: chip.x + 20, y: y + 30, size: 26, language, room: chip.width - 40 },
        colour: isBright ? COLOURS.onBright : colour,
      })
    );
  });
}

function productionRows(game: Game, creature: Creature, language: GameLanguage): readonly string[] {
  const { skill } = game.species.get(creature.pokemon);
  const words = CARD_WORDS[language];
  const box = { x: SECOND, y: BODY, width: RIGHT - SECOND, height: 5 * ROW - 8 };
  const [inside, room] = [box.x + 24, box.width - 48];
  const lineAt = (n: number) => BODY + 38 + n * 46;
  const line = (text: string, n: number, colour: string, size = 28) =>
    write(text, { x: inside, y: lineAt(n), size, colour, language, room });
  const slots = creature.ingredients.flatMap(({ name, amount }, slot) => {
    const known = name === game.lockedIngredient.name ? undefined : game.ingredients.find(name);
    const level = game.rules.ingredientUnlockLevels[slot];
    return known && level !== undefined ? [{ level, amount, known }] : [];
  });
  return [
    panel(box),
    line(nameIn(language, 'skills', skill.key, skill.name), 0, COLOURS.skill, 28),
    line(`${words.skill} ${words.level(creature.skillLevel)}`, 1, COLOURS.muted, 24),
    ...slots.map(({ level, amount, known }, n) => {
      const text = `${amount} × ${nameIn(language, 'ingredients', known.key, known.longName)}`;
      const y = lineAt(n + 2);
      const label = write(words.level(Math.max(1, level)), { x: inside, y, size: 24, colour: COLOURS.muted, language });
      const colour = level > creature.level ? COLOURS.muted : COLOURS.ingredients;
      return label + write(text, { x: inside + 110, y, size: 28, colour, language, room: room - 110 });
    }),
  ];
}

function rankMeters(game: Game, creature: Creature, language: GameLanguage): readonly string[] {
  const words = CARD_WORDS[language];
  const ranks = rollsOf(game).ranksOf(creature, Math.max(DEFAULT_LEVEL, creature.level));
  const gap = 30;
  const width = (RIGHT - MARGIN - 2 * gap) / AIMS.length;
  return AIMS.map((aim, n) => {
    const x = MARGIN + n * (width + gap);
    const { share } = ranks[aim];
    const filled = Math.max(12, width * (1 - share));
    return (
      write(words[aim], { x, y: RANKS + 20, size: 26, colour: COLOURS.text, language, room: width * 0.42 }) +
      write(words.rank(percentOf(share), String(Math.floor((1 - share) * 100))), {
        ...{ x: x + width, y: RANKS + 20, size: 26, colour: COLOURS[aim], language, align: 'right' },
        room: width * 0.56,
      }) +
      panel({ x, y: RANKS + 34, width, height: 14 }, COLOURS.track, 7) +
      panel({ x, y: RANKS + 34, width: filled, height: 14 }, COLOURS[aim], 7)
    );
  });
}

/** At most three digits, and never zero. */
function percentOf(share: number): string {
  const percent = share * 100;
  if (percent < 0.01) return '<0.01';
  return percent < 1 ? percent.toFixed(2) : percent < 10 ? percent.toFixed(1) : percent.toFixed(0);
}
