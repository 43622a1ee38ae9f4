// The engine's version: stored answers carry it, and those of another version are discarded.

/** To be raised when figures move or their shape changes; a test notices. Tier lists have a version of their own: they move less often. */
export const ENGINE_VERSION = '0.6.2';

/** Only the same one goes on with a search that another process has begun. To be raised when it would order something else, or tasks change. */
export const SEARCH_VERSION = `${ENGINE_VERSION}-6`;
