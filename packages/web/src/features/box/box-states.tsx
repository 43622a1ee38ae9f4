// The box when it is empty, still loading or without matches.
import { IconUpload } from '@tabler/icons-react';
import { explain } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useAppState } from '../../state/context.ts';
import type { Pokebox } from '../../state/page/pokebox.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Glyph } from '../../ui/glyph.tsx';

const t = messages('box');

export function EmptyBox({ box, onAdd }: { readonly box: Pokebox; readonly onAdd: () => void }) {
  const { dialogs } = useAppState();
  if (box.isLoading) return <Loading label={t('loading')} />;
  return (
    <>
      {box.failure !== null && <FailureBanner {...explain(t('notLoaded.title'), box.failure)} onRetry={box.reload} />}
      {box.failure === null && box.isOffline && (
        <Banner
          kind="warning"
          what={t('notLoaded.title')}
          why={t('notLoaded.offline')}
          action={{ label: t('retry'), onAction: box.reload }}
        />
      )}
      <EmptyState picture={<Ovi />} title={t('empty.title')} words={t('empty.text')}>
        <Button
          variant="primary"
          icon={<IconUpload size={20} aria-hidden="true" />}
          onClick={() => dialogs.openImport()}
        >
          {t('import')}
        </Button>
        <Button icon={<Glyph name="plus" />} onClick={onAdd}>
          {t('add')}
        </Button>
      </EmptyState>
    </>
  );
}

export function NoMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState picture={<Ovi />} title={t('noMatches.title')}>
      <Button onClick={onClear}>{t('noMatches.clear')}</Button>
    </EmptyState>
  );
}
