// What is needed to take over data of older releases and of an older tool. Loaded where there is such data.
export { newRows, withAddedWeek } from './data/week-changes.ts';
export { migrated } from './storage/migrations.ts';
export { readBundle } from './storage/read-bundle.ts';
export { readReference, withoutSecrets } from './storage/read-reference.ts';
