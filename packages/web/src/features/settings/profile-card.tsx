// Name, role and user id of the account.
import { IconId } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './profile-card.module.css';
import * as settingsStyles from './settings.module.css';

const t = messages('settings');

export function ProfileCard() {
  const { name, avatar, role, externalId } = useUser((user) => user);
  const { show } = useSnackbar();
  return (
    <SettingsCard icon={<IconId aria-hidden="true" />} title={t('profile.title')}>
      <Row className={styles.person} gap={4} gapX={5} wrap>
        <Avatar avatar={avatar} userRole={role} size={80} />
        <Stack slim>
          <p className={styles.personName}>{name}</p>
          <p>
            <span className={settingsStyles.label}>{t('profile.role')}</span>{' '}
            <span data-role={role}>{t(`roles.${role}`)}</span>
          </p>
          {externalId !== null && (
            <Row as="p" gapX={2} wrap>
              <span className={settingsStyles.label}>{t('profile.userId')}</span>
              <Row as="span" slim>
                <code>{externalId}</code>
                <CopyButton
                  label={t('profile.copy')}
                  text={externalId}
                  onCopied={() => show({ kind: 'success', text: t('profile.copied') })}
                  onRefused={() => show({ kind: 'error', text: t('profile.notCopied') })}
                />
              </Row>
            </Row>
          )}
        </Stack>
      </Row>
      <Text tone="muted" breaks="pretty">
        {t.rich('profile.text', { link: (inner) => <Link to="/profile">{inner}</Link> })}
      </Text>
    </SettingsCard>
  );
}
