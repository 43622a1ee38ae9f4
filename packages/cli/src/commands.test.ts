// The table of commands: help of all and of each, and names that are none.
import { expect, it } from 'vitest';
import { run } from './commands.ts';

const NAMES = ['rate', 'simulate', 'week', 'best', 'next', 'patch', 'tierlist', 'box'];

it('the help names every command with its usage', async () => {
  const { text, exitCode } = await run([]);
  expect(exitCode).toBe(0);
  const named = [...text.matchAll(/^oversleep (\w+)/gm)].map(([, name]) => name);
  expect([...new Set(named)]).toEqual(NAMES);
  expect((await run(['help'])).text).toBe(text);
  expect((await run(['--help'])).text).toBe(text);
});

it.each(NAMES)('%s has a help of its own, whatever else is given', async (name) => {
  const { text } = await run([name, 'x', '--help']);
  expect(text).toMatch(new RegExp(`^Usage: oversleep ${name} .+\n(oversleep .+\n)?\n.+`));
});

it('a command of two words is found by both, and refused by the first alone', async () => {
  await expect(run(['box'])).rejects.toThrow(
    /^box takes read or write, not nothing\.\n\nUsage: oversleep box read .+\n {7}oversleep box write /,
  );
  await expect(run(['box', 'dance'])).rejects.toThrow(/^box takes read or write, not dance\./);
  await expect(run(['box', 'read'])).rejects.toThrow(/^box read takes at least one FILE\./);
});

it('an unknown command is refused with the help', async () => {
  await expect(run(['dance'])).rejects.toThrow(/^Unknown command dance\.\n\nUsage:\n\noversleep rate /);
});
