// What a patch of the game did to a team, asked of a worker that most visits never need.
import type { PatchAnswer, PatchedTeam, PatchQuestion, PatchStep } from '@oversleep/engine';
import { type Creature, type EditionId, gameOf, isKnown } from '@oversleep/game';
import type { PlayerTeam } from '../state/data/data.ts';
import type { PlayerSettings } from '../state/data/user.ts';
import { load } from '../state/page/loading.ts';
import type { PatchedStep, PatchTask } from './patch-task.ts';
import { settingsFor } from './question.ts';

export type { PatchAnswer, PatchQuestion, PatchTask };

export type PatchReport = PatchedStep | { readonly done: true } | { readonly error: string };

type OnStep = (step: PatchStep, index: number) => void;

/** Tells more and more, one question after the other, until everything is known; rejects with the signal's reason when it is given up. */
export function askPatch(task: PatchTask, onStep: OnStep, signal: AbortSignal): Promise<void> {
  return typeof Worker === 'undefined' ? here(task, onStep, signal) : inWorker(task, onStep, signal);
}

function inWorker(task: PatchTask, onStep: OnStep, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./seldom-worker.ts', import.meta.url), { type: 'module' });
    const end = (failure?: unknown) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      if (failure === undefined) resolve();
      else reject(failure);
    };
    const stop = () => end(signal.reason);
    signal.addEventListener('abort', stop);
    worker.onerror = () => end(new Error('The comparison broke off'));
    worker.onmessage = ({ data }: MessageEvent<PatchReport>) => {
      if ('step' in data) onStep(data.step, data.index);
      else end('error' in data ? new Error(data.error) : undefined);
    };
    worker.postMessage(task);
  });
}

/** In the page, a step at a time, on a device without workers. */
async function here(task: PatchTask, onStep: OnStep, signal: AbortSignal): Promise<void> {
  const { patchedSteps } = await load(() => import('./patch-task.ts'));
  for (const { step, index } of patchedSteps(task)) {
    signal.throwIfAborted();
    onStep(step, index);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

export interface ComparedTeam {
  /** Undefined when nobody is known to both editions. */
  readonly team: PatchedTeam | undefined;
  /** Who is not known to both. */
  readonly strangers: readonly Creature[];
}

/** Some creatures with the settings of a team, as both editions can read them. */
export function comparedTeam(
  user: PlayerSettings,
  team: PlayerTeam,
  creatures: readonly Creature[],
  editions: readonly [from: EditionId, to: EditionId],
): ComparedTeam {
  const [older, newer] = [...editions].sort();
  const inEdition = (edition: EditionId | undefined) =>
    settingsFor({ ...user, edition: edition ?? user.edition }, team);
  // What the older one does not have, an island first of all, cannot be compared; everything else is as it is in the newer one.
  const { island, expert, favourites } = inEdition(older);
  const settings = { ...inEdition(newer), island, expert, favourites, potSize: user.potSize ?? undefined };
  const isInBoth = (creature: Creature) => editions.every((edition) => isKnown(gameOf(edition), creature));
  const members = creatures
    .filter(isInBoth)
    .map((creature) => ({ creature, sneakySnacking: team.snacking.includes(creature.externalId) }));
  return {
    team: members.length > 0 ? { settings, members } : undefined,
    strangers: creatures.filter((creature) => !isInBoth(creature)),
  };
}
