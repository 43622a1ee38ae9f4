// Examples that run against the server that shows them; a browser test takes their texts off the page and runs them.

/** A Pikachu in the short format of another tool. */
const RECORD = 'oQEAr4wDZ3x-';

export const examplesFor = (origin: string) =>
  [
    {
      name: 'rate',
      code: `curl -H 'content-type: application/json' \\
  -d '{"text": "${RECORD}"}' \\
  ${origin}/api/rate`,
    },
    {
      name: 'find',
      code: `const oversleep = '${origin}';
const ask = async (path) => (await fetch(oversleep + path)).json();

const { results } = await ask('/api/find?kind=species&q=ピカチュウ');
const pokemon = await ask(\`/api/pokemon/\${results[0].key}\`);
console.log(pokemon.displayName, pokemon.berry.displayName);`,
    },
    { name: 'sheet', code: `=IMPORTDATA("${origin}/api/data/species.csv")` },
  ] as const;
