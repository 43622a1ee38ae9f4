// Published figures of a rotation: its line-ups, and what each member makes while it is in.
import { areaFactor, bestBonus, DAYS_A_WEEK, movesOf } from '@oversleep/game';
import type { Plan } from '../loop/plan.ts';
import { EnergyCount, energyCountAt, type LineupCounters, layoutOf, partsOf, TypeCount } from '../loop/tally.ts';
import { overSeats, seatsOf, shifted } from './seats.ts';
import { formsOf } from './team.ts';
import { NONE, one, programTerms, runBy, slotTerms, strengthForm, sumOf, type Terms, times } from './terms.ts';

/** `N` is an estimate of a week. */
export interface SwapPlanFigures<N> {
  /** Of a week. */
  readonly changes: number;
  /** How many come in during a week. */
  readonly moves: number;
  readonly lineups: readonly {
    readonly members: readonly string[];
    /** Of the 168 of a week. */
    readonly hours: number;
    /** Part of the week's strength. */
    readonly share: number;
    /** What its members make while it is in, and the dishes that are cooked meanwhile. */
    readonly strength: N;
  }[];
  readonly members: readonly {
    readonly id: string;
    readonly hours: number;
    readonly nights: number;
    /** From berries and its skill. */
    readonly strength: N;
    readonly perHour: N;
    /** When it comes in and leaves, on average, null for one that is always in; the lowest one of a week at a change or wake-up. */
    readonly energy: { readonly in: N | null; readonly out: N | null; readonly lowest: N };
    /** Its ingredients, each with the bonus of the best dish that it goes into. */
    readonly dishes: N;
  }[];
}

type WithMean = { readonly mean: number };

export function swapPlanFigures<N extends WithMean>(
  plan: Plan,
  figure: (terms: Terms) => N,
): SwapPlanFigures<N> | undefined {
  const { rotation, request } = plan;
  if (!rotation || !request.settings.rotation) return undefined;
  const { changes } = request.settings.rotation;
  const parts = partsOf(plan);
  const forms = formsOf(plan, layoutOf(plan));
  const total = figure(forms.total).mean;
  const idOf = (number: number) => plan.members[number]?.member.externalId ?? '';
  const hoursOf = (l: number) => ((rotation.times[l]?.awake ?? 0) + (rotation.times[l]?.asleep ?? 0)) / 60;
  return {
    changes: changes.length,
    moves: movesOf(request.settings.rotation),
    lineups: parts.map((part, l) => {
      const strength = figure(lineupTerms(plan, part));
      return {
        members: (rotation.numbers[l] ?? []).map(idOf),
        hours: hoursOf(l),
        share: total > 0 ? strength.mean / total : 0,
        strength,
      };
    }),
    members: plan.members.map(({ index }, m) => {
      const own = rotation.numbers.flatMap((numbers, l) => (numbers.includes(index) ? [l] : []));
      const sum = (value: (l: number) => number) => own.reduce((all, l) => all + value(l), 0);
      const hours = sum(hoursOf);
      const { berries, skill } = forms.members[m] ?? { berries: NONE, skill: NONE };
      const strength = [...sumOf(berries), ...sumOf(skill)];
      const comings = changes.filter(
        ({ lineup }, c) => own.includes(lineup) && !own.includes(changes.at(c - 1)?.lineup ?? 0),
      ).length;
      const energy = (which: number, weight: number) => one(energyCountAt(plan, index, which), weight);
      const atChange = (which: number) => (comings > 0 ? figure(energy(which, DAYS_A_WEEK / comings)) : null);
      return {
        id: idOf(index),
        hours,
        nights: sum((l) => rotation.times[l]?.nights ?? 0),
        strength: figure(strength),
        perHour: figure(times(strength, 1 / hours)),
        energy: {
          in: atChange(EnergyCount.in),
          out: atChange(EnergyCount.out),
          lowest: figure(energy(EnergyCount.lowest, DAYS_A_WEEK)),
        },
        dishes: figure(dishTerms(plan, index)),
      };
    }),
  };
}

/** The kitchen's counts of the first line-up have those of all others in them. */
function lineupTerms(plan: Plan, { plan: team, layout, from }: LineupCounters): Terms {
  const { berries, skill } = formsOf(team, layout).team;
  const place = layout.types[team.cooking?.asked ?? -1];
  const dishes = (at: number, weight: number) =>
    sumOf(strengthForm(plan, one(at + TypeCount.strength, weight * DAYS_A_WEEK), []));
  const cooked =
    place === undefined
      ? []
      : [
          ...dishes(from + place, 1),
          ...(from > 0
            ? []
            : partsOf(plan)
                .slice(1)
                .flatMap((other) => dishes(other.from + (other.layout.types[team.cooking?.asked ?? -1] ?? 0), -1))),
        ];
  return [...shifted([...sumOf(berries), ...sumOf(skill)], from), ...cooked];
}

function dishTerms(plan: Plan, number: number): Terms {
  const { game, request } = plan;
  const factor = DAYS_A_WEEK * areaFactor(request.settings.areaBonus) * game.factors.strength;
  const worth = game.ingredients.rows.map(({ key, value }) => value * (1 + bestBonus(game, key) / 100));
  const terms = overSeats(seatsOf(plan, number), ({ plan: team, layout, member }) => [
    ...member.slotIngredient.flatMap((kind, slot) => times(slotTerms(member, slot), worth[kind] ?? 0)),
    ...programTerms(
      layout,
      runBy(team, member),
      ({ ingredients }) => ingredients.reduce((all, amount, i) => all + amount * (worth[i] ?? 0), 0),
      false,
    ),
  ]);
  return times(terms, factor);
}
