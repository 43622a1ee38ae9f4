// Which tier list is shown for a choice: the current one, else the latest that there is, with the ranks of the one before it.
import {
  datasetOf,
  type PreviousRanks,
  ranksOf,
  TIER_ENGINE_VERSION,
  type TierChoice,
  type TierFile,
  type TierList,
  tierLevels,
} from '@oversleep/engine';
import { EDITIONS, gameOf } from '@oversleep/game';
import type { Db } from '../db/connect.ts';
import { finishedRuns, resultOf } from '../repos/computations.ts';
import { createPrebuilt, type Prebuilt } from './prebuilt.ts';

export const TIER_LIST = 'tierList';

/** What a list is made of: another version or other tables make another list. */
export interface TierInput extends TierChoice {
  readonly engineVersion: string;
  readonly dataset: string;
}

const datasets = new Map(EDITIONS.map((edition): [string, { value?: string }] => [edition, {}]));

/** Hashing all tables takes some milliseconds, and they do not change. */
function datasetFor(edition: TierChoice['edition']): string {
  const known = datasets.get(edition) ?? {};
  known.value ??= datasetOf(gameOf(edition));
  return known.value;
}

export const inputOf = (choice: TierChoice): TierInput => ({
  edition: choice.edition,
  level: choice.level,
  camp: choice.camp,
  scoring: choice.scoring,
  engineVersion: TIER_ENGINE_VERSION,
  dataset: datasetFor(choice.edition),
});

/** Everything up to the last two words names the choice. */
const choiceKey = ({ edition, level, camp, scoring }: TierChoice): string =>
  `${edition} level ${level} ${camp ? 'camp' : 'no camp'} ${scoring}`;

export const keyOf = (input: TierInput): string => `${choiceKey(input)} ${input.engineVersion} ${input.dataset}`;

/** A list on show, with what its ranks are compared with. */
export interface ShownList {
  readonly file: TierFile;
  readonly previous: PreviousRanks | null;
}

export interface TierListShelf {
  /** Undefined while there is none. */
  readonly shown: (choice: TierChoice) => Promise<ShownList | undefined>;
  /** Whether the current list is there, computed or prebuilt. */
  readonly isCurrent: (choice: TierChoice) => Promise<boolean>;
}

/** A list that could be shown. */
interface Copy {
  readonly key: string;
  readonly computedAt: string;
  readonly load: () => Promise<TierFile>;
}

/** Others finish lists too, in other processes. */
const LOOK_AGAIN_MS = 10_000;
const ANSWER_WITHIN_MS = 2000;

export function createShelf(db: Db, now: () => Date, prebuilt: Prebuilt = createPrebuilt()): TierListShelf {
  const looked = new Map<string, { readonly at: number; readonly shown: Promise<ShownList | undefined> }>();
  // Of the list that was shown last for each choice.
  const loaded = new Map<string, { readonly mark: string; readonly file: Promise<TierFile> }>();

  const prebuiltOf = (choice: TierChoice): readonly Copy[] => {
    const head = prebuilt.head(choice);
    if (!head) return [];
    return [{ key: keyOf({ ...choice, ...head }), computedAt: head.computedAt, load: () => prebuilt.load(choice) }];
  };

  const copiesOf = async (choice: TierChoice): Promise<readonly Copy[]> => {
    const runs = await finishedRuns(db, TIER_LIST, `${choiceKey(choice)} `);
    const computed = runs.map(({ key, finishedAt }) => ({
      key,
      computedAt: finishedAt,
      load: async () => ({ computedAt: finishedAt, previous: null, list: await storedList(db, key) }),
    }));
    return [...computed, ...prebuiltOf(choice)].toSorted((a, b) => (a.computedAt < b.computedAt ? 1 : -1));
  };

  const findAmong = async (choice: TierChoice, copies: readonly Copy[]): Promise<ShownList | undefined> => {
    const current = keyOf(inputOf(choice));
    const copy = copies.find(({ key }) => key === current) ?? copies[0];
    if (!copy) return undefined;
    const mark = `${copy.key} ${copy.computedAt}`;
    const known = loaded.get(choiceKey(choice));
    const loading = known?.mark === mark ? known.file : copy.load();
    loaded.set(choiceKey(choice), { mark, file: loading });
    const file = await loading;
    const older = copies.find(({ key, computedAt }) => key !== copy.key && computedAt < copy.computedAt);
    const previous = older ? ranksOf(await older.load()) : (file.previous ?? (await editionBefore(choice)));
    return { file, previous };
  };

  /** While the database does not answer, or not in time, what comes with the product is shown. */
  const find = async (choice: TierChoice): Promise<ShownList | undefined> => {
    const own = prebuiltOf(choice);
    const stored = copiesOf(choice).then((copies) => findAmong(choice, copies));
    if (own.length === 0) return stored;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the database does not answer')), ANSWER_WITHIN_MS);
    });
    try {
      return await Promise.race([stored, patience]);
    } catch {
      // A list that could not be read is none to remember.
      loaded.delete(choiceKey(choice));
      return findAmong(choice, own);
    } finally {
      clearTimeout(timer);
    }
  };

  /** The first list of an edition follows the last one of the edition before it. */
  const editionBefore = async (choice: TierChoice): Promise<PreviousRanks | null> => {
    const edition = EDITIONS[EDITIONS.indexOf(choice.edition) - 1];
    if (edition === undefined || !tierLevels(gameOf(edition), choice.scoring).includes(choice.level)) return null;
    const before = await shown({ ...choice, edition });
    return before ? ranksOf(before.file) : null;
  };

  const shown = (choice: TierChoice): Promise<ShownList | undefined> => {
    const key = choiceKey(choice);
    const known = looked.get(key);
    const time = now().getTime();
    if (known && time - known.at < LOOK_AGAIN_MS) return known.shown;
    const finding = find(choice);
    looked.set(key, { at: time, shown: finding });
    // A failure is not remembered.
    finding.catch(() => looked.delete(key));
    return finding;
  };

  return {
    shown,
    isCurrent: async (choice) => {
      const current = keyOf(inputOf(choice));
      const head = prebuilt.head(choice);
      if (head && keyOf({ ...choice, ...head }) === current) return true;
      return (await copiesOf(choice)).some(({ key }) => key === current);
    },
  };
}

/** The edge to what is stored: only the computation of lists puts something under this kind. */
async function storedList(db: Db, key: string): Promise<TierList> {
  return (await resultOf(db, TIER_LIST, key)) as TierList;
}
