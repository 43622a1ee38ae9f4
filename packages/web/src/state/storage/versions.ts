// Versions of this build, of the engine, and of the stored data.
import type { ENGINE_VERSION as EngineVersion } from '@oversleep/engine';
import { createStore } from 'zustand/vanilla';
import { version } from '../../../package.json';
import { fieldsOf, textOr, wholeOr } from '../data/readers.ts';

export const SITE_VERSION: string = version;

/** The version of the engine. A copy, because the page does not load the engine; the compiler checks that they are equal. */
export const ENGINE_VERSION: typeof EngineVersion = '0.6.1';

/** The key of every answer begins with its engine version; another one may answer differently. */
export const isOfThisEngine = (key: string): boolean => key.startsWith(`${ENGINE_VERSION} `);

/** The last migration. */
export const STORAGE_VERSION = 4;

export interface VersionsState {
  /** The build that ran here last; null before the first. */
  readonly siteVersion: string | null;
  readonly storageVersion: number;
}

const NO_VERSIONS: VersionsState = { siteVersion: null, storageVersion: 0 };

export const createVersionsStore = () => createStore<VersionsState>(() => NO_VERSIONS);

export function readVersions(value: unknown): VersionsState {
  const { siteVersion, storageVersion } = fieldsOf(value);
  return {
    siteVersion: textOr(siteVersion, NO_VERSIONS.siteVersion),
    storageVersion: wholeOr(storageVersion, NO_VERSIONS.storageVersion),
  };
}
