// Asks for teams that cook a dish, remembers the answer as long as the question is the same, and can be stopped.
import { useEffect, useRef, useState } from 'react';
import type { FinderAnswer, FinderQuestion } from '../../sim/finder-data.ts';
import { useLongTasks } from '../../sim/long-tasks.ts';

type SearchState =
  | { readonly state: 'idle' }
  | { readonly state: 'searching'; readonly done: number | undefined }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'found'; readonly answer: FinderAnswer; readonly question: FinderQuestion };

interface TeamSearch {
  readonly search: SearchState;
  readonly begin: (question: FinderQuestion) => void;
  readonly stop: () => void;
}

export function useTeamSearch(): TeamSearch {
  const { ask } = useLongTasks();
  const [search, setSearch] = useState<SearchState>({ state: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const begin = (question: FinderQuestion) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setSearch({ state: 'searching', done: undefined });
    ask('cookTeams', question, { signal: own.signal, onPart: (done) => setSearch({ state: 'searching', done }) })
      .then((answer) => setSearch({ state: 'found', answer, question }))
      .catch((error: unknown) => {
        if (own.signal.aborted) return;
        setSearch({ state: 'failed', why: error instanceof Error ? error.message : String(error) });
      });
  };
  return {
    search,
    begin,
    stop: () => {
      controller.current?.abort();
      setSearch({ state: 'idle' });
    },
  };
}
