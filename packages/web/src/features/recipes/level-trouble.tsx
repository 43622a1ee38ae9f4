// Levels that the server did not take: how many, why, and another try.
import { useAppState, useOutbox } from '../../state/context.ts';
import { parseTarget } from '../../state/data/targets.ts';
import { entriesIn } from '../../state/sync/outbox.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

export function LevelTrouble() {
  const { sync } = useAppState();
  const entries = useOutbox((state) => state.entries);
  const refused = entriesIn({ entries }, 'setAside').filter(({ target }) => parseTarget(target).kind === 'recipe');
  const [first] = refused;
  if (!first) return null;
  const retry = () => {
    for (const { target } of refused) sync.retry(target);
  };
  return (
    <Banner
      what={
        refused.length === 1
          ? 'A recipe level could not be saved'
          : `${refused.length} recipe levels could not be saved`
      }
      why={`${first.reason ?? 'The server did not take it.'} It is kept on this device.`}
      action={{ label: 'Retry', onAction: retry }}
    />
  );
}
