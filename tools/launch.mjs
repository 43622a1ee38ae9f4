// Entry of every npm script: checks Node, makes sure of the packages, then runs the tool of that name.
// Kept in old syntax without static imports, so that an old Node gets as far as the sentence below.

const oldest = [20, 19];
const found = process.versions.node.split('.').map(Number);

if (found[0] < oldest[0] || (found[0] === oldest[0] && found[1] < oldest[1])) {
  stop(
    `Oversleep needs Node ${oldest.join('.')} or newer, this is ${process.versions.node}: please install a newer Node.`,
  );
} else {
  import('./machine/install.mjs')
    .then((install) => install.ensureInstalled())
    .then(async (problem) => problem ?? (await import('./generated.mjs')).ensureTables())
    .then((problem) => (problem === undefined ? launch() : stop(problem)))
    .catch((error) => stop(error.stack));
}

function launch() {
  const tools = [
    'start',
    'dev',
    'admin',
    'backup',
    'restore',
    'test',
    'check',
    'bench',
    'mutants',
    'oversleep',
    'pictures',
    'data-package',
  ];
  const name = process.argv[2];
  if (!tools.includes(name)) {
    return stop(`There is no tool called "${name}", there are: ${tools.join(', ')}.`);
  }
  // The tool reads its arguments as if it had been started directly.
  process.argv.splice(1, 2, new URL(`./${name}.mjs`, import.meta.url).pathname);
  return import(`./${name}.mjs`);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
