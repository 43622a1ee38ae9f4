// The probability of a wished catch. Exact: all ways to fill its slots are counted.
import type { AnswerOf, BodyOf, routes } from '@oversleep/contract';
import {
  type Catalogue,
  type Confidence,
  catchesFor,
  type Game,
  goldSlotsOf,
  hasKnownIngredients,
  hasMedals,
  ingredientChances,
  type Medal,
  oddsConfidence,
  type SlotWish,
  type Species,
  SUBSKILL_SLOTS,
  slotOdds,
  wishOdds,
} from '@oversleep/game';
import { refuse } from '../problems.ts';

type OddsBody = BodyOf<typeof routes.odds>;
type OddsAnswer = AnswerOf<typeof routes.odds>;

const MODEL = 'rarity first in every slot, 14 : 36 : 50, then one of that rarity that it does not have';
const FIFTH_WHITE =
  'Only four white Sub Skills exist: where a fifth white one would come, the slot is drawn anew among the others.';
const GOLD_MAY_BE_MORE = 'Sub Skill odds rest on 2,095 counted slots; gold may be 10 % more frequent.';
const SEEDS_ARE_RANDOM =
  'It is unknown which Sub Skill a seed raises: perCatch is by the worst luck, perCatchMost by the best.';

const DEFAULT_CATCHES: readonly number[] = [1, 10, 100, 1000];
const WANTED: readonly number[] = [0.5, 0.9, 0.99];
const SURENESS: readonly Confidence[] = ['low', 'medium', 'high'];

/** Refuses unknown names, and Shiny without an assumed chance, because no source knows it. */
export function oddsOf(game: Game, { species: name, medal = 'none', catches, wish, seeds = 0 }: OddsBody): OddsAnswer {
  const species = named(game.species, name, 'SPECIES_UNKNOWN');
  const shiny = shinyChance(species, wish);
  if (shiny === undefined) throw refuse('ODDS_UNKNOWN');
  const notes: string[] = [];
  const natures = new Set((wish.natures ?? []).map((one) => named(game.natures, one, 'NATURE_UNKNOWN')));
  const wishes = (wish.subskills ?? []).map(
    ({ anyOf, bySlot = SUBSKILL_SLOTS }): SlotWish => ({
      anyOf: anyOf.map((one) => named(game.subskills, one, 'SUBSKILL_UNKNOWN')),
      bySlot,
    }),
  );
  const subskills = subskillBounds(game, species, wishes, medal === 'none' ? undefined : medal, seeds);
  const ingredients = ingredientOdds(species, wish.ingredients ?? []);
  const rest = (natures.size === 0 ? 1 : natures.size / game.natures.rows.length) * ingredients * shiny;
  if (wishes.length > 0) notes.push(FIFTH_WHITE, GOLD_MAY_BE_MORE);
  if (medal !== 'none' && !hasMedals(species)) notes.push(`${species.displayName} has no friend medals.`);
  if (seeds > 0 && wishes.length > 0) notes.push(SEEDS_ARE_RANDOM);
  if (wish.ingredients?.some((place) => place !== null) && !hasKnownIngredients(species))
    notes.push(`How likely each ingredient of ${species.displayName} is, is unknown: all count as equally likely.`);
  if (species.shinyLocked && wish.shiny) notes.push(`${species.displayName} can't be Shiny.`);
  const perCatch = subskills.least * rest;
  if (perCatch === 0) notes.push('No catch can be like this.');
  return {
    edition: game.edition,
    species: species.name,
    model: MODEL,
    perCatch,
    ...(subskills.most !== subskills.least && { perCatchMost: subskills.most * rest }),
    within: (catches === undefined ? DEFAULT_CATCHES : [catches]).map((count) => ({
      catches: count,
      // By logarithms, so that small chances keep their precision.
      chance: perCatch >= 1 ? 1 : -Math.expm1(count * Math.log1p(-perCatch)),
    })),
    catchesFor: WANTED.map((chance) => ({ chance, catches: finite(catchesFor(perCatch, chance)) })),
    confidence: leastSure([
      ...(natures.size > 0 ? [oddsConfidence('nature')] : []),
      ...(wishes.length > 0 ? [oddsConfidence('subskills')] : []),
      ...(wish.ingredients?.some((place) => place !== null) ? [oddsConfidence('ingredients')] : []),
      ...(medal === 'none' ? [] : [oddsConfidence('medals')]),
      ...(wish.shiny && !species.shinyLocked ? ['low' as const] : []),
    ]),
    notes,
  };
}

const finite = (count: number): number | null => (Number.isFinite(count) ? count : null);

/** The confidence of a product is that of its least certain part. */
const leastSure = (parts: readonly Confidence[]): Confidence =>
  SURENESS.find((sureness) => parts.includes(sureness)) ?? 'high';

function named<Row>(
  { find }: Catalogue<Row>,
  name: string,
  unknown: 'SPECIES_UNKNOWN' | 'NATURE_UNKNOWN' | 'SUBSKILL_UNKNOWN',
): Row {
  const row = find(name);
  if (row === undefined) throw refuse(unknown, { value: name });
  return row;
}

/** Undefined: unknown. */
function shinyChance({ shinyLocked }: Species, { shiny, shinyChance: given }: OddsBody['wish']): number | undefined {
  if (!shiny) return 1;
  return shinyLocked ? 0 : given;
}

const PLACES = ['A', 'B', 'C'];

function ingredientOdds(species: Species, places: NonNullable<OddsBody['wish']['ingredients']>): number {
  return ([0, 1, 2] as const).reduce<number>((product, slot) => {
    const place = places[slot] ?? null;
    if (place === null) return product;
    return product * (ingredientChances(species, slot)[PLACES.indexOf(place)]?.chance ?? 0);
  }, 1);
}

function subskillBounds(
  game: Game,
  species: Species,
  wishes: readonly SlotWish[],
  medal: Medal | undefined,
  seeds: number,
): { readonly least: number; readonly most: number } {
  if (seeds === 0 || wishes.length === 0) {
    const chance = slotOdds(game.subskills.rows, wishes, goldSlotsOf(hasMedals(species) ? medal : undefined));
    return { least: chance, most: chance };
  }
  const bySlot = wishes[0]?.bySlot ?? SUBSKILL_SLOTS;
  if (wishes.some((wish) => wish.anyOf.length !== 1 || wish.bySlot !== bySlot)) throw refuse('SEEDS_MIXED');
  return wishOdds(game, {
    species,
    level: game.rules.subskillUnlockLevels[bySlot - 1] ?? game.rules.maxLevel,
    subskills: wishes.flatMap(({ anyOf }) => anyOf.map(({ name }) => name)),
    natures: [],
    ingredients: [null, null, null],
    medal,
    seeds,
  }).subskills;
}
