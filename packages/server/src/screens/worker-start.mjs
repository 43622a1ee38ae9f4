// Where the thread begins: Node 20 does not hand the loader of TypeScript on to threads, so it brings its own.
import { register } from 'tsx/esm/api';

register();
const { default: run } = await import('./worker.ts');

export default run;
