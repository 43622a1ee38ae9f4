// Levels that the server did not take: how many, why, and another try.
import { messages } from '../../messages/messages.ts';
import { useAppState, useOutbox } from '../../state/context.ts';
import { parseTarget } from '../../state/data/targets.ts';
import { entriesIn } from '../../state/sync/outbox.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

const t = messages('recipes');

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
      what={t('notSaved.title', { count: refused.length })}
      why={first.reason === null ? t('notSaved.refused') : t('notSaved.reason', { reason: first.reason })}
      action={{ label: t('retry'), onAction: retry }}
    />
  );
}
