// The version of the engine, for those who do not load it.
import type { ENGINE_VERSION as EngineVersion } from '@oversleep/engine';

/** A copy: the compiler checks that they are equal. */
export const ENGINE_VERSION: typeof EngineVersion = '0.6.2';
