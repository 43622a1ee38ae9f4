// Shows the list around: as a link, or as a picture.

import type { TierListAnswer } from '@oversleep/contract';
import { IconPhotoShare, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { download } from '../../ui/charts/export.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { drawList } from './list-picture.ts';
import type { TierRow } from './tier-rows.ts';
import { listName } from './tier-words.ts';
import * as styles from './tier-list.module.css';

const t = messages('tierlist');

interface ShareDialogProps {
  readonly list: TierListAnswer;
  /** As they are shown. */
  readonly rows: readonly TierRow[];
  readonly onClose: () => void;
}

export const pictureName = ({ edition, level, camp, scoring }: TierListAnswer): string =>
  `cooking-tier-list-${edition}-level-${level}${camp ? '-camp' : ''}${scoring === 'rotation' ? '-rotation' : ''}.png`;

export function ShareDialog({ list, rows, onClose }: ShareDialogProps) {
  const { show } = useSnackbar();
  const [busy, setBusy] = useState<'download' | 'copy' | null>(null);
  const link = window.location.href;
  const done = (text: string) => show({ kind: 'success', text });
  const failed = (text: string) => show({ kind: 'error', text });

  const picture = async (): Promise<Blob> => {
    const blob = await drawList(list, rows);
    if (!blob) throw new Error('The browser cannot draw');
    return blob;
  };
  const takePicture = async () => {
    setBusy('download');
    try {
      download(pictureName(list), await picture());
      done(t('share.downloaded'));
    } catch {
      failed(t('share.downloadFailed'));
    }
    setBusy(null);
  };
  const copyPicture = async () => {
    setBusy('copy');
    try {
      // As a promise, because some browsers only allow it right after the click.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })]);
      done(t('share.copied'));
    } catch {
      failed(t('share.copyRefused'));
    }
    setBusy(null);
  };
  const shareLink = async () => {
    try {
      await navigator.share({
        title: t('share.linkTitle', { list: listName({ ...list, rotation: list.scoring === 'rotation' }) }),
        url: link,
      });
    } catch {
      // Changed their mind.
    }
  };

  return (
    <Dialog open title={t('share.title')} maxWidth={500} onClose={onClose}>
      <Stack gap={3}>
        <Row className={styles.shareLink} gap={2} align="end">
          <TextField label={t('share.link')} value={link} readOnly onChange={() => undefined} />
          <CopyButton label={t('share.copyLink')} text={link} onRefused={() => failed(t('copyLinkRefused'))} />
        </Row>
        {'share' in navigator && (
          <Button wide icon={<IconShare2 size={20} />} onClick={() => void shareLink()}>
            {t('share.send')}
          </Button>
        )}
        <Button
          wide
          variant="primary"
          icon={<Glyph name="download" />}
          busy={busy === 'download'}
          onClick={() => void takePicture()}
        >
          {busy === 'download' ? t('share.drawing') : t('share.download')}
        </Button>
        {'ClipboardItem' in window && (
          <Button wide icon={<IconPhotoShare size={20} />} busy={busy === 'copy'} onClick={() => void copyPicture()}>
            {busy === 'copy' ? t('share.drawing') : t('share.copy')}
          </Button>
        )}
        <Text tone="muted" size="label">
          {t('share.note')}
        </Text>
      </Stack>
    </Dialog>
  );
}
