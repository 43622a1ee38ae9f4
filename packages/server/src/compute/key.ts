// The cache key of a question: equal questions have equal keys, whatever the caller and the wording.
import { createHash } from 'node:crypto';
import type { TeamRequest } from '@oversleep/engine';
import { canonical } from '@oversleep/game';

/** Everything of a request that a simulation looks at. */
function essence({ game, settings, members }: TeamRequest) {
  return {
    edition: game.edition,
    domainVersion: game.domainVersion,
    settings,
    members: members.map(({ build, sneakySnacking }) => ({
      pokemon: build.species.name,
      level: build.level,
      nature: build.nature.name,
      mint: build.nature.mint,
      ribbon: build.ribbon,
      skillLevel: build.skillLevel,
      chosenSkill: build.chosenSkill,
      subskills: build.subskills.map(({ name }) => name),
      ingredients: build.ingredients.map(({ ingredient, amount }) => [ingredient.name, amount]),
      sneakySnacking,
    })),
  };
}

/** `version` is that of the engine: another one may answer differently. */
export const questionKey = (kind: string, version: string, requests: readonly TeamRequest[]): string =>
  createHash('sha256')
    .update(canonical({ kind, version, requests: requests.map(essence) }))
    .digest('base64url');
