// The steps of importing screenshots: store them, read one after the other, join them to creatures, review, discard.
import type { Language } from '@oversleep/game';
import type { Answers, Identification, PicturedCreature, PictureProblem, Screen, Unreadable } from '@oversleep/screens';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ScreenshotReader } from '../../../picture-reading/reader.ts';
import type { PictureBatch, WaitingPicture, WaitingPictures } from '../../../state/storage/waiting-pictures.ts';

/** As many as can wait at once. */
export const MOST_PICTURES = 200;
/** The time left is estimated from so many of the last readings. */
const REMEMBERED = 10;

/** A creature as it was read and as the player has put it right. */
export interface ReviewedCreature extends PicturedCreature {
  /** The id of its first picture. */
  readonly key: string;
  readonly answers: Answers;
}

/** What a single picture shows, before all of them are put together. */
interface FoundSoFar extends Pick<Identification, 'creature'> {
  /** The id of the picture. */
  readonly key: string;
}

export interface PictureJobState {
  readonly stage: 'none' | 'reading' | 'paused' | 'joining' | 'review';
  readonly pictures: readonly WaitingPicture[];
  readonly read: number;
  /** Newest first; only of this visit. */
  readonly found: readonly FoundSoFar[];
  /** How long each of the last ones took. */
  readonly times: readonly number[];
  readonly language: Language | undefined;
  /** Why it does not go on. */
  readonly failure: string | undefined;
  /** How many were left out because there were too many. */
  readonly leftOut: number;
  readonly creatures: readonly ReviewedCreature[];
  readonly problems: readonly PictureProblem[];
}

export interface PictureJob {
  readonly store: StoreApi<PictureJobState>;
  /** Continues where an earlier visit stopped. */
  readonly open: () => Promise<void>;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly pause: () => void;
  readonly goOn: () => void;
  /** The dialog was closed: stops until it is opened again. */
  readonly rest: () => void;
  /** Forgets the pictures and all that was read of them. */
  readonly forget: () => Promise<void>;
  /** All are read again in it. */
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly answer: (key: string, answers: Answers) => Promise<void>;
  /** Removes the player's answers about a creature. */
  readonly takeBack: (key: string) => Promise<void>;
}

interface PictureJobParts {
  readonly waiting: WaitingPictures;
  readonly reader: ScreenshotReader;
  readonly likely: () => Language;
  readonly now: () => number;
  readonly newId: () => string;
}

const NOTHING: PictureJobState = {
  stage: 'none',
  pictures: [],
  read: 0,
  found: [],
  times: [],
  language: undefined,
  failure: undefined,
  leftOut: 0,
  creatures: [],
  problems: [],
};

const GONE: Unreadable = { note: { code: 'gone', values: {} } };

export function createPictureJob({ waiting, reader, likely, now, newId }: PictureJobParts): PictureJob {
  const store = createStore<PictureJobState>(() => NOTHING);
  const { getState, setState } = store;
  let readings = new Map<string, Screen | Unreadable>();
  let answers: PictureBatch['answers'] = {};
  let opened: Promise<void> | undefined;
  /** Which run is going on; an older one that wakes up ends itself. */
  let run = 0;

  const keepBatch = (isPaused: boolean) => {
    const { pictures, problems } = getState();
    return waiting.keepBatch({ pictures, isPaused, answers, unreadable: problems.map(({ picture }) => picture) });
  };
  const language = () => getState().language ?? likely();

  const stop = () => {
    run += 1;
    reader.end();
  };
  const forget = () => {
    stop();
    readings = new Map();
    answers = {};
    setState(({ language: own }) => ({ ...NOTHING, language: own }));
  };
  const failed = (error: unknown) => {
    reader.end();
    setState({ stage: 'paused', failure: error instanceof Error ? error.message : String(error) });
  };

  const readNext = async ({ id }: WaitingPicture, isWanted: () => boolean) => {
    const started = now();
    const file = await waiting.picture(id);
    const known = getState().language;
    const reading = file
      ? await reader.read({ picture: file, name: id, language: known, likely: likely() })
      : { language: known, screen: GONE };
    if (!isWanted()) return;
    readings.set(id, reading.screen);
    await waiting.keepReading(id, reading.screen);
    if (!isWanted()) return;
    if (reading.language && !known) void waiting.keepLanguage(reading.language);
    setState(({ times }) => ({
      read: readings.size,
      language: known ?? reading.language,
      times: [...times, now() - started].slice(-REMEMBERED),
    }));
    if ('note' in reading.screen) return;
    const first = await reader.identify(language(), reading.screen, {});
    if (first && isWanted()) setState(({ found }) => ({ found: [{ key: id, creature: first.creature }, ...found] }));
  };

  const goOn = async () => {
    run += 1;
    const own = run;
    const isWanted = () => run === own;
    setState({ stage: 'reading', failure: undefined, times: [] });
    try {
      for (;;) {
        const next = getState().pictures.find(({ id }) => !readings.has(id));
        if (!next) break;
        await readNext(next, isWanted);
        if (!isWanted()) return;
      }
      await review(isWanted);
    } catch (error) {
      if (isWanted()) failed(error);
    }
  };

  const review = async (isWanted: () => boolean) => {
    setState({ stage: 'joining' });
    const pictures = getState().pictures.flatMap(({ id }) => {
      const screen = readings.get(id);
      return screen ? [{ name: id, screen }] : [];
    });
    const { creatures, problems } = await reader.join(language(), pictures);
    const reviewed: ReviewedCreature[] = [];
    for (const creature of creatures) {
      const key = creature.pictures[0] ?? '';
      reviewed.push(await withAnswers({ ...creature, key, answers: {} }, answers[key] ?? {}));
    }
    if (!isWanted()) return;
    setState({ stage: 'review', creatures: reviewed, problems });
    await keepBatch(false);
  };

  const withAnswers = async (creature: ReviewedCreature, own: Answers): Promise<ReviewedCreature> => {
    if (Object.keys(own).length === 0 && Object.keys(creature.answers).length === 0) return creature;
    const identified = await reader.identify(language(), creature.screen, own);
    return identified ? { ...creature, ...identified, answers: own } : creature;
  };

  /** One after the other: each begins with what the last has left. */
  let answering: Promise<void> = Promise.resolve();
  const reanswer = (key: string, change: (own: Answers) => Answers): Promise<void> => {
    answering = answering.then(() => answered(key, change)).catch(failed);
    return answering;
  };
  const answered = async (key: string, change: (own: Answers) => Answers) => {
    const creature = getState().creatures.find((each) => each.key === key);
    if (!creature) return;
    const changed = await withAnswers(creature, change(creature.answers));
    answers = { ...answers, [key]: changed.answers };
    setState(({ creatures }) => ({ creatures: creatures.map((each) => (each.key === key ? changed : each)) }));
    await keepBatch(false);
  };

  const open = async () => {
    const [batch, known] = await Promise.all([waiting.batch(), waiting.language()]);
    setState({ language: known });
    if (!batch) return;
    const { pictures, unreadable = [] } = batch;
    await waiting.drop(unreadable);
    if (pictures.length === 0) return;
    answers = batch.answers;
    readings = new Map(await waiting.readings(pictures.map(({ id }) => id)));
    setState({ pictures, read: readings.size, stage: 'paused' });
    if (!batch.isPaused) void goOn();
  };

  return {
    store,
    open: async () => {
      const isKnown = opened !== undefined;
      opened ??= open();
      await opened;
      if (!isKnown || getState().stage === 'none') return;
      const batch = await waiting.batch();
      // Discarded elsewhere, for example by logging out.
      if (!batch) forget();
      // It was stopped while the dialog was closed.
      else if (getState().stage === 'paused' && !batch.isPaused) void goOn();
    },
    add: async (files) => {
      await opened;
      const taken = files.slice(0, MOST_PICTURES - getState().pictures.length);
      const added = taken.map((file) => ({ id: newId(), name: file.name, file }));
      await waiting.keepPictures(new Map(added.map(({ id, file }) => [id, file])));
      // Others may have come meanwhile.
      setState(({ pictures }) => ({
        pictures: [...pictures, ...added.map(({ id, name }) => ({ id, name }))],
        leftOut: files.length - taken.length,
      }));
      await keepBatch(false);
      // A run that is under way reads them too.
      if (getState().stage !== 'reading') void goOn();
    },
    pause: () => {
      stop();
      setState({ stage: 'paused' });
      void keepBatch(true);
    },
    goOn: () => {
      void keepBatch(false);
      void goOn();
    },
    rest: () => {
      if (getState().stage === 'none') return;
      stop();
      if (getState().stage !== 'review') setState({ stage: 'paused' });
    },
    forget: async () => {
      forget();
      await waiting.clear();
    },
    setLanguage: async (chosen) => {
      stop();
      readings = new Map();
      answers = {};
      setState({ language: chosen, read: 0, found: [], creatures: [], problems: [] });
      await waiting.keepLanguage(chosen);
      await waiting.dropReadings(getState().pictures.map(({ id }) => id));
      if (getState().pictures.length === 0) return;
      await keepBatch(false);
      void goOn();
    },
    answer: (key, more) => reanswer(key, (own) => ({ ...own, ...more })),
    takeBack: (key) => reanswer(key, () => ({})),
  };
}
