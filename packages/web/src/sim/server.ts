// The server as simulator: for devices without workers, and for players who choose it.
import type { IvProduction } from '@oversleep/contract';
import type { IdealKind, RequestMember } from '@oversleep/engine';
import { type Creature, formatClock, type Game, gameOf, type LookIn } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import type { Api } from '../api/client.ts';
import type { MemberIv, Production } from '../state/data/results.ts';
import { creatureBody } from '../state/data/wire.ts';
import { load } from '../state/page/loading.ts';

export interface ServerSide {
  readonly team: (question: TeamQuestion, signal: AbortSignal | undefined) => Promise<Production>;
  readonly iv: (question: TeamQuestion, place: number, signal: AbortSignal | undefined) => Promise<MemberIv>;
}

/** The server's answer does not match the question. */
class UnexpectedError extends Error {
  override readonly name = 'UnexpectedError';
}

const KINDS: readonly IdealKind[] = ['berry', 'ingredient', 'skill'];

export function createServerSide(api: Pick<Api, 'call'>, newId: () => string): ServerSide {
  return {
    team: (question, signal) =>
      api.call('POST /api/calculator/team', {
        body: { ...withRotationOf(question), members: question.members.map(memberIn(gameOf(question.edition))) },
        signal,
        session: 'ifAny',
      }),

    iv: async (question, place, signal) => {
      const game = gameOf(question.edition);
      const own = question.members[place];
      if (!own) throw new UnexpectedError(`There is no member ${place + 1} in a team of ${question.members.length}`);
      const { idealCreature } = await load(() => import('./ideal-creatures.ts'));
      const named = (creature: Creature) => ({ ...own, creature: { ...creature, externalId: newId() } });
      const current = named(own.creature);
      const ideal = KINDS.map((kind) => named(idealCreature(game, own.creature, kind)));
      const { variants } = await api.call('POST /api/calculator/iv', {
        body: {
          ...situationOf(question),
          members: question.members.filter((_, m) => m !== place).map(memberIn(game)),
          variants: [current, ...ideal].map(memberIn(game)),
        },
        signal,
        session: 'ifAny',
      });
      return scoresIn(
        variants,
        current.creature.externalId,
        ideal.map(({ creature }) => creature.externalId),
        { berry: game.species.get(own.creature.pokemon).berry.name, level: own.creature.level },
      );
    },
  };
}

function withRotationOf(question: TeamQuestion) {
  const situation = situationOf(question);
  const { rotation } = question;
  return rotation ? { ...situation, settings: { ...situation.settings, rotation } } : situation;
}

/** A week as the server reads it. */
export function situationOf({ edition, settings }: Pick<TeamQuestion, 'edition' | 'settings'>) {
  const { bedtime, wakeup, areaBonus, favourites, expert, event, island, policy, ...rest } = settings;
  return {
    edition,
    settings: {
      camp: rest.camp,
      bedtime: formatClock(bedtime),
      wakeup: formatClock(wakeup),
      recipeType: rest.recipeType,
      island,
      areaBonusPercent: areaBonus,
      favoredBerries: [...favourites],
      ...(expert && { expert: { ...expert, sub: [...expert.sub] } }),
      ...(event && { event }),
      ...(policy && { policy: { ...policy, lookIn: sentLooks(policy.lookIn) } }),
      stockpiledBerries: rest.stockpiledBerries.map((stock) => ({ ...stock })),
      stockpiledIngredients: rest.stockpiledIngredients.map((stock) => ({ ...stock })),
      potSize: rest.potSize,
      recipeLevels: { ...rest.recipeLevels },
    },
  };
}

const sentLooks = (lookIn: LookIn) => (typeof lookIn === 'object' && 'at' in lookIn ? { at: [...lookIn.at] } : lookIn);

export const memberIn =
  (game: Game) =>
  ({ creature, sneakySnacking }: RequestMember) => {
    const { pokemon, level, ribbon, skillLevel, nature, subskills, ingredients, externalId } = creatureBody(
      game,
      creature,
    );
    const { mint, chosenSkill } = creature;
    return {
      pokemon,
      level,
      ribbon,
      skillLevel,
      nature,
      subskills,
      ingredients,
      externalId,
      sneakySnacking,
      ...(mint && { mint }),
      ...(chosenSkill !== undefined && { chosenSkill }),
    };
  };

type Variant = IvProduction['variants'][number];

const sum = (sets: readonly { readonly amount: number }[]): number => sets.reduce((all, { amount }) => all + amount, 0);

/** Its own berries among those that its skill brings. */
interface OwnBerry {
  readonly berry: string;
  readonly level: number;
}

const OUTPUT: Record<IdealKind, (variant: Variant, own: OwnBerry) => number> = {
  berry: ({ produceTotal }, own) =>
    produceTotal.berries.find(({ berry, level }) => berry.name === own.berry && level === own.level)?.amount ?? 0,
  ingredient: ({ produceTotal }) => sum(produceTotal.ingredients),
  skill: ({ skillProcs }) => skillProcs,
};

/** Percent of the best of the ideal builds. */
export function scoresIn(
  variants: readonly Variant[],
  currentId: string,
  idealIds: readonly string[],
  own: OwnBerry,
): MemberIv {
  const byId = (id: string): Variant => {
    const found = variants.find(({ externalId }) => externalId.toLowerCase() === id.toLowerCase());
    if (!found) throw new UnexpectedError('Contact developer: Iv variants not returned in response');
    return found;
  };
  const current = byId(currentId);
  const ideal = idealIds.map(byId);
  const score = (kind: IdealKind) => {
    const output = (variant: Variant) => OUTPUT[kind](variant, own);
    const best = Math.max(...ideal.map(output));
    return best > 0 ? (100 * output(current)) / best : 0;
  };
  return { berry: score('berry'), ingredient: score('ingredient'), skill: score('skill') };
}
