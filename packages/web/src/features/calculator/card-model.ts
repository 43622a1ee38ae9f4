// Everything that the card of a species says, worked out and written as people read it.
import {
  type Build,
  berriesPerHelp,
  berryPower,
  buildOf,
  type Creature,
  carrySize,
  describeSkill,
  type Game,
  helpInterval,
  ingredientChance,
  ingredientChoices,
  newCreature,
  type Rating,
  RIBBON_LABELS,
  ratingOf,
  type Species,
  skillChance,
  skillChanceWithPity,
} from '@oversleep/game';
import type { SlotView } from '../../parts/ingredient-slots.tsx';
import type { MainSkillView } from '../../parts/main-skill.tsx';
import type { RatingView } from '../../parts/rating-bar.tsx';
import type { Stat } from '../../parts/stat-grid.tsx';
import { countText, minutesText, percentText, SPECIALTY_NAMES, typeName } from '../../parts/wording.ts';
import type { Lookup } from './lookup.ts';
import { shareOut } from './share-out.ts';

export interface CardModel {
  readonly species: Species;
  readonly specialty: string;
  readonly circumstances: string;
  readonly rating: RatingView;
  readonly stats: readonly Stat[];
  readonly slots: readonly SlotView[];
  readonly skill: MainSkillView;
  /** The gist in one sentence, for those who do not see the card change. */
  readonly summary: string;
}

export function cardOf(game: Game, species: Species, lookup: Lookup): CardModel {
  const build = buildOf(game, creatureOf(game, species, lookup));
  const rating = ratingOf(game, build);
  const rp = countText(rating.rp);
  return {
    species,
    specialty: SPECIALTY_NAMES[species.specialty],
    circumstances: circumstancesOf(build),
    rating: { rp, parts: ratingParts(rating), notes: ratingNotes(game, build, rating) },
    stats: statsOf(game, build),
    slots: slotsOf(game, build),
    skill: {
      name: species.skill.name,
      level: build.skillLevel,
      maxLevel: species.skill.maxLevel,
      text: describeSkill(species.skill, build.skillLevel),
    },
    summary: `${species.displayName}, level ${build.level}: ${rp} RP`,
  };
}

// Nothing on the card depends on gender, nickname or id, so chance has no say here.
function creatureOf(game: Game, species: Species, { level, nature, ribbon, skillLevel }: Lookup): Creature {
  const fresh = newCreature(game, species, { id: 'lookup', random: () => 0, randomNickname: false });
  return { ...fresh, level, nature, ribbon, skillLevel: skillLevel ?? fresh.skillLevel };
}

function circumstancesOf({ level, nature, ribbon }: Build): string {
  const label = RIBBON_LABELS[ribbon];
  return [`Level ${level}`, nature.prettyName, ribbon === 0 ? label : `Ribbon of ${label}`].join(' · ');
}

/** Shared out over the whole RP, so that the parts that are shown add up to the number that is shown. */
function ratingParts({ rp, berries, ingredients, skill }: Rating): RatingView['parts'] {
  const [berry = 0, ingredient = 0, main = 0] = shareOut(rp, [berries, ingredients, skill]);
  const part = (value: number) => ({ value: countText(value), share: rp > 0 ? value / rp : 0 });
  return { berry: part(berry), ingredient: part(ingredient), skill: part(main) };
}

function ratingNotes({ rules }: Game, { level, nature }: Build, { factor }: Rating): readonly string[] {
  return [
    ...(factor === 1 ? [] : [`${nature.name} counts ×${factor} in every part, for its effect on energy.`]),
    ...(level > rules.maxLevel
      ? [`Level ${rules.maxLevel} is the highest of this edition; beyond it the ingredient part is estimated.`]
      : []),
  ];
}

function statsOf(game: Game, build: Build): readonly Stat[] {
  const { species, level } = build;
  const perHelp = berriesPerHelp(game, build);
  const power = berryPower(game, species.berry, level);
  return [
    {
      icon: 'help',
      label: 'Help interval',
      value: minutesText(helpInterval(game, build)),
      unit: 'min:sec',
      note: 'Before energy speeds it up',
    },
    { icon: 'carry', label: 'Carry size', value: countText(carrySize(game, build)), note: 'Without a camp ticket' },
    { icon: 'berry', label: 'Berries per help', value: countText(perHelp), note: 'When no ingredient comes' },
    {
      icon: 'berry',
      label: species.berry.displayName,
      value: countText(power),
      unit: 'strength',
      note: `Each, ${typeName(species.berry.type)} type`,
    },
    {
      icon: 'ingredient',
      label: 'Ingredient chance',
      value: percentText(ingredientChance(build)),
      note: 'Of all helps',
    },
    {
      icon: 'skill',
      label: 'Skill chance',
      value: percentText(skillChanceWithPity(build)),
      note: `${percentText(skillChance(build))}, but sure by help ${species.pityHelps + 1}`,
    },
  ];
}

function slotsOf({ rules }: Game, build: Build): readonly SlotView[] {
  return ingredientChoices(build.species).map((choices, index) => {
    const unlock = rules.ingredientUnlockLevels[index] ?? 0;
    return {
      unlock,
      open: build.level >= unlock,
      choices: choices.map(({ ingredient, amount }, choice) => ({
        name: ingredient.placeholder ? 'Left closed' : ingredient.longName,
        amount: ingredient.placeholder ? null : amount,
        rated: choice === 0 && index < build.ingredients.length,
      })),
    };
  });
}
