// What the page and the workers of a search say to each other.
import type { FoundTeams } from '../../state/data/results.ts';
import type { TeamSearch } from './team-search.ts';

export type WorkerMessage =
  /** To the one that leads; each port leads to one that serves. */
  | { readonly kind: 'lead'; readonly asked: TeamSearch; readonly ports: readonly MessagePort[] }
  | { readonly kind: 'serve'; readonly port: MessagePort }
  | { readonly kind: 'pause' }
  | { readonly kind: 'go on' };

export type LeadReport = { readonly found: FoundTeams } | { readonly error: string };
