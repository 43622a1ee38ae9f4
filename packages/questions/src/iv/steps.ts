// How close a member is to perfect, compared with random builds of its species.
import { type IdealKind, type IdealScores, idealRounds, simulateRequest, type TeamRequest } from '@oversleep/engine';
import type { Build, Game } from '@oversleep/game';
import type { Steps } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { IvTypes, MemberIv, MemberScores } from './shape.ts';

const KINDS: readonly IdealKind[] = ['berry', 'ingredient', 'skill'];
/** Odd, so that there is a middle one. */
const BUILDS = 15;
const DAYS_PER_BUILD = 200;

export const steps: Steps<IvTypes> = function* ({
  question,
  place,
}): Generator<MemberIv | undefined, MemberIv, undefined> {
  const request = requestFor(question);
  let ideal: IdealScores | undefined;
  for (const better of idealRounds(request, place)) {
    ideal = better;
    yield ownScores(better);
  }
  if (!ideal) throw new Error('The comparison with ideal builds came to nothing');
  const { builds } = ideal;
  const outputs: MemberScores[] = [];
  const random = randomFrom(BUILDS);
  for (let i = 0; i < BUILDS; i += 1) {
    yield;
    outputs.push(outputOf(request, place, random));
  }
  const typical = scoresOf((kind) => {
    const best = Math.max(...KINDS.map((build) => builds[build][kind].mean));
    const values = outputs.map((output) => output[kind]).sort((a, b) => a - b);
    const middle = values[Math.floor(values.length / 2)] ?? 0;
    return best > 0 ? (100 * middle) / best : 0;
  });
  return { ...ownScores(ideal), typical };
};

const ownScores = ({ scores }: IdealScores): MemberScores => scoresOf((kind) => scores[kind].mean);

const scoresOf = (score: (kind: IdealKind) => number): MemberScores => ({
  berry: score('berry'),
  ingredient: score('ingredient'),
  skill: score('skill'),
});

/** What a random build makes in the member's slot. */
function outputOf(request: TeamRequest, place: number, random: () => number): MemberScores {
  const members = request.members.map((member, m) =>
    m === place ? { ...member, build: buildByChance(request.game, member.build, random) } : member,
  );
  const result = simulateRequest({ ...request, members }, { days: DAYS_PER_BUILD, cooking: false });
  const own = result?.mean.members[place];
  const { species, level } = request.members[place]?.build ?? {};
  const sum = (sets: readonly { readonly amount: number }[]) => sets.reduce((all, { amount }) => all + amount, 0);
  return {
    // A skill may bring the berries of others too, and lists them first.
    berry: own?.produceTotal.berries.find((set) => set.berry === species?.berry && set.level === level)?.amount ?? 0,
    ingredient: own ? sum(own.produceTotal.ingredients) : 0,
    skill: own?.skillProcs ?? 0,
  };
}

function buildByChance(game: Game, build: Build, random: () => number): Build {
  const open = game.rules.subskillUnlockLevels.filter((level) => level <= build.level).length;
  const bag = [...game.subskills.rows];
  const subskills = Array.from({ length: open }, () => bag.splice(Math.floor(random() * bag.length), 1)).flat();
  const nature = game.natures.rows[Math.floor(random() * game.natures.rows.length)] ?? build.nature;
  return { ...build, nature, subskills };
}

/** The same builds every time: the same question has the same answer. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
