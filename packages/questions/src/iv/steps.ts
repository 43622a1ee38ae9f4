// How close a member is to perfect, compared with random builds of its species.
import { type IdealKind, type IdealScores, idealRounds, simulateRequest, type TeamRequest } from '@oversleep/engine';
import type { Build, Game } from '@oversleep/game';
import type { Steps } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import { IDEAL_KINDS, type MemberScores, outputOf, scoresOf } from './scores.ts';
import type { IvTypes, MemberIv } from './shape.ts';

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
    outputs.push(outputByChance(request, place, random));
  }
  const means = IDEAL_KINDS.map((build) => meansOf(builds[build]));
  return { ...ownScores(ideal), typical: scoresOf(median(outputs), means) };
};

const meansOf = ({ berry, ingredient, skill }: IdealScores['current']): MemberScores => ({
  berry: berry.mean,
  ingredient: ingredient.mean,
  skill: skill.mean,
});

const ownScores = ({ scores }: IdealScores): MemberScores => meansOf(scores);

/** The middle one of each kind. */
function median(outputs: readonly MemberScores[]): MemberScores {
  const middle = (kind: IdealKind) => {
    const values = outputs.map((output) => output[kind]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  return { berry: middle('berry'), ingredient: middle('ingredient'), skill: middle('skill') };
}

/** What a random build makes in the member's slot. */
function outputByChance(request: TeamRequest, place: number, random: () => number): MemberScores {
  const members = request.members.map((member, m) =>
    m === place ? { ...member, build: buildByChance(request.game, member.build, random) } : member,
  );
  const result = simulateRequest({ ...request, members }, { days: DAYS_PER_BUILD, cooking: false });
  const [made, own] = [result?.mean.members[place], request.members[place]?.build];
  if (!made || !own) throw new Error(`There is no member ${place + 1}`);
  return outputOf(made, { berry: own.species.berry, level: own.level });
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
