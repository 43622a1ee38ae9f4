// The inbox in the top bar: how many notifications there are, and a panel with them.
import { IconMail, IconMailFilled } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { useNotifications } from '../../state/context.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { InboxPanel } from './inbox-panel.tsx';
import { badgeOf, inboxName, shownOf } from './shown.ts';
import { useInbox } from './use-inbox.ts';
import * as styles from './inbox-menu.module.css';

const t = messages('inbox');

export function InboxMenu() {
  const cards = shownOf(useNotifications((state) => state.notifications));
  const inbox = useInbox();
  const count = cards.length;
  return (
    <Popover
      label={t('title')}
      trigger={(props) => <IconButton {...props} label={inboxName(count)} icon={<Sign count={count} />} />}
    >
      <InboxPanel cards={cards} inbox={inbox} />
    </Popover>
  );
}

function Sign({ count }: { readonly count: number }) {
  return (
    <Stack as="span" anchor aria-hidden="true">
      {count > 0 ? <IconMailFilled size={28} /> : <IconMail size={28} />}
      {count > 0 && <span className={styles.badge}>{badgeOf(count)}</span>}
    </Stack>
  );
}
