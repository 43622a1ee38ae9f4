// Name, role and user id of the account.
import { IconId } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { Avatar, ROLE_COLOURS } from '../../parts/pictures/avatar.tsx';
import { useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';

const t = messages('settings');

export function ProfileCard() {
  const { name, avatar, role, externalId } = useUser((user) => user);
  const { show } = useSnackbar();
  return (
    <SettingsCard icon={<IconId aria-hidden="true" />} title={t('profile.title')}>
      <Row gap={4} gapX={5} wrap>
        <Avatar avatar={avatar} userRole={role} size={80} />
        <Stack slim>
          <Text head size="head-medium" breaks="anywhere">
            {name}
          </Text>
          <p>
            <Text as="span" tone="muted">
              {t('profile.role')}
            </Text>{' '}
            {role === 'default' ? (
              t(`roles.${role}`)
            ) : (
              <strong style={{ color: ROLE_COLOURS[role] }}>{t(`roles.${role}`)}</strong>
            )}
          </p>
          {externalId !== null && (
            <Row as="p" gapX={2} wrap>
              <Text as="span" tone="muted">
                {t('profile.userId')}
              </Text>
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
