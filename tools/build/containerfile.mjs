// Reads a Containerfile as far as ours goes: stages, each with its steps in order.

/**
 * @typedef {{ word: string, flags: Record<string, string>, text: string }} Step
 * @typedef {{ name: string, steps: Step[] }} Stage
 * @param {string} text
 * @returns {Stage[]}
 */
export function stagesOf(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const line of text.split('\n').filter((candidate) => /^[A-Z]+ /.test(candidate))) {
    const [, word, rest] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    const flags = Object.fromEntries(
      [...rest.matchAll(/(?<=^| )--([a-z-]+)=(\S+)(?= )/g)].map(([, name, value]) => [name, value]),
    );
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? '', steps: [] });
    else
      stages.at(-1)?.steps.push({
        word,
        flags: word === 'RUN' ? {} : flags,
        text: word === 'RUN' ? rest : rest.replace(/^(--\S+ +)+/, ''),
      });
  }
  return stages;
}
