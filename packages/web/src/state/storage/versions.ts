// Versions of this build, of the engine, and of the stored data.
import { object, or, orNull } from '@oversleep/game';
import { ENGINE_VERSION } from '@oversleep/questions';
import { createStore } from 'zustand/vanilla';
import { version } from '../../../package.json';
import { count, filledText, readerOf } from '../data/readers.ts';

export const SITE_VERSION: string = version;

/** The key of every answer begins with its engine version; another one may answer differently. */
export const isOfThisEngine = (key: string): boolean => key.startsWith(`${ENGINE_VERSION} `);

/** The last migration. */
export const STORAGE_VERSION = 6;

const versions = object({
  /** The build that ran here last; null before the first. */
  siteVersion: orNull(filledText),
  storageVersion: or(count, 0),
});

export const readVersions = readerOf(versions);

export const createVersionsStore = () => createStore(() => readVersions());
