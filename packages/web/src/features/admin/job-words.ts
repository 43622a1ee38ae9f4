// Long computations in words and shares.
import type { ComputationRun } from '@oversleep/contract';

/** `tierList` and `tier-list` as "Tier list". */
export function kindText(kind: string): string {
  const words = kind
    .replace(/[-_.]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function progressText({ done, failed, shards }: Pick<ComputationRun, 'done' | 'failed' | 'shards'>): string {
  const far = `${done} of ${shards} ${shards === 1 ? 'part' : 'parts'}`;
  return failed === 0 ? far : `${far}, ${failed} failed`;
}

export function startedText(lists: number): string {
  if (lists === 0) return 'Every tier list is current: there is nothing to compute.';
  return lists === 1 ? 'One tier list is being computed.' : `${lists} tier lists are being computed.`;
}

/** Failed parts are over too, so that the bar reaches its end. */
export const shareOf = ({ done, failed, shards }: Pick<ComputationRun, 'done' | 'failed' | 'shards'>): number =>
  shards === 0 ? 0 : (done + failed) / shards;

export const isRunning = ({ status }: Pick<ComputationRun, 'status'>): boolean => status === 'running';

/** Such as 3 min 20 s. */
export function durationText(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
