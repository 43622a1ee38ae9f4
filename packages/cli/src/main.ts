// `oversleep`: the game on the command line. Answers go to standard output, everything else to standard error.
import { run } from './commands.ts';
import { Refusal } from './input/strict.ts';

try {
  const { text, exitCode } = await run(process.argv.slice(2));
  if (text !== '') process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} catch (error) {
  // Options that Node cannot read are the user's, too.
  const expected =
    error instanceof Refusal ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
