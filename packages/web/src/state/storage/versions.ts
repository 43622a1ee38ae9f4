// Versions: of this build, of the engine, of how data is stored, and of the game data that results were calculated with.
import type { ENGINE_VERSION as EngineVersion } from '@oversleep/engine';
import { createStore } from 'zustand/vanilla';
import { version } from '../../../package.json';

export const SITE_VERSION: string = version;

/** Of the engine that calculates here. The engine itself stays out of the page; the compiler sees to it that this is its version. */
export const ENGINE_VERSION: typeof EngineVersion = '0.4.0';

/** The last migration. */
export const STORAGE_VERSION = 3;

export interface VersionsState {
  /** Of the build that ran here last; null before the first. */
  readonly siteVersion: string | null;
  readonly storageVersion: number;
  readonly domainVersion: number;
}

export const NO_VERSIONS: VersionsState = { siteVersion: null, storageVersion: 0, domainVersion: 0 };

export const createVersionsStore = () => createStore<VersionsState>(() => NO_VERSIONS);
