// A row of a command: its usage, its help, its checks and its answer follow from it.
import { DEFAULT_EDITION, EDITIONS } from '@oversleep/game';
import { afterEach, expect, it, vi } from 'vitest';
import { Refusal } from '../input/strict.ts';
import { command } from './command.ts';
import { flag, names, text } from './option.ts';
import { edition, json, precision, seed, whole, workers } from './options.ts';
import { NO_INPUT, ONE_FILE } from './row.ts';

const cook = command({
  name: 'cook',
  about: 'Cooks what FILE says.',
  input: ONE_FILE,
  options: {
    edition: edition(),
    minutes: whole('N', 1, 90, 'so long\nand no longer'),
    precision: precision('or until it is done'),
    seed: seed(),
    workers: workers(2),
    herbs: names('HERBS'),
    slowly: flag({ help: 'on a low flame' }),
    salt: text('much|little', (given = 'little') => given, { label: '--salt S', help: 'to taste' }),
    json: json('as JSON'),
  },
  exclusive: ['minutes', 'precision'],
  check: ({ slowly, minutes }, complain) => {
    if (slowly && (minutes ?? 90) < 30) complain('slowly', 'takes half an hour');
  },
  afterwards: 'Enjoy.',
  run: ({ file, options }) => ({ file, ...options }),
  table: ({ file, salt }) => `${file}, ${salt} salt`,
  json: ({ file, herbs }) => ({ file, herbs }),
});

const refusalOf = async (...args: string[]): Promise<string> => {
  const refused: unknown = await cook.run(args).catch((error: unknown) => error);
  if (!(refused instanceof Refusal)) throw new Error(`no refusal: ${JSON.stringify(refused)}`);
  return refused.message;
};

afterEach(() => vi.restoreAllMocks());

it('the usage has every option in its order, one of several in one pair of brackets', () => {
  expect(cook.usages).toEqual([
    `cook FILE [--edition ${EDITIONS.join('|')}] [--minutes N | --precision P] [--seed S] [--workers N] [--herbs HERBS] [--slowly] [--salt much|little] [--json]`,
  ]);
});

it('the help has the options that say something, in one column', () => {
  expect(cook.help.split('\n')).toEqual([
    'Cooks what FILE says.',
    '--minutes N        so long',
    '                   and no longer',
    '--precision P      or until it is done',
    '--slowly           on a low flame',
    '--salt S           to taste',
    '--json             as JSON',
    'Enjoy.',
  ]);
});

it('required options have no brackets, unlisted ones are in no usage, and there may be another form', () => {
  const bake = command({
    name: 'bake',
    about: '',
    input: NO_INPUT,
    options: { heat: text('N', (given) => given, { required: true }), all: flag({ unlisted: true }) },
    otherwise: '--all',
    run: () => 1,
    table: String,
  });
  expect(bake.usages).toEqual(['bake --heat N', 'bake --all']);
});

it('answers with the table, or with JSON where it is asked for', async () => {
  expect(await cook.run(['soup.txt', '--salt', 'much'])).toEqual({ text: 'soup.txt, much salt', exitCode: 0 });
  const { text: answer } = await cook.run(['soup.txt', '--json', '--herbs', 'a, b', '--herbs', 'c,']);
  expect(JSON.parse(answer)).toEqual({ file: 'soup.txt', herbs: ['a', 'b', 'c'] });
});

it('reads defaults and both spellings of a share', async () => {
  const seen = vi.fn();
  const look = command({
    name: 'look',
    about: '',
    input: NO_INPUT,
    options: {
      edition: edition(),
      minutes: whole('N', 1, 9, ''),
      precision: precision(''),
      seed: seed(),
      workers: workers(2),
    },
    run: ({ options }) => seen(options) ?? 1,
    table: String,
  });
  await look.run([]);
  expect(seen).toHaveBeenLastCalledWith({
    edition: DEFAULT_EDITION,
    minutes: undefined,
    precision: 0.0025,
    seed: 1,
    workers: 2,
  });
  await look.run(['--precision', '1.5%', '--minutes', '9', '--seed', '0']);
  expect(seen).toHaveBeenLastCalledWith({
    edition: DEFAULT_EDITION,
    minutes: 9,
    precision: 0.015,
    seed: 0,
    workers: 2,
  });
});

it('names every wrong option, those of all commands first', async () => {
  expect(await refusalOf('a', '--minutes', '0', '--slowly', '--workers', '0', '--seed', 'x')).toBe(
    [
      '--seed: must be a whole number 0-9007199254740991, not x',
      '--workers: must be a whole number 1-1024, not 0',
      '--minutes: must be a whole number 1-90, not 0',
      '--slowly: takes half an hour',
    ].join('\n'),
  );
  expect(await refusalOf('a', '--minutes', '20', '--slowly')).toBe('--slowly: takes half an hour');
  expect(await refusalOf('a', '--precision', '2')).toBe('--precision: must be like 0.0025 or 0.25%, not 2');
});

it('says so where two exclude each other, and reads only the first', async () => {
  expect(await refusalOf('a', '--precision', '7', '--minutes', '5')).toBe(
    '--minutes: give either --minutes or --precision, not both',
  );
});

it('refuses too few and too many files with the usage, and an unknown edition before that', async () => {
  expect(await refusalOf()).toMatch(/^cook takes one FILE\.\n\nUsage: oversleep cook FILE \[/);
  expect(await refusalOf('a', 'b')).toMatch(/^cook takes one FILE\./);
  expect(await refusalOf('--edition', '1999-01')).toMatch(/^Unknown edition 1999-01; there are 2025-10 and /);
  await expect(cook.run(['a', '--colour'])).rejects.toThrow(/--colour/);
});

it('an option that belongs to the input is asked for with it', async () => {
  const serve = command({
    name: 'serve',
    about: '',
    input: { ...ONE_FILE, words: 'one FILE and --plate P', with: 'plate' },
    options: { plate: text('P', (given) => given, { required: true }) },
    run: () => 1,
    table: String,
  });
  await expect(serve.run(['a'])).rejects.toThrow(
    /^serve takes one FILE and --plate P\.\n\nUsage: oversleep serve FILE --plate P$/,
  );
  await expect(serve.run(['a', '--plate', 'b'])).resolves.toEqual({ text: '1', exitCode: 0 });
});

it('no answer is nothing on standard output and exit code 1', async () => {
  const none = command({ name: 'none', about: '', input: NO_INPUT, options: {}, run: () => undefined, table: String });
  expect(await none.run([])).toEqual({ text: '', exitCode: 1 });
  await expect(none.run(['x'])).rejects.toThrow(/^none takes no x\./);
});

it.each([
  ['with what is known', 5, { text: '5', exitCode: 130 }, 'Stopped early.\n'],
  [
    'with the reason where nothing is',
    undefined,
    { text: '', exitCode: 130 },
    'Stopped early, before a crumb was known.\n',
  ],
])('Ctrl-C ends a command %s', async (_, known, answer, said) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const slow = command({
    name: 'slow',
    about: '',
    input: NO_INPUT,
    options: {},
    interruptible: 'a crumb',
    run: ({ interrupt }) => {
      process.emit('SIGINT');
      return interrupt.aborted ? known : 0;
    },
    table: String,
  });
  expect(await slow.run([])).toEqual(answer);
  expect(write).toHaveBeenCalledExactlyOnceWith(said);
});

it.each([
  ['answered', () => 1],
  ['failed', () => Promise.reject(new Error('burnt'))],
])('a command that has %s listens for Ctrl-C no longer', async (_, run) => {
  const before = process.listenerCount('SIGINT');
  const heard: number[] = [];
  const listening = command({
    name: 'listening',
    about: '',
    input: NO_INPUT,
    options: {},
    interruptible: 'a crumb',
    run: () => {
      heard.push(process.listenerCount('SIGINT'));
      return run();
    },
    table: String,
  });
  await listening.run([]).catch(() => undefined);
  expect([...heard, process.listenerCount('SIGINT')]).toEqual([before + 1, before]);
});
