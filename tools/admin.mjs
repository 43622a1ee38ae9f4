// `npm run admin -- …`: makes, removes and lists admins.
import { tsImport } from 'tsx/esm/api';
import { root } from './root.mjs';

const { adminCommand } = await tsImport('../packages/server/src/commands/admin.ts', import.meta.url);
const { ok, text } = await adminCommand(process.argv.slice(2), process.env, root);
(ok ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = ok ? 0 : 1;
