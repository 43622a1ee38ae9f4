// The cooking tier list for the level and camp in the address.

import type { TierListAnswer } from '@oversleep/contract';
import { Suspense, useMemo, useState } from 'react';
import { useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ListHead } from './list-head.tsx';
import { Loading, Missing, NoMatches, OldList } from './list-states.tsx';
import { Ticker } from './ticker.tsx';
import { listedLevel, usualLevels } from './tier-address.ts';
import { TierBoard } from './tier-board.tsx';
import { TierControls, type TierFilter } from './tier-controls.tsx';
import { type TierPageChoice, type TierQuery, useTierList } from './tier-queries.ts';
import { bestMatch, movers, shownCards, tierCards, tierRows } from './tier-rows.ts';
import { useOwned } from './use-owned.ts';
import { useTierAddress } from './use-tier-address.ts';
import * as styles from './tier-list.module.css';

const DetailsDialog = lazyPart(
  () => import('./details-dialog.tsx'),
  (file) => file.DetailsDialog,
);
const ShareDialog = lazyPart(
  () => import('./share-dialog.tsx'),
  (file) => file.ShareDialog,
);
const MethodDialog = lazyPart(
  () => import('./method-dialog.tsx'),
  (file) => file.MethodDialog,
);

const NO_FILTER: TierFilter = { text: '', mine: false, scores: false };

export function TierList() {
  const edition = useUser((user) => user.edition);
  const language = useUser((user) => user.language);
  const game = gameFor({ edition });
  const [address, actions] = useTierAddress();
  const { camp, rotation } = address;
  const usual = usualLevels(game, rotation);
  const choice: TierPageChoice = { edition, level: listedLevel(address.level, usual), camp, rotation };
  const list = useTierList(choice);
  const [filter, setFilter] = useState(NO_FILTER);
  const [dialog, setDialog] = useState<'share' | 'method' | null>(null);
  const mine = useOwned(game, filter.mine);
  const entries = list.value?.entries;
  const cards = useMemo(
    () => tierCards(game, language, entries ?? [], mine.species),
    [game, language, entries, mine.species],
  );
  const shown = useMemo(() => shownCards(cards, filter.text, filter.mine), [cards, filter]);
  const openBest = () => {
    const best = filter.text.trim() === '' ? undefined : bestMatch(shown, filter.text);
    if (best) actions.open(best.species.name);
  };
  return (
    <Stack className={styles.tierList} gap={4} fit>
      <ListHead choice={choice} asked={address.level} list={list.value} onMethod={() => setDialog('method')} />
      <TierControls
        choice={choice}
        levels={list.value?.levels ?? usual}
        filter={filter}
        onChoose={actions.choose}
        onFilter={(part) => setFilter({ ...filter, ...part })}
        onEnter={openBest}
        onShare={list.value && (() => setDialog('share'))}
      />
      <Trouble list={list} />
      {list.value && <Ticker cards={movers(cards)} onOpen={actions.open} />}
      {list.value &&
        (shown.length > 0 ? (
          <TierBoard
            rows={tierRows(list.value.tiers, shown)}
            previous={list.value.previous}
            withScores={filter.scores}
            onOpen={actions.open}
          />
        ) : (
          <NoMatches filter={filter} mine={mine} onClear={() => setFilter({ ...filter, text: '', mine: false })} />
        ))}
      <Suspense>
        {address.pokemon !== null && (
          <DetailsDialog
            key={address.pokemon}
            choice={choice}
            pokemon={address.pokemon}
            previous={list.value?.previous ?? null}
            onClose={actions.close}
          />
        )}
        {dialog === 'share' && list.value && (
          <ShareDialog list={list.value} rows={tierRows(list.value.tiers, shown)} onClose={() => setDialog(null)} />
        )}
        {dialog === 'method' && list.value && <MethodDialog list={list.value} onClose={() => setDialog(null)} />}
      </Suspense>
    </Stack>
  );
}

/** State shown instead of the list, or above an outdated one. */
function Trouble({ list }: { readonly list: TierQuery<TierListAnswer> }) {
  if (list.error === null || list.error === undefined) return list.value ? null : <Loading />;
  return list.value ? <OldList list={list.value} asked={list} /> : <Missing asked={list} />;
}
