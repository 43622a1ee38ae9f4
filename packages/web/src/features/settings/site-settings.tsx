// Site settings: names, where simulations run, data on this device, snapshots and version.
import { messages } from '../../messages/messages.ts';
import { CacheCard } from './cache-card.tsx';
import { DataNotices } from './data-notices.tsx';
import { HistoryCard } from './history-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { NicknameCard } from './nickname-card.tsx';
import { SimulationCard } from './simulation-card.tsx';
import { SnapshotsCard } from './snapshots-card.tsx';
import { VersionCard } from './version-card.tsx';

const t = messages('settings');

export function SiteSettings() {
  return (
    <>
      <h1 className="unseen">{t('site.title')}</h1>
      <DataNotices />
      <NicknameCard />
      <LanguageCard />
      <SimulationCard />
      <CacheCard />
      <HistoryCard />
      <SnapshotsCard />
      <VersionCard />
    </>
  );
}
