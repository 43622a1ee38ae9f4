// Asks the server again; turns while the answer is on its way.
import { IconRefresh } from '@tabler/icons-react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import * as styles from './refresh-button.module.css';

interface RefreshButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

export function RefreshButton({ label, busy, onRefresh }: RefreshButtonProps) {
  return (
    <IconButton
      outlined
      label={label}
      aria-busy={busy}
      icon={<IconRefresh size={22} className={busy ? styles.turning : undefined} aria-hidden="true" />}
      onClick={onRefresh}
    />
  );
}
