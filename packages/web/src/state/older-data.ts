// Migration of data from older releases and from an older tool. Loaded if there is such data.
export { newRows, withAddedWeek } from './data/week-changes.ts';
export { migrated } from './storage/migrations.ts';
export { readBundle } from './storage/read-bundle.ts';
export { readReference, withoutSecrets } from './storage/read-reference.ts';
