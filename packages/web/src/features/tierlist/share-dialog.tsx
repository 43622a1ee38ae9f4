// Shows the list around: as a link, or as a picture.
import type { TierListAnswer } from '@oversleep/contract';
import { IconPhotoShare, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { download } from '../../ui/charts/export.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { drawList } from './list-picture.ts';
import type { TierRow } from './tier-rows.ts';
import { listName } from './tier-words.ts';
import * as styles from './tier-list.module.css';

interface ShareDialogProps {
  readonly list: TierListAnswer;
  /** As they are shown. */
  readonly rows: readonly TierRow[];
  readonly onClose: () => void;
}

export const pictureName = ({ edition, level, camp }: TierListAnswer): string =>
  `cooking-tier-list-${edition}-level-${level}${camp ? '-camp' : ''}.png`;

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
      done('The picture is on its way to your downloads');
    } catch {
      failed('Your browser could not draw the picture');
    }
    setBusy(null);
  };
  const copyPicture = async () => {
    setBusy('copy');
    try {
      // As a promise, because some browsers only allow it right after the click.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })]);
      done('The picture is on your clipboard');
    } catch {
      failed('Your browser did not let the picture onto the clipboard');
    }
    setBusy(null);
  };
  const shareLink = async () => {
    try {
      await navigator.share({ title: `Cooking tier list: ${listName(list)}`, url: link });
    } catch {
      // Changed their mind.
    }
  };

  return (
    <Dialog
      open
      title="Share this list"
      maxWidth={500}
      onClose={onClose}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.share}>
        <div className={styles.shareLink}>
          <TextField label="Link to this list" value={link} readOnly onChange={() => undefined} />
          <CopyButton
            label="Copy link"
            text={link}
            onRefused={() => failed('Your browser did not let the link onto the clipboard')}
          />
        </div>
        {'share' in navigator && (
          <Button wide icon={<IconShare2 size={20} />} onClick={() => void shareLink()}>
            Send the link
          </Button>
        )}
        <Button
          wide
          variant="primary"
          icon={<Glyph name="download" />}
          busy={busy === 'download'}
          onClick={() => void takePicture()}
        >
          {busy === 'download' ? 'Drawing…' : 'Download as image'}
        </Button>
        {'ClipboardItem' in window && (
          <Button wide icon={<IconPhotoShare size={20} />} busy={busy === 'copy'} onClick={() => void copyPicture()}>
            {busy === 'copy' ? 'Drawing…' : 'Copy image to clipboard'}
          </Button>
        )}
        <p className={styles.shareNote}>The picture shows the list as you see it now, with your search in it.</p>
      </div>
    </Dialog>
  );
}
