// Screenshots on their way: read one by one, paused, gone on with after a reload, put right by the player; nothing is read twice or lost.
import type { Answers, Identification, Screen, Unreadable } from '@oversleep/screens';
import { expect, test } from 'vitest';
import { screenNoteWords } from '../../../parts/words/picture-notes.ts';
import type { ScreenshotReader } from '../../../picture-reading/reader.ts';
import { memoryRecords } from '../../../state/storage/record-store.ts';
import { waitingPictures } from '../../../state/storage/waiting-pictures.ts';
import { pictureBox } from './picture-box.ts';
import { createPictureJob, MOST_PICTURES, type PictureJobState } from './picture-job.ts';

const screenOf = (name: string): Screen => ({
  subskills: [],
  counts: [],
  icons: [],
  mint: false,
  notes: [],
  places: [{ field: 'nature', picture: name, box: { left: 0, top: 0, right: 1, bottom: 1 } }],
});

/** Every picture shows a Pikachu whose nature is doubtful until the player confirms it. */
const identified = (answers: Answers): Identification => ({
  creature: {
    pokemon: 'PIKACHU',
    name: '',
    shiny: false,
    level: 10,
    ribbon: 0,
    skillLevel: 1,
    nature: String(answers.nature ?? 'Bashful'),
    subskills: [null, null, null, null, null],
    ingredients: [
      { name: 'Apple', amount: 1 },
      { name: 'Apple', amount: 2 },
      { name: 'Apple', amount: 3 },
    ],
  },
  shown: { level: 10 },
  sure: answers.nature !== undefined,
  doubts:
    answers.nature === undefined
      ? [
          {
            field: 'nature',
            note: { code: 'hardToRead', values: {} },
            options: ['Bold'],
          },
        ]
      : [],
  remarks: [],
  places: [],
});

const BROKEN: Unreadable = { note: { code: 'noDetailPage', values: {} } };

/** Reads a file as its text says: "broken" is none, "stuck" never ends, "away" means that the reader cannot be had. */
function fakeReader() {
  const asked: string[] = [];
  const reader: ScreenshotReader = {
    read: async ({ picture, name, language, likely }) => {
      const text = await picture.text();
      asked.push(text);
      if (text === 'stuck') return new Promise(() => undefined);
      if (text === 'away') throw new Error('no network');
      const screen = text === 'broken' ? BROKEN : screenOf(name);
      return { language: language ?? likely, screen };
    },
    join: async (_, pictures) => ({
      creatures: pictures.flatMap(({ name, screen }) =>
        'note' in screen ? [] : [{ ...identified({}), pictures: [name], screen }],
      ),
      problems: pictures.flatMap(({ name, screen }, i) =>
        'note' in screen ? [{ row: i + 1, picture: name, note: screen.note }] : [],
      ),
    }),
    identify: async (_, __, answers) => identified(answers),
    end: () => undefined,
  };
  return { reader, asked };
}

const filesOf = (...texts: readonly string[]) => texts.map((text, i) => new File([text], `${i + 1}.png`));

/** Another visit on the same device has the same records. */
function visit(records = memoryRecords()) {
  const { reader, asked } = fakeReader();
  let [ids, time] = [0, 0];
  const job = createPictureJob({
    waiting: waitingPictures(records),
    reader,
    likely: () => 'ja',
    now: () => {
      time += 500;
      return time;
    },
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
  });
  const state = () => job.store.getState();
  const until = (stage: PictureJobState['stage']) => expect.poll(() => state().stage).toBe(stage);
  return { job, asked, records, state, until };
}

test('a picture that could not be read is shown once with its reason, and does not come back with the next visit', async () => {
  const { job, state, until, records } = visit();
  await job.open();
  await job.add(filesOf('a', 'broken'));
  await until('review');
  expect(state().problems).toMatchObject([BROKEN]);
  const next = visit(records);
  await next.job.open();
  await next.until('review');
  expect(next.asked).toEqual([]);
  expect(next.state().creatures).toHaveLength(1);
  expect(next.state().problems).toEqual([]);
  expect([...(await records.all()).keys()].filter((key) => key.startsWith('picture:'))).toHaveLength(1);
});

test('where none could be read, nothing waits afterwards', async () => {
  const { job, until, records } = visit();
  await job.open();
  await job.add(filesOf('broken'));
  await until('review');
  expect((await waitingPictures(records).batch())?.pictures).toEqual([]);
  const next = visit(records);
  await next.job.open();
  expect(next.state().stage).toBe('none');
});

test('all are read, answers correct them, and remaining doubts are in the box', async () => {
  const { job, state, until, asked } = visit();
  await job.open();
  await job.add(filesOf('a', 'broken', 'c'));
  await until('review');
  expect(asked).toEqual(['a', 'broken', 'c']);
  expect(state()).toMatchObject({ read: 3, language: 'ja', problems: [{ row: 2 }] });
  const [first, second] = state().creatures;
  await job.answer(first?.key ?? '', { nature: 'Bold' });
  const box = pictureBox(state());
  expect(box.creatures.map(({ creature, fieldDoubts }) => [creature.nature, fieldDoubts])).toEqual([
    ['Bold', []],
    ['Bashful', [{ field: 'nature', code: 'hardToRead', values: {} }]],
  ]);
  expect(box.problems).toMatchObject([
    { row: 2, note: { values: { text: screenNoteWords(BROKEN.note) } }, raw: '2.png' },
  ]);
  expect(second?.doubts).toHaveLength(1);
  await job.takeBack(first?.key ?? '');
  expect(state().creatures[0]?.doubts).toHaveLength(1);
});

test('of twenty, the first is found and counted while the others are still to be read', async () => {
  const { job, state, asked } = visit();
  await job.open();
  await job.add(filesOf('a', ...Array.from({ length: 19 }, () => 'stuck')));
  await expect.poll(() => state().found).toMatchObject([{ key: 'id-1', creature: { pokemon: 'PIKACHU' } }]);
  expect(state()).toMatchObject({ stage: 'reading', read: 1 });
  expect(state().pictures).toHaveLength(20);
  await expect.poll(() => asked).toEqual(['a', 'stuck']);
});

test('a reload continues with the rest; answers survive another reload', async () => {
  const before = visit();
  await before.job.open();
  await before.job.add(filesOf('a', 'b', 'stuck'));
  await expect.poll(() => before.state().read).toBe(2);

  const after = visit(before.records);
  await after.records.write(new Map([['picture:id-3', new Blob(['c'])]]));
  await after.job.open();
  await after.until('review');
  expect(after.asked).toEqual(['c']);
  await after.job.answer('id-2', { nature: 'Bold' });

  const last = visit(before.records);
  await last.job.open();
  await last.until('review');
  expect(last.asked).toEqual([]);
  expect(last.state().creatures.map(({ sure }) => sure)).toEqual([false, true, false]);
  await last.job.forget();
  expect([...(await before.records.all()).keys()]).toEqual(['language']);
});

test('a pause survives a reload; closing the dialog only stops it until it is opened again', async () => {
  const { job, state, until, records } = visit();
  await job.open();
  await job.add(filesOf('stuck'));
  job.pause();
  expect(state().stage).toBe('paused');
  const after = visit(records);
  await after.job.open();
  expect(after.state()).toMatchObject({ stage: 'paused', read: 0 });
  await records.write(new Map([['picture:id-1', new Blob(['a'])]]));
  after.job.goOn();
  after.job.rest();
  await after.job.open();
  await after.until('review');
  job.goOn();
  await until('review');
});

test('pictures added while others are read are read after them; discarding elsewhere discards here too', async () => {
  const { job, state, until, asked, records } = visit();
  await job.open();
  await Promise.all([job.add(filesOf('a', 'b')), job.add(filesOf('c'))]);
  await until('review');
  expect(asked.toSorted()).toEqual(['a', 'b', 'c']);
  job.rest();
  await waitingPictures(records).clear();
  await job.open();
  expect(state()).toMatchObject({ stage: 'none', pictures: [] });
});

test('a failing reader loses nothing: it reports why and can be retried', async () => {
  const { job, state, until, records } = visit();
  await job.open();
  await job.add(filesOf('a', 'away'));
  await expect.poll(() => state().failure).toBe('no network');
  expect(state()).toMatchObject({ stage: 'paused', read: 1 });
  await records.write(new Map([['picture:id-2', new Blob(['b'])]]));
  job.goOn();
  await until('review');
  expect(state().failure).toBeUndefined();
});

test('another language reads all again and is remembered', async () => {
  const { job, state, until, asked, records } = visit();
  await job.open();
  await job.add(filesOf('a', 'b'));
  await until('review');
  await job.setLanguage('ko');
  await until('review');
  expect(asked).toEqual(['a', 'b', 'a', 'b']);
  expect(state().language).toBe('ko');
  await job.forget();
  const next = visit(records);
  await next.job.open();
  expect(next.state()).toMatchObject({ stage: 'none', language: 'ko' });
});

test('more than the limit are left out and counted', async () => {
  const { job, state, until } = visit();
  await job.open();
  await job.add(filesOf(...Array.from({ length: MOST_PICTURES + 3 }, () => 'broken')));
  await until('review');
  expect(state()).toMatchObject({ leftOut: 3, read: MOST_PICTURES });
});
