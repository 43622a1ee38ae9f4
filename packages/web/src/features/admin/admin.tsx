// The admins' page: players, news, what is new in the product, and long computations.
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { Panel } from '../../ui/layout/layout.tsx';
import { ADMIN_TABS, type AdminTab, adminTabOf, FIRST_TAB } from './admin-search.ts';
import { AnnouncementsTab } from './announcements-tab.tsx';
import { ChangelogTab } from './changelog-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { type NewsCard, NewsCardContext } from './news-preview.tsx';
import { UsersTab } from './users-tab.tsx';
import * as styles from './admin.module.css';

interface AdminProps {
  /** How players see a piece of news: the inbox's own card, so that a preview cannot lie. */
  readonly newsCard: NewsCard;
}

const CONTENT: Readonly<Record<AdminTab, () => ReactNode>> = {
  users: UsersTab,
  announcements: AnnouncementsTab,
  changelog: ChangelogTab,
  jobs: JobsTab,
};

export function Admin({ newsCard }: AdminProps): ReactNode {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = adminTabOf(search.tab) ?? FIRST_TAB;
  const Content = CONTENT[tab];
  // Going through the tabs with the arrow keys must not fill the way back.
  const open = (id: string) => {
    const chosen = adminTabOf(id);
    if (chosen) void navigate({ to: '/admin', search: { tab: chosen }, replace: true });
  };
  return (
    <Panel as="div" className={styles.admin} gap={3} fit pad={5}>
      <h1>Admin</h1>
      <NewsCardContext value={newsCard}>
        <Tabs label="Admin" tabs={ADMIN_TABS} selected={tab} onSelect={open}>
          <Content />
        </Tabs>
      </NewsCardContext>
    </Panel>
  );
}
