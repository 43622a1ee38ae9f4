// The steps of an import: read texts, plan, let the player choose, and save everything in one step.
import { newId } from '@oversleep/game';
import { mayBeOld, readAsOld, readBox } from '@oversleep/interchange';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useAppState, useCreatures, useTeams } from '../../../state/context.ts';
import type { Undo } from '../../../state/data/commit.ts';
import { boxRoom, ownedBy } from '../../../state/data/data.ts';
import { NO_ROOM } from '../../../state/data/team-actions.ts';
import { newestGame } from '../newest-game.ts';
import { nextFrame } from '../next-frame.ts';
import { openedLink } from '../opened-link.ts';
import { choicesFrom, type ImportChoices, type Intake, intakeOf, NO_CHOICES } from './apply-import.ts';
import type { ImportPlan, ImportSource } from './import-plan.ts';
import { planImport } from './plan-import.ts';
import { type NamedText, readFiles } from './read-files.ts';
import { roundTripAll } from './round-trip.ts';

const t = messages('interchange');

export interface Import {
  readonly isReading: boolean;
  /** Null until something was read. */
  readonly plan: ImportPlan | null;
  readonly sources: readonly ImportSource[];
  /** Why a file could not be read at all. */
  readonly failures: readonly string[];
  /** In the field, not read yet. */
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly readText: (text: string) => Promise<void>;
  readonly readAll: (files: readonly File[]) => Promise<void>;
  /** Back to the empty field, without files and texts. */
  readonly forget: () => void;
  readonly choices: ImportChoices;
  readonly choose: (choices: ImportChoices) => void;
  /** What is chosen would come to this. */
  readonly intake: Intake | null;
  /** How many more the Pokébox holds. */
  readonly room: number;
  /** Shinies that may only look like it, because the file is old; undefined where there is no reason to ask. */
  readonly isOld: boolean | undefined;
  readonly setOld: (isOld: boolean) => void;
  readonly takeIn: () => Undo | undefined;
}

interface ReadTexts {
  readonly texts: readonly NamedText[];
  readonly sources: readonly ImportSource[];
  readonly failures: readonly string[];
}

const game = newestGame();

const NOTHING: ReadTexts = { texts: [], sources: [], failures: [] };

/** `pictures` is what was read from screenshots; it is planned together with files and texts. A fresh import doesn't continue an earlier one. */
export function useImport(pictures: ImportSource | undefined, isFresh: boolean): Import {
  const { box, waitingTexts } = useAppState();
  const creatures = useCreatures((state) => state.creatures);
  const teams = useTeams((state) => state.teams);
  const [read, setRead] = useState<ReadTexts>(NOTHING);
  const [typed, type] = useState('');
  const [isReading, setReading] = useState(false);
  const [choices, choose] = useState<ImportChoices>(NO_CHOICES);
  const [isOld, setOld] = useState(false);
  const [plan, setPlan] = useState<ImportPlan | null>(null);

  // Pictures come last, so that the keys of rows stay the same while doubts about them are settled.
  const sources = useMemo(() => [...read.sources, ...(pictures ? [pictures] : [])], [read, pictures]);
  // Made anew when something else changes the Pokébox meanwhile, such as another tab.
  useEffect(() => {
    let isWanted = true;
    const planned = isOld ? sources.map(({ name, box: found }) => ({ name, box: readAsOld(found) })) : sources;
    const make = async () => {
      const candidates = await roundTripAll(game, planned, ownedBy(creatures, teams));
      if (isWanted) setPlan(planImport(game, planned, { roundTrip: (format) => candidates.get(format) ?? [], teams }));
    };
    if (planned.length > 0) void make();
    else setPlan(null);
    return () => {
      isWanted = false;
    };
  }, [sources, isOld, creatures, teams]);
  const intake = useMemo(
    () => plan && intakeOf(game, plan, choices, teams, { newId: () => newId(), at: new Date().toISOString() }),
    [plan, choices, teams],
  );

  const sourcesOf = async (texts: readonly NamedText[], failures: readonly string[]): Promise<ReadTexts> => {
    const sources: ImportSource[] = [];
    for (const { name, text } of texts) {
      await nextFrame();
      const opened = await openedLink(game, text);
      failures = [...failures, ...opened.problems];
      if (text.trim() === '') failures = [...failures, t('files.empty', { name })];
      else if (opened.text !== '') sources.push({ name, box: readBox(game, opened.text) });
    }
    return { texts, sources, failures };
  };
  const take = (next: ReadTexts) => {
    choose(NO_CHOICES);
    setOld(false);
    setPlan(null);
    setRead(next);
  };
  const reading = async (work: () => Promise<void>) => {
    setReading(true);
    await work();
    setReading(false);
  };
  const resume = () =>
    reading(async () => {
      const waiting = await waitingTexts.read();
      if (!waiting) return;
      // What could not be read is said again by reading it.
      take(await sourcesOf(waiting.texts, []));
      choose(choicesFrom(waiting));
      setOld(waiting.isOld);
      type(waiting.typed);
    });
  useWaiting(isFresh, resume, { typed, texts: read.texts, choices, isOld });

  return {
    isReading: isReading || (plan === null && sources.length > 0),
    plan,
    sources,
    failures: read.failures,
    typed,
    type,
    readText: (text) => reading(async () => take(await sourcesOf([{ name: t('source.textName'), text }], []))),
    readAll: (files) =>
      reading(async () => {
        const { texts, failures } = await readFiles(files);
        take(await sourcesOf(texts, failures));
      }),
    forget: () => {
      type('');
      take(NOTHING);
    },
    choices,
    choose,
    intake,
    room: boxRoom(creatures),
    isOld: read.sources.some((source) => mayBeOld(source.box)) ? isOld : undefined,
    setOld,
    takeIn: () => {
      if (!intake) return undefined;
      const undo = box.saveMany(intake.creatures, intake.teams);
      return undo === NO_ROOM ? undefined : undo;
    },
  };
}

interface Waiting {
  readonly typed: string;
  readonly texts: readonly NamedText[];
  readonly choices: ImportChoices;
  readonly isOld: boolean;
}

/** While one types, only the last of it is written. */
const SETTLED_MS = 300;

/** Stores what waits to be imported with each change, and continues an earlier import once. */
function useWaiting(isFresh: boolean, resume: () => Promise<void>, { typed, texts, choices, isOld }: Waiting): void {
  const { waitingTexts } = useAppState();
  const [isKnown, setKnown] = useState(isFresh);
  const begin = useRef(resume);
  useEffect(() => {
    if (!isKnown) void begin.current().then(() => setKnown(true));
  }, [isKnown]);
  useEffect(() => {
    if (!isKnown) return undefined;
    const { rows, leftTeams } = choices;
    const isEmpty = texts.length === 0 && typed.trim() === '';
    const waiting = isEmpty ? undefined : { typed, texts, isOld, rows: [...rows], leftTeams: [...leftTeams] };
    const timer = setTimeout(() => void waitingTexts.keep(waiting), typed === '' ? 0 : SETTLED_MS);
    return () => clearTimeout(timer);
  }, [waitingTexts, isKnown, typed, texts, choices, isOld]);
}
