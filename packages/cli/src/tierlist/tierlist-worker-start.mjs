// Where a worker thread begins: Node 20 does not hand the loader of TypeScript on to threads, so each brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
