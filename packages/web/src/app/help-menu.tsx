// The question mark in the top bar: what this page shows, where its numbers come from, and how certain they are.
import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type HelpedPage, PageHelp } from '../features/help/page-help.tsx';
import { messages } from '../messages/messages.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { Popover } from '../ui/overlays/popover.tsx';
import * as styles from './menus.module.css';

const t = messages('pageHelp');

export function HelpMenu({ page }: { readonly page: HelpedPage }) {
  return (
    <Popover
      label={t('open')}
      width={340}
      trigger={(props) => <IconButton {...props} label={t('open')} icon={<IconHelpCircle size={26} />} />}
    >
      {(close) => (
        <Stack className={styles.helpPanel} gap={3}>
          <PageHelp page={page} onFollow={close} />
          <Link to="/help" onClick={close}>
            {t('more')}
          </Link>
        </Stack>
      )}
    </Popover>
  );
}
