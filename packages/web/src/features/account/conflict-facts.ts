// The differences between the two sides of a conflict.
import {
  type Creature,
  formatClock,
  type Game,
  type Language,
  nameIn,
  type PlannedSwap,
  plannedSwaps,
} from '@oversleep/game';
import { dateFormat, listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import type { CodedMessage } from '../../messages/translate.ts';
import { natureText } from '../../parts/words/nature-words.ts';
import type { Conflict, TeamSide } from '../../state/sync/conflicts.ts';

const t = messages('account');
const list = listFormat({ type: 'unit' });
const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });
/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export interface Fact {
  readonly label: string;
  readonly text: string;
}

export interface ConflictFacts {
  /** Null: deleted on that side. */
  readonly mine: readonly Fact[] | null;
  readonly theirs: readonly Fact[] | null;
}

/** Only what differs; everything where one side is gone. */
export function sidesOf(conflict: Conflict, game: Game, language: Language): ConflictFacts {
  const [mine, theirs] =
    conflict.kind === 'team'
      ? [teamFacts(conflict.mine, game, language), conflict.theirs && teamFacts(conflict.theirs, game, language)]
      : [
          conflict.mine && creatureFacts(conflict.mine, game, language),
          conflict.theirs && creatureFacts(conflict.theirs, game, language),
        ];
  if (!mine || !theirs) return { mine, theirs };
  const differs = ({ label, text }: Fact, others: readonly Fact[]) =>
    others.find((other) => other.label === label)?.text !== text;
  return {
    mine: mine.filter((fact) => differs(fact, theirs)),
    theirs: theirs.filter((fact) => differs(fact, mine)),
  };
}

export function conflictTitle(conflict: Conflict, game: Game, language: Language): string {
  if (conflict.kind === 'team') return conflict.mine.team.name;
  const known = conflict.mine ?? conflict.theirs;
  return known ? creatureText(known, game, language) : t('someCreature');
}

/** Without its level, which may be what differs. */
export function conflictName(conflict: Conflict, game: Game, language: Language): string {
  if (conflict.kind === 'team') return conflict.mine.team.name;
  const { name = '', pokemon = '' } = conflict.mine ?? conflict.theirs ?? {};
  return name || speciesText(pokemon, game, language) || t('someCreature');
}

type FactKey = CodedMessage<'account', 'facts'>['code'];

const fact = (key: FactKey, text: string): Fact => ({
  label: t(`facts.${key}`),
  text: text === '' ? t('none') : text,
});

const yesOrNo = (value: boolean | undefined): string => (value ? t('yes') : t('no'));

const speciesText = (name: string, game: Game, language: Language): string =>
  nameIn(language, 'species', name) ?? game.species.find(name)?.displayName ?? name;

function creatureText({ pokemon, name, level }: Creature, game: Game, language: Language): string {
  const species = speciesText(pokemon, game, language);
  return name === '' || name === species ? t('creature', { species, level }) : t('nicknamed', { name, species, level });
}

/** Tue 06:00: Pinsir in, Raichu out */
const swapText =
  (creatures: readonly Creature[]) =>
  ({ day, clock, coming, going }: PlannedSwap): string => {
    const names = (ids: readonly string[]) =>
      list(creatures.filter(({ externalId }) => ids.includes(externalId)).map((creature) => displayNameOf(creature)));
    const [comes, goes] = [names(coming), names(going)];
    const parts = [comes && t('swap.in', { names: comes }), goes && t('swap.out', { names: goes })];
    return t('swap.at', {
      day: weekday(MONDAY + day * DAY_MS),
      time: formatClock(clock),
      names: list(parts.filter((part) => part !== '')),
    });
  };

function teamFacts({ team, creatures }: TeamSide, game: Game, language: Language): readonly Fact[] {
  const island = nameOf('islands', team.island.shortName);
  const berryText = (name: string) => nameOf('berries', name);
  const ingredientText = (name: string) => nameOf('ingredients', name);
  const moves = team.rotation ? plannedSwaps(team.rotation, game.rules, team) : [];
  return [
    fact('name', team.name),
    fact('members', creatures.map((creature) => creatureText(creature, game, language)).join('; ')),
    fact('swaps', moves.map(swapText(creatures)).join('; ')),
    fact('campTicket', yesOrNo(team.camp)),
    fact('sleep', t('sleepTimes', { from: formatClock(team.bedtime), to: formatClock(team.wakeup) })),
    fact('dishes', t(`dishes.${team.recipeType}`)),
    fact('island', island),
    fact('favouriteBerries', list(team.island.berries.map(berryText))),
    fact(
      'berryStock',
      list(team.stockpiledBerries.map(({ name, amount }) => t('amountOf', { amount, name: berryText(name) }))),
    ),
    fact(
      'ingredientStock',
      list(team.stockpiledIngredients.map(({ name, amount }) => t('amountOf', { amount, name: ingredientText(name) }))),
    ),
  ];
}

const chosenSkillFacts = ({ chosenSkill }: Creature, { skills }: Game): readonly Fact[] =>
  chosenSkill === undefined ? [] : [fact('chosenSkill', nameOf('skills', skills.find(chosenSkill) ?? chosenSkill))];

function creatureFacts(creature: Creature, game: Game, language: Language): readonly Fact[] {
  const ingredientText = (name: string) => nameOf('ingredients', name);
  const subskills = creature.subskills.flatMap((name) => (name === null ? [] : [nameOf('subskills', name)]));
  return [
    fact('name', creature.name),
    fact('species', speciesText(creature.pokemon, game, language)),
    fact('level', String(creature.level)),
    fact('nature', natureText(creature)),
    fact('skillLevel', String(creature.skillLevel)),
    ...chosenSkillFacts(creature, game),
    fact('subskills', list(subskills)),
    fact(
      'ingredients',
      list(creature.ingredients.map(({ name, amount }) => t('amountOf', { amount, name: ingredientText(name) }))),
    ),
    fact('ribbon', t('ribbon', { hours: game.ribbons[creature.ribbon]?.hours ?? 0 })),
    fact('gender', creature.gender === undefined ? '' : t(`genders.${creature.gender}`)),
    fact('shiny', yesOrNo(creature.shiny)),
    fact('saved', yesOrNo(creature.saved)),
    fact('favourite', yesOrNo(creature.favourite)),
    fact('tags', list(creature.tags ?? [])),
    fact('note', creature.note ?? ''),
    fact('origin', creature.origin?.format ?? ''),
  ];
}
