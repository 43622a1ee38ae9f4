// Changes news that is out already.
import type { NewsItem } from '@oversleep/contract';
import { useState } from 'react';
import { CallFailure } from '../../parts/server-list.tsx';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type Draft, isReady, sameDraft } from './draft.ts';
import { NewsForm } from './news-form.tsx';
import { useNewsEdit } from './news-list.ts';
import * as styles from './admin.module.css';

interface EditNewsDialogProps {
  readonly item: NewsItem;
  /** What had been typed when it was closed before. */
  readonly begun: Draft | undefined;
  readonly onClose: () => void;
  readonly onReopen: (begun: Draft) => void;
}

export function EditNewsDialog({ item: { externalId, news }, begun, onClose, onReopen }: EditNewsDialogProps) {
  const [draft, setDraft] = useState<Draft>(begun ?? news);
  const { show } = useSnackbar();
  const edit = useNewsEdit(externalId);
  const isChanged = !sameDraft(draft, news);

  const save = () =>
    edit.mutate(draft, {
      onSuccess: () => {
        onClose();
        show({ kind: 'success', text: `“${draft.title.trim()}” was changed in every inbox.` });
      },
    });
  const leave = () => {
    onClose();
    if (!isChanged) return;
    const action = { label: 'Go on', onAction: () => onReopen(draft) };
    show({ kind: 'info', text: `Your changes to “${news.title}” were not saved.`, action });
  };

  return (
    <Dialog
      open
      title="Edit news"
      maxWidth={900}
      onClose={leave}
      foot={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button variant="primary" disabled={!isChanged || !isReady(draft)} busy={edit.isPending} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <Text tone="muted" size="label">
          Who has dismissed it will not see it again.
        </Text>
        <NewsForm draft={draft} onChange={setDraft} at={news.created_at} />
        <CallFailure call={edit} what="The news was not changed" onRetry={save} />
      </div>
    </Dialog>
  );
}
