// `npm run client [-- --check]`: writes the generated half of packages/client from the contract, or checks that it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './machine/root.mjs';

// The contract is TypeScript.
register();
const { clientSource } = await import('./client/client-source.mjs');

const file = join(root, 'packages/client/src/generated.ts');
const source = clientSource();
const isCurrent = readFileSync(file, 'utf8') === source;

if (process.argv.includes('--check')) {
  if (!isCurrent) console.error('packages/client does not agree with the contract; run npm run client.');
  process.exitCode = isCurrent ? 0 : 1;
} else {
  if (!isCurrent) writeFileSync(file, source);
  console.log(isCurrent ? 'The client is current.' : 'The client was written anew.');
}
