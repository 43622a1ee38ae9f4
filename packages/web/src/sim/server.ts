// The server as simulator: for devices without workers, and for players who choose it.
import type { IvProduction } from '@oversleep/contract';
import type { RequestMember } from '@oversleep/engine';
import { formatClock, type Game, gameOf, type LookIn } from '@oversleep/game';
import { IDEAL_KINDS, outputOf, scoresOf, type TeamQuestion } from '@oversleep/questions';
import type { Api } from '../api/client.ts';
import type { MemberIv } from '../state/data/results.ts';
import { creatureBody } from '../state/data/wire.ts';
import { load } from '../state/page/loading.ts';
import type { SimTasks } from './tasks.ts';

/** What is asked of the server in place of a worker. */
export type ServerAnswers = {
  readonly [K in keyof SimTasks]?: (
    input: SimTasks[K]['input'],
    signal: AbortSignal | undefined,
  ) => Promise<SimTasks[K]['answer']>;
};

/** The server's answer does not match the question. */
class UnexpectedError extends Error {
  override readonly name = 'UnexpectedError';
}

export function createServerAnswers(
  api: Pick<Api, 'call'>,
  newId: () => string,
): Required<Pick<ServerAnswers, 'team' | 'iv' | 'rival'>> {
  const team = (question: TeamQuestion, signal: AbortSignal | undefined) =>
    api.call('POST /api/calculator/team', {
      body: { ...withRotationOf(question), members: question.members.map(memberIn(gameOf(question.edition))) },
      signal,
      session: 'ifAny',
    });
  return {
    team,
    rival: async ({ question }, signal) => ({ production: await team(question, signal), values: null }),
    iv: async ({ question, place }, signal) => {
      const game = gameOf(question.edition);
      const own = question.members[place];
      if (!own) throw new UnexpectedError(`There is no member ${place + 1} in a team of ${question.members.length}`);
      const { idealCreature } = await load(() => import('./ideal-creatures.ts'));
      const builds = [own.creature, ...IDEAL_KINDS.map((kind) => idealCreature(game, own.creature, kind))];
      const variants = builds.map((creature) => ({ ...own, creature: { ...creature, externalId: newId() } }));
      const answer = await api.call('POST /api/calculator/iv', {
        body: {
          ...situationOf(question),
          members: question.members.filter((_, m) => m !== place).map(memberIn(game)),
          variants: variants.map(memberIn(game)),
        },
        signal,
        session: 'ifAny',
      });
      const ids = variants.map(({ creature }) => creature.externalId);
      const { berry } = game.species.get(own.creature.pokemon);
      return scoresIn(answer.variants, ids, { berry, level: own.creature.level });
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

/** `ids`: of the member, then of its ideal builds. */
export function scoresIn(
  variants: readonly Variant[],
  ids: readonly string[],
  own: Parameters<typeof outputOf>[1],
): MemberIv {
  const [output, ...ideal] = ids.map((id) => {
    const found = variants.find(({ externalId }) => externalId.toLowerCase() === id.toLowerCase());
    if (!found) throw new UnexpectedError('Contact developer: Iv variants not returned in response');
    return outputOf(found, own);
  });
  if (!output) throw new UnexpectedError('Nothing was asked');
  return scoresOf(output, ideal);
}
