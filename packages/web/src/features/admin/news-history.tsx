// All news that was ever published, to look at, change and withdraw.
import type { NewsItem } from '@oversleep/contract';
import { IconEye, IconMailOff, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { utcText } from '../../parts/words/moment.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import type { Draft } from './draft.ts';
import { EditNewsDialog } from './edit-news-dialog.tsx';
import { useNewsHistory } from './news-list.ts';
import { NewsPreview } from './news-preview.tsx';
import { pageCount, pageOf } from './pages.ts';
import { QueryState } from './query-state.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { UtcTime } from './utc-time.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import * as adminStyles from './admin.module.css';
import * as styles from './news-history.module.css';

/** What became of a piece of news, in words. */
function newsStatus({ withdrawn, updated_at: updated, news }: NewsItem): string {
  if (withdrawn) return 'Withdrawn';
  return Date.parse(updated) > Date.parse(news.created_at) ? `Changed ${utcText(updated)}` : 'Published';
}

type NewsDialog = { readonly kind: 'preview' | 'edit' | 'withdraw'; readonly item: NewsItem; readonly begun?: Draft };

const PAGE_SIZE = 10;

export function NewsHistory() {
  const query = useNewsHistory();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<NewsDialog | null>(null);
  return (
    <section className={adminStyles.section}>
      <div className={`${adminStyles.toolbar} ${styles.toolbarEnd}`}>
        <RefreshButton label="Refresh the history" busy={query.isFetching} onRefresh={() => void query.refetch()} />
      </div>
      <QueryState query={query} of="news">
        {(items) => (
          <>
            <DataTable
              caption="All news, the newest first"
              columns={columns(setOpened)}
              rows={pageOf(items, page, PAGE_SIZE)}
              rowKey={({ externalId }) => externalId}
              empty={<EmptyState title="No news yet" words="What you publish is listed here." />}
            />
            {items.length > PAGE_SIZE && (
              <Pager label="Pages of news" page={page} pages={pageCount(items, PAGE_SIZE)} onPage={setPage} />
            )}
          </>
        )}
      </QueryState>
      {opened && <OpenedNews opened={opened} onOpen={setOpened} />}
    </section>
  );
}

type OnOpen = (opened: NewsDialog | null) => void;

function OpenedNews({ opened, onOpen }: { readonly opened: NewsDialog; readonly onOpen: OnOpen }): ReactNode {
  const { kind, item, begun } = opened;
  const close = () => onOpen(null);
  switch (kind) {
    case 'preview':
      return (
        <Dialog open title="Preview" maxWidth={500} onClose={close}>
          <NewsPreview news={item.news} />
        </Dialog>
      );
    case 'edit':
      return (
        <EditNewsDialog
          item={item}
          begun={begun}
          onClose={close}
          onReopen={(draft) => onOpen({ kind, item, begun: draft })}
        />
      );
    case 'withdraw':
      return <WithdrawDialog item={item} onClose={close} />;
  }
}

const columns = (onOpen: OnOpen): readonly Column<NewsItem>[] => [
  { key: 'title', title: 'Title', cell: ({ news }) => <bdi className={styles.title}>{news.title}</bdi> },
  { key: 'author', title: 'Written by', cell: ({ writtenBy }) => <bdi>{writtenBy ?? 'A deleted account'}</bdi> },
  { key: 'published', title: 'Published', cell: ({ news }) => <UtcTime at={news.created_at} /> },
  { key: 'status', title: 'Status', cell: (item) => newsStatus(item) },
  { key: 'actions', title: 'Actions', align: 'end', cell: (item) => <Actions item={item} onOpen={onOpen} /> },
];

function Actions({ item, onOpen }: { readonly item: NewsItem; readonly onOpen: OnOpen }) {
  const { title } = item.news;
  return (
    <Row as="span" inline align="stretch">
      <IconButton
        label={`Preview ${title}`}
        icon={<IconEye size={22} aria-hidden="true" />}
        onClick={() => onOpen({ kind: 'preview', item })}
      />
      {!item.withdrawn && (
        <>
          <IconButton
            label={`Edit ${title}`}
            icon={<IconPencil size={22} aria-hidden="true" />}
            onClick={() => onOpen({ kind: 'edit', item })}
          />
          <IconButton
            label={`Withdraw ${title}`}
            icon={<IconMailOff size={22} aria-hidden="true" />}
            onClick={() => onOpen({ kind: 'withdraw', item })}
          />
        </>
      )}
    </Row>
  );
}
