// Entry of the thread: Node 20 doesn't pass the TypeScript loader on to threads, so it registers its own.
import { register } from 'tsx/esm/api';

register();
const { default: run } = await import('./worker.ts');

export default run;
