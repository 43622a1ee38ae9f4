// From what one or several pictures show to a creature: the species by all evidence, a mark for each field, and the proof.
import {
  type Creature,
  type Game,
  type IngredientSet,
  type IngredientSlots,
  ingredientChoices,
  type Language,
  RIBBONS,
  type Ribbon,
  type Species,
  type SubskillSlots,
} from '@oversleep/game';
import { answeredScreen } from './answers.ts';
import { doubtsBut } from './doubts.ts';
import { type EditionProof, explanationsFor, MINT, outdatedBy } from './explain.ts';
import type { Answers, Doubt, FieldName, FieldPlace, FieldValue } from './fields.ts';
import { byColours } from './icons.ts';
import { doubtful, isSure, type ReadValue, sure } from './marks.ts';
import { choicesLeft, type Figures, type Proof, type ProofInput, ribbonsFor } from './proof.ts';
import { type Screen, SUBSKILL_ROW_TWICE } from './read-screen.ts';
import type { ScreenNote } from './screen-note.ts';
import { type ShownValues, shownOf } from './shown.ts';
import { candidatesOf, figuresOf, givenFor, type SpeciesCandidate } from './species.ts';
import { isNear } from './vocabulary.ts';

export interface Identification {
  readonly creature: Omit<Creature, 'externalId' | 'version' | 'saved'>;
  readonly shown: ShownValues;
  /** Interval, carry size and RP agree with the rest, and no field is doubtful. */
  readonly sure: boolean;
  readonly doubts: readonly Doubt[];
  /** What is odd about the pictures themselves. */
  readonly remarks: readonly ScreenNote[];
  /** Where its fields are in the pictures. */
  readonly places: readonly FieldPlace[];
}

/** Candidates whose evidence differs less than this can't be distinguished. */
const CLOSE = 1.5;
/** At most so many other values are named. */
const MOST_OPTIONS = 4;

/** With the player's answers, other doubtful fields may follow. */
export function identify(
  game: Game,
  seen: Screen,
  language: Language,
  answers: Answers = {},
): Identification | undefined {
  const screen = answeredScreen(game, seen, answers);
  const isAnswered = answers.pokemon !== undefined;
  const [best, ...others] = candidatesOf(game, screen).filter(
    ({ species }) => !isAnswered || species.name === answers.pokemon,
  );
  if (!best || (best.score < 3 && !isAnswered)) return undefined;
  const { species, proof } = best;
  const doubts = doubtsBut(answers);
  const { take } = doubts;

  const isProven = proof.fits.length > 0;
  const outdated = isProven ? undefined : outdatedAt(game, screen, species);
  const evidence = outdated?.proof ?? proof;
  const close = others.filter(({ score }) => best.score - score < CLOSE);
  const why = doubtAboutSpecies(best, close, screen);
  if (why !== undefined)
    doubts.add(
      'pokemon',
      why,
      [best, ...close].map((each) => each.species.name),
    );
  const level = take('level', screen.level, Number);
  const skillLevel = take('skillLevel', screen.skillLevel, Number);
  const nature = take('nature', screen.nature, (key) => game.natures.get(key).name);
  if (screen.mint) doubts.add('nature', { code: 'mintSeen', values: {} });
  if (screen.skill === undefined || !matchesSkill(screen, species))
    doubts.add('mainSkill', { code: 'skillOfOtherSpecies', values: {} });
  const subskills = Array.from({ length: 5 }, (_, slot) =>
    take(`subskills.${slot + 1}`, screen.subskills[slot], (key) => game.subskills.get(key).name),
  );
  for (const [slot, key] of subskills.entries()) {
    if (key !== undefined && subskills.indexOf(key) !== slot)
      doubts.add(`subskills.${slot + 1}`, { code: 'subskillTwice', values: {} });
  }
  const ingredients = ingredientsOf(game, screen, species, evidence, answers).map((read, slot) =>
    take(`ingredients.${slot + 1}`, read, ({ ingredient }) => ingredient.name),
  );
  const ribbon = take('ribbon', ribbonOf(game, screen, evidence, answers), Number);
  // A figure that follows from everything else was read right, however unclear its digits are.
  if (outdated) {
    doubts.add('pokemon', { code: 'figuresOutdated', values: { edition: outdated.edition } });
  } else if (!isProven) {
    for (const [field, read, fits] of figures(screen, proof)) {
      take(field, read, Number);
      if (read && !fits) doubts.add(field, { code: 'figureUnmatched', values: {} });
    }
    for (const { field, note, options } of reasonsOf(game, screen, species)) doubts.add(field, note, options);
  }
  return {
    creature: creatureOf(
      game,
      species,
      { level, skillLevel, nature, mint: screen.mint, subskills, ingredients, ribbon },
      nicknameOf(screen),
    ),
    shown: shownOf(game, screen, species, language),
    sure: isProven && doubts.all().length === 0 && screen.notes.length === 0,
    doubts: doubts.all(),
    // Screens that older versions stored have a sentence instead of the note.
    remarks: screen.notes.length > 0 ? [SUBSKILL_ROW_TWICE] : [],
    places: screen.places,
  };
}

function doubtAboutSpecies(
  best: SpeciesCandidate,
  close: readonly SpeciesCandidate[],
  { name }: Screen,
): ScreenNote | undefined {
  if (close.length > 0)
    return { code: 'speciesAmbiguous', values: { species: close.map(({ species }) => species.name) } };
  if (best.isNamed) return undefined;
  if (best.proof.fits.length === 0) return { code: 'speciesUnnamed', values: {} };
  const [nearest] = name?.matches ?? [];
  return nearest && isNear(nearest) ? { code: 'nameOfOtherSpecies', values: {} } : undefined;
}

const matchesSkill = ({ skill }: Screen, species: Species): boolean =>
  (skill?.matches.find(({ key }) => key === species.skill.key)?.distance ?? 1) <= 0.35;

const figures = (
  screen: Screen,
  proof: Proof,
): readonly (readonly [FieldName, ReadValue<number> | undefined, boolean])[] => [
  ['helpIntervalSeconds', screen.interval, proof.interval],
  ['carrySize', screen.carry, proof.carry],
  ['rp', screen.rp, proof.rp],
];

/** What goes into the formulas and what comes out, where all of it was read. */
function wholeOf(game: Game, screen: Screen, species: Species): { given: ProofInput; shown: Figures } | undefined {
  const given = givenFor(game, screen, species);
  const shown = figuresOf(screen);
  const isWhole = shown.interval !== undefined && shown.carry !== undefined && shown.rp !== undefined;
  return given && isWhole ? { given, shown } : undefined;
}

function outdatedAt(game: Game, screen: Screen, species: Species): EditionProof | undefined {
  const whole = wholeOf(game, screen, species);
  return whole && outdatedBy(game, species, whole.given, whole.shown);
}

function reasonsOf(game: Game, screen: Screen, species: Species): Doubt[] {
  const whole = wholeOf(game, screen, species);
  if (!whole) return [];
  const explanations = explanationsFor(game, species, whole.given, whole.shown);
  if (explanations.length === 0)
    return [{ field: 'pokemon', note: { code: 'figuresUnexplained', values: {} }, options: [] }];
  return explanations.map(({ field, values }) => {
    const options = values.filter((value) => value !== MINT).slice(0, MOST_OPTIONS);
    return { field, note: fitNote(options, values.includes(MINT)), options };
  });
}

function fitNote(values: readonly FieldValue[], withMint: boolean): ScreenNote {
  if (values.length === 0) return { code: 'figuresFitMint', values: {} };
  return { code: withMint ? 'figuresFitMintOr' : 'figuresFit', values: { values } };
}

/** By count; then by what the figures leave, as far as it drops at this level; then by colour. */
function ingredientsOf(
  game: Game,
  screen: Screen,
  species: Species,
  { fits }: Proof,
  answers: Answers,
): (ReadValue<IngredientSet> | undefined)[] {
  const counts = screen.counts.map((count) => count?.value);
  return choicesLeft(species, counts).map((choices, slot) => {
    const answer = answers[`ingredients.${slot + 1}`];
    const answered = ingredientChoices(species)[slot]?.find(({ ingredient }) => ingredient.name === answer);
    if (answered) return sure(answered);
    const [first] = choices;
    if (!first) return undefined;
    const count = screen.counts[slot];
    if (count && !choices.some(({ amount }) => amount === count.value))
      return doubtful(first, { code: 'ingredientAmountUnknown', values: { amount: count.value } }, undefined, choices);
    if (choices.length === 1 && (slot === 0 || (isSure(count) && first.amount === count?.value))) return sure(first);
    // By name: another edition may give another amount.
    const named = new Set(fits.flatMap(({ ingredients }) => ingredients[slot]?.ingredient.name ?? []));
    const proven = choices.filter(({ ingredient }) => named.has(ingredient.name));
    const [only] = proven;
    if (only && proven.length === 1) return sure(only);
    const left = proven.length > 0 ? proven : choices;
    const unlock = game.rules.ingredientUnlockLevels[slot] ?? 0;
    const colours = screen.icons[slot];
    const seen =
      colours &&
      byColours(
        colours,
        left.map(({ ingredient }) => ingredient.key),
        (screen.level?.value ?? 0) < unlock,
      );
    const chosen = left.find(({ ingredient }) => ingredient.key === seen?.key) ?? left[0] ?? first;
    if (seen?.isCertain && isSure(count)) return sure(chosen);
    const ingredients = left.map(({ ingredient }) => ingredient.name);
    const note: ScreenNote = count
      ? { code: 'ingredientAmbiguous', values: { ingredients } }
      : { code: 'notSeen', values: {} };
    return doubtful(chosen, note, undefined, left);
  });
}

/** By the hours slept together, else the one with which the figures fit. */
function ribbonOf(game: Game, { hours }: Screen, { fits }: Proof, answers: Answers): ReadValue<Ribbon> | undefined {
  const answered = RIBBONS.find((ribbon) => ribbon === answers.ribbon);
  if (answered !== undefined) return sure(answered);
  const [earned] = hours ? ribbonsFor(game, hours.value) : [];
  if (earned !== undefined)
    return isSure(hours) ? sure(earned) : doubtful(earned, { code: 'hoursUnclear', values: {} });
  const ribbons = [...new Set(fits.map(({ ribbon }) => ribbon))];
  const [first] = ribbons;
  if (first === undefined) return doubtful(0, { code: 'notShown', values: {} });
  if (ribbons.length === 1) return sure(first);
  return doubtful(first, { code: 'ribbonAmbiguous', values: { ribbons } }, undefined, ribbons);
}

const nicknameOf = ({ name }: Screen): string => {
  const [nearest] = name?.matches ?? [];
  return name && (!nearest || nearest.distance > 0.5) ? name.text : '';
};

interface ReadFields {
  readonly level: number | undefined;
  readonly skillLevel: number | undefined;
  readonly nature: string | undefined;
  readonly mint: boolean;
  readonly subskills: readonly (string | undefined)[];
  readonly ingredients: readonly (IngredientSet | undefined)[];
  readonly ribbon: Ribbon | undefined;
}

function creatureOf(game: Game, species: Species, fields: ReadFields, name: string): Identification['creature'] {
  const subskill = (slot: number) => {
    const key = fields.subskills[slot];
    return key === undefined ? null : game.subskills.get(key).name;
  };
  const slot = (at: number) => {
    const set = fields.ingredients[at];
    return set ? { name: set.ingredient.name, amount: set.amount } : { name: game.lockedIngredient.name, amount: 0 };
  };
  const subskills: SubskillSlots = [subskill(0), subskill(1), subskill(2), subskill(3), subskill(4)];
  const ingredients: IngredientSlots = [slot(0), slot(1), slot(2)];
  return {
    shiny: false,
    pokemon: species.name,
    name,
    level: fields.level ?? 1,
    ribbon: fields.ribbon ?? 0,
    skillLevel: fields.skillLevel ?? 1,
    nature: game.natures.get(fields.nature ?? 'BASHFUL').name,
    ...(fields.mint && { mint: true as const }),
    subskills,
    ingredients,
  };
}
