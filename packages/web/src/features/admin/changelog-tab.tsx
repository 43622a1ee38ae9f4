// What each release of the product brought.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../parts/words/moment.ts';
import { useAppState } from '../../state/context.ts';
import { Chip } from '../../ui/buttons/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import { pageCount, pageOf } from './pages.ts';
import { QueryState } from './query-state.tsx';
import { codePieces, RELEASE_TYPES, type Release, releasesWithChanges, SECTIONS } from './releases.ts';
import * as adminStyles from './admin.module.css';
import * as styles from './changelog-tab.module.css';

const SIZES = [5, 10, 20, 50].map((size) => ({ value: String(size), label: String(size) }));
const USUAL_SIZE = 10;

export function ChangelogTab() {
  const { api } = useAppState();
  const query = useQuery({
    queryKey: ['changelog'],
    queryFn: ({ signal }) => api.call('GET /api/changelog', { signal }),
  });
  return (
    <section className={adminStyles.section}>
      <h2>Changelog</h2>
      <QueryState query={query} of="releases">
        {(releases) => <Releases releases={releasesWithChanges(releases)} />}
      </QueryState>
    </section>
  );
}

function Releases({ releases }: { readonly releases: readonly Release[] }) {
  const [size, setSize] = useState(USUAL_SIZE);
  const [page, setPage] = useState(1);
  const pages = pageCount(releases, size);
  const resize = (value: string) => {
    setSize(Number(value));
    setPage(1);
  };
  if (releases.length === 0)
    return <EmptyState title="Nothing released yet" words="The first release will appear here." />;
  return (
    <>
      <div className={styles.sizes}>
        <Segmented label="Releases on a page" value={String(size)} choices={SIZES} onChange={resize} />
      </div>
      <Stack as="ul" gap={3}>
        {pageOf(releases, page, size).map((release) => (
          <Card as="li" key={release.version} gap={3} fit pad={4}>
            <ReleaseCard release={release} />
          </Card>
        ))}
      </Stack>
      {pages > 1 && <Pager label="Pages of releases" page={page} pages={pages} onPage={setPage} />}
    </>
  );
}

function ReleaseCard({ release }: { readonly release: Release }) {
  const { label, meaning, colour } = RELEASE_TYPES[release.type];
  return (
    <>
      <Row className={adminStyles.cardHead} gap={1.5} gapX={3} wrap>
        <h3>{release.version}</h3>
        <Chip label={label} colour={colour} />
        {release.date !== null && <time dateTime={release.date}>{dayText(release.date)}</time>}
        <Text as="span" tone="muted" size="label">
          {meaning}
        </Text>
      </Row>
      {SECTIONS.filter(({ key }) => release[key].length > 0).map(({ key, title }) => (
        <Stack key={key} className={styles.changes} gap={1.5} breaks="anywhere">
          <Text as="h4" size="body">
            {title}
          </Text>
          <ul>
            {release[key].map((change) => (
              <li key={change}>
                {codePieces(change).map(({ at, text, isCode }) => (isCode ? <code key={at}>{text}</code> : text))}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </>
  );
}
