// Which species it is, by everything that was read: the name may be a nickname, and forms share one.
import type { Game, Species } from '@oversleep/game';
import { choicesLeft, type Figures, NO_PROOF, type Proof, type ProofInput, prove, ribbonsFor } from './proof.ts';
import type { Screen } from './read-screen.ts';
import { isNear, type WordMatch } from './vocabulary.ts';

export interface SpeciesCandidate {
  readonly species: Species;
  readonly proof: Proof;
  readonly score: number;
  readonly isNamed: boolean;
}

/** How much each piece of evidence says. */
const WORTH = {
  name: 8,
  nearName: 3,
  plain: 1,
  skill: 3,
  noSkill: -4,
  count: 1,
  noCount: -3,
  interval: 2,
  carry: 1,
  all: 4,
};

const distanceOf = (matches: readonly WordMatch[] | undefined, key: string): number =>
  matches?.find((match) => match.key === key)?.distance ?? 1;

export const figuresOf = ({ interval, carry, rp }: Screen): Figures => ({
  interval: interval?.value,
  carry: carry?.value,
  rp: rp?.value,
});

/** Nothing as long as a field is missing without which no figure can be computed. */
export function givenFor(game: Game, screen: Screen, species: Species): ProofInput | undefined {
  const { level, skillLevel, nature, subskills, counts, hours, mint } = screen;
  if (!level || !skillLevel || !nature) return undefined;
  return {
    level: level.value,
    skillLevel: skillLevel.value,
    nature: nature.value,
    mint,
    subskills: Array.from({ length: 5 }, (_, slot) => subskills[slot]?.value ?? null),
    ingredients: choicesLeft(
      species,
      counts.map((count) => count?.value),
    ),
    ribbons: ribbonsFor(game, hours?.value),
  };
}

function proofOf(game: Game, screen: Screen, species: Species): Proof {
  const given = givenFor(game, screen, species);
  return given ? prove(game, species, given, figuresOf(screen)) : NO_PROOF;
}

/** All species, the likeliest first. */
export function candidatesOf(game: Game, screen: Screen): SpeciesCandidate[] {
  return game.species.rows.map((species) => weighed(game, screen, species)).sort((a, b) => b.score - a.score);
}

function weighed(game: Game, screen: Screen, species: Species): SpeciesCandidate {
  const name = distanceOf(screen.name?.matches, species.name);
  const proof = proofOf(game, screen, species);
  const choices = [species.ingredient0, species.ingredient30, species.ingredient60];
  const isNamed = isNear({ key: species.name, distance: name });
  const weights = [
    isNamed ? WORTH.name * (1 - name) : name <= 0.5 ? WORTH.nearName : 0,
    screen.skill ? (distanceOf(screen.skill.matches, species.skill.key) <= 0.35 ? WORTH.skill : WORTH.noSkill) : 0,
    ...choices.map((options, slot) => {
      const count = screen.counts[slot]?.value;
      if (count === undefined) return 0;
      return options.some(({ amount }) => amount === count) ? WORTH.count : WORTH.noCount;
    }),
    // Forms have theirs in brackets.
    species.displayName.includes('(') ? 0 : WORTH.plain,
    proof.interval ? WORTH.interval : 0,
    proof.carry ? WORTH.carry : 0,
    proof.fits.length > 0 ? WORTH.all : 0,
  ];
  return { species, proof, isNamed, score: weights.reduce((sum, weight) => sum + weight, 0) };
}
