// News to all players: writing it, and what was written so far.
import { useState } from 'react';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { CreateNews } from './create-news.tsx';
import { NewsHistory } from './news-history.tsx';
import * as styles from './admin.module.css';

const TABS = [
  { id: 'create', label: 'Create New' },
  { id: 'history', label: 'History' },
];

export function AnnouncementsTab() {
  const [tab, setTab] = useState('create');
  return (
    <section className={styles.section}>
      <h2>Announcements</h2>
      <Tabs label="Announcements" tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === 'create' ? <CreateNews /> : <NewsHistory />}
      </Tabs>
    </section>
  );
}
