// The preview picture of a team: its members with level, RP and Sub Skills, and what they make in a week if that is known.
import { buildOf, type Creature, type Game, type GameLanguage, rpOf, TEAM_SIZE, unlockedSlots } from '@oversleep/game';
import { COLOURS, framed, MARGIN, panel, TYPE_COLOURS, WIDTH } from './canvas.ts';
import { CARD_WORDS, nameIn } from './card-words.ts';
import { shownName } from './creature-card.ts';
import { canWrite, write } from './letters.ts';

const RIGHT = WIDTH - MARGIN;
const TOP = 160;
const ROW = 80;

interface TeamOnCard {
  readonly name: string;
  readonly members: readonly Creature[];
  readonly weeklyStrength: number | undefined;
}

export function teamCard(game: Game, { name, members, weeklyStrength }: TeamOnCard, language: GameLanguage): string {
  const words = CARD_WORDS[language];
  const title = name !== '' && canWrite(name) ? name : words.team;
  const strength =
    weeklyStrength === undefined
      ? []
      : [
          write(words.weeklyStrength, { x: RIGHT, y: 70, size: 26, colour: COLOURS.muted, language, align: 'right' }),
          write(Math.round(weeklyStrength).toLocaleString('en'), {
            ...{ x: RIGHT, y: 128, size: 56, colour: COLOURS.primary, language, align: 'right' },
          }),
        ];
  const [first] = members;
  // Of a rotation.
  const others = members.length - TEAM_SIZE;
  const glow = first ? TYPE_COLOURS[game.species.get(first.pokemon).berry.type] : COLOURS.primary;
  return framed(
    [
      write(title, { x: MARGIN, y: 120, size: 58, colour: COLOURS.text, language, room: 660 }),
      ...strength,
      ...members.slice(0, TEAM_SIZE).map((member, place) => row(game, member, TOP + place * ROW, language)),
      ...(others > 0
        ? [write(`+${others}`, { x: RIGHT, y: 600, size: 26, colour: COLOURS.muted, language, align: 'right' })]
        : []),
    ],
    language,
    glow,
  );
}

function row(game: Game, creature: Creature, y: number, language: GameLanguage): string {
  const words = CARD_WORDS[language];
  const species = game.species.get(creature.pokemon);
  const nature = game.natures.get(creature.nature);
  const name = shownName(creature, nameIn(language, 'species', species.name, species.displayName));
  const base = y + 46;
  const open = unlockedSlots(game, creature.level);
  const dots = creature.subskills.map((subskill, slot) => {
    const known = game.subskills.find(subskill ?? '');
    const colour = known ? COLOURS[known.rarity] : COLOURS.track;
    return `<circle cx="${790 + slot * 30}" cy="${y + 36}" r="11" fill="${colour}" opacity="${slot < open ? 1 : 0.4}"/>`;
  });
  return [
    panel({ x: MARGIN, y, width: RIGHT - MARGIN, height: ROW - 8 }),
    panel({ x: MARGIN, y, width: 12, height: ROW - 8 }, TYPE_COLOURS[species.berry.type], 6),
    write(name, { x: MARGIN + 36, y: base, size: 34, colour: COLOURS.text, language, room: 330 }),
    write(words.level(creature.level), { x: 450, y: base, size: 28, colour: COLOURS.muted, language }),
    write(nameIn(language, 'natures', nature.key, nature.name), {
      ...{ x: 570, y: base, size: 26, colour: COLOURS.muted, language, room: 185 },
    }),
    ...dots,
    write(`${words.rp} ${rpOf(game, buildOf(game, creature))}`, {
      ...{ x: RIGHT - 24, y: base, size: 32, colour: COLOURS.primary, language, align: 'right' },
    }),
  ].join('');
}
