// Where the server's files lie. Addresses count from this folder, which a build replaces by one beside it.
import { fileURLToPath } from 'node:url';

const placeOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const MIGRATIONS = placeOf('../migrations');
export const MANIFEST = placeOf('../package.json');
export const CHANGELOG = placeOf('../../../CHANGELOG.md');
/** How to move from the Sleep API. */
export const MOVING = placeOf('../../../docs/moving.md');
/** Tier lists that come with the product. */
export const PREBUILT_FOLDER = placeOf('../tierlists/');
/** Outlines of the letters on preview pictures. */
export const LETTERS = placeOf('../letters/letters.gz');
/** The built web app. */
export const WEB_DIR = placeOf('../../web/dist');
/** The module that reads screenshots, in a thread. */
export const SCREENS_WORKER = new URL('./screens/worker-start.mjs', import.meta.url);
/** The module that threads run. */
export const COMPUTE_WORKER = new URL('./compute/worker-start.mjs', import.meta.url);
