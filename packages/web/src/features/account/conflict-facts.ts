// What the two sides of a conflict differ in, in words that people know.
import { type Creature, formatClock, type Game, type Language, nameIn, ribbonLabel } from '@oversleep/game';
import { natureText } from '../../parts/words/nature-words.ts';
import type { Conflict, TeamSide } from '../../state/sync/conflicts.ts';

export interface Fact {
  readonly label: string;
  readonly text: string;
}

export interface Sides {
  /** Null: deleted on that side. */
  readonly mine: readonly Fact[] | null;
  readonly theirs: readonly Fact[] | null;
}

/** Only what differs; everything where one side is gone. */
export function sidesOf(conflict: Conflict, game: Game, language: Language): Sides {
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
  return known ? creatureText(known, game, language) : 'A creature';
}

const fact = (label: string, text: string): Fact => ({ label, text: text === '' ? 'None' : text });

const speciesText = (name: string, game: Game, language: Language): string =>
  nameIn(language, 'species', name) ?? game.species.find(name)?.displayName ?? name;

function creatureText({ pokemon, name, level }: Creature, game: Game, language: Language): string {
  const species = speciesText(pokemon, game, language);
  return `${name === '' || name === species ? species : `${name} (${species})`}, level ${level}`;
}

function teamFacts({ team, creatures }: TeamSide, game: Game, language: Language): readonly Fact[] {
  const island = game.islands.find(team.island.shortName)?.name ?? team.island.shortName;
  const berryText = (name: string) => game.berries.find(name)?.displayName ?? name;
  const ingredientText = (name: string) => game.ingredients.find(name)?.longName ?? name;
  return [
    fact('Name', team.name),
    fact('Members', creatures.map((creature) => creatureText(creature, game, language)).join('; ')),
    fact('Camp ticket', team.camp ? 'Yes' : 'No'),
    fact('Sleep', `${formatClock(team.bedtime)} to ${formatClock(team.wakeup)}`),
    fact('Dishes', team.recipeType),
    fact('Island', island),
    fact('Favourite berries', team.island.berries.map(berryText).join(', ')),
    fact(
      'Berries in stock',
      team.stockpiledBerries.map(({ name, amount }) => `${amount} ${berryText(name)}`).join(', '),
    ),
    fact(
      'Ingredients in stock',
      team.stockpiledIngredients.map(({ name, amount }) => `${amount} ${ingredientText(name)}`).join(', '),
    ),
  ];
}

const chosenSkillFacts = ({ chosenSkill }: Creature, { skills }: Game): readonly Fact[] =>
  chosenSkill === undefined ? [] : [fact('Chosen skill', skills.find(chosenSkill)?.name ?? chosenSkill)];

function creatureFacts(creature: Creature, game: Game, language: Language): readonly Fact[] {
  const ingredientText = (name: string) => game.ingredients.find(name)?.longName ?? name;
  const subskills = creature.subskills.flatMap((name) =>
    name === null ? [] : [game.subskills.find(name)?.name ?? name],
  );
  return [
    fact('Name', creature.name),
    fact('Species', speciesText(creature.pokemon, game, language)),
    fact('Level', String(creature.level)),
    fact('Nature', natureText(creature)),
    fact('Main skill level', String(creature.skillLevel)),
    ...chosenSkillFacts(creature, game),
    fact('Subskills', subskills.join(', ')),
    fact('Ingredients', creature.ingredients.map(({ name, amount }) => `${amount} ${ingredientText(name)}`).join(', ')),
    fact('Ribbon', ribbonLabel(game, creature.ribbon)),
    fact('Gender', creature.gender ?? ''),
    fact('Shiny', creature.shiny ? 'Yes' : 'No'),
    fact('In the Pokébox', creature.saved ? 'Yes' : 'No'),
    fact('Favourite', creature.favourite ? 'Yes' : 'No'),
    fact('Tags', (creature.tags ?? []).join(', ')),
    fact('Note', creature.note ?? ''),
    fact('Read from', creature.origin?.format ?? ''),
  ];
}
