// Compares up to ten creatures, each in the same team and with the same luck.
import { Suspense, useCallback, useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useAppState, useComparison, useUser } from '../../state/context.ts';
import { isFull } from '../../state/data/comparison.ts';
import { gameFor } from '../../state/data/user.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Panel } from '../../ui/layout/layout.tsx';
import { dishesOf } from './dishes.ts';
import { baselineOf } from './entry.ts';
import { OWN_PLACE } from './question.ts';
import { SettingsRow } from './settings-row.tsx';
import { Strip } from './strip.tsx';
import { useAdding } from './use-adding.ts';
import { useEntries } from './use-entries.ts';
import { PRESENT, teamTotal, usePresent } from './use-present.ts';
import { type Rivals, useRivals } from './use-rivals.ts';
import { WorkBar } from './work-bar.tsx';

const t = messages('compare');

/** Needed only once there is something to compare. */
const ResultTabs = lazyPart(
  () => import('./result-tabs.tsx'),
  (file) => file.ResultTabs,
);
const PlacePanel = lazyPart(
  () => import('./place-panel.tsx'),
  (file) => file.PlacePanel,
);

export function CreatureCompare() {
  const { creatures } = useAppState();
  const { entries, around } = useEntries();
  const chosen = useComparison((state) => state.view.baseline);
  const full = useComparison(isFull);
  const game = gameFor({ edition: useUser((user) => user.edition) });
  const present = usePresent(game, around);
  const { recipeType } = around.settings;
  const keep = useCallback(
    (id: string, { production, values }: Parameters<Parameters<typeof useRivals>[2]>[1], key: string) => {
      const { total } = production.team;
      const error = production.errors.team.total;
      const dishes = dishesOf(production, recipeType);
      if (id === PRESENT) return present.keep(teamTotal(total, error, values), dishes, key);
      const own = production.members[OWN_PLACE];
      const errors = production.errors.members[OWN_PLACE];
      if (own && errors)
        creatures.setCompared(id, { production: own, errors, team: total, teamError: error, values, dishes }, key);
    },
    [creatures, present.keep, recipeType],
  );
  const { contestant } = present;
  const contestants = useMemo(() => (contestant ? [contestant, ...entries] : entries), [contestant, entries]);
  const rivals = useRivals(contestants, OWN_PLACE, keep);
  const adding = useAdding(around, full);
  const baseline = baselineOf(entries, chosen);
  return (
    <>
      <Strip entries={entries} baseline={baseline} works={rivals.works} full={full} adding={adding} />
      <SettingsRow canClear={entries.length > 0} />
      {entries.length === 0 ? (
        <div className="panel">
          <EmptyState picture={<Ovi />} title={t('empty.title')} words={t('empty.text')}>
            {adding.team && (
              <Button variant="primary" onClick={adding.team.add}>
                {t('empty.team', { team: adding.team.name })}
              </Button>
            )}
            {adding.hasBox && (
              <Button variant={adding.team ? 'plain' : 'primary'} onClick={adding.openBox}>
                {t('empty.fromBox')}
              </Button>
            )}
            <Button
              variant={adding.team || adding.hasBox ? 'plain' : 'primary'}
              icon={<Glyph name="plus" />}
              onClick={adding.addOne}
            >
              {t('empty.add')}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <Panel as="div" gap={3} fit pad={4}>
          <CreatureWork rivals={rivals} stale={entries.filter(({ isStale }) => isStale).map(({ id }) => id)} />
          <Suspense>
            {around.present && (
              <PlacePanel entries={entries} present={around.present} known={present.known} dishes={present.dishes} />
            )}
          </Suspense>
          <Suspense fallback={<Spinner size={28} />}>
            <ResultTabs game={game} entries={entries} baseline={baseline} around={around} />
          </Suspense>
        </Panel>
      )}
      <Suspense>{adding.dialog}</Suspense>
    </>
  );
}

function CreatureWork({ rivals, stale }: { readonly rivals: Rivals; readonly stale: readonly string[] }) {
  return <WorkBar rivals={rivals} stale={stale} words={(count) => t('work.oldCreatures', { count })} />;
}
