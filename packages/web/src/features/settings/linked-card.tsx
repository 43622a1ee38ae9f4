// The player's login providers: link more, or unlink all but the last.
import type { Provider } from '@oversleep/contract';
import { IconLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { PROVIDERS } from '../../api/session.ts';
import { messages } from '../../messages/messages.ts';
import { PROVIDER_NAMES, ProviderSign } from '../../parts/provider.tsx';
import { CallFailure } from '../../parts/server-list.tsx';
import { providerIn, useGoToProvider, useProviders } from '../../state/account/providers.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { linkedCount, linkedProvidersOf } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';
import * as styles from './settings.module.css';

const t = messages('settings');

export function LinkedCard() {
  const id = useId();
  const { account } = useAppState();
  const auth = useUser((user) => user.auth);
  const offered = useProviders();
  const [unlinking, setUnlinking] = useState<Provider | null>(null);
  const sync = useMutation({ mutationFn: account.syncLinked });
  const isLast = linkedCount({ auth }) <= 1;
  const asked = { error: offered.error ?? sync.error, isFetching: offered.isFetching || sync.isPending };

  // Once, because another device may have linked one.
  const { mutate: syncLinked } = sync;
  useEffect(() => syncLinked(), [syncLinked]);

  return (
    <SettingsCard icon={<IconLink aria-hidden="true" />} title={t('linked.title')}>
      <Text tone="muted" breaks="pretty">
        {t('linked.text')}
      </Text>
      <CallFailure
        call={asked}
        what={t('linked.failed')}
        onRetry={() => {
          void offered.refetch();
          syncLinked();
        }}
      />
      <Stack as="ul" wide>
        {PROVIDERS.map((provider) => (
          <LinkedRow
            key={provider}
            provider={provider}
            isActive={auth?.activeProvider === provider}
            lastId={isLast ? `${id}-last` : undefined}
            onUnlink={() => setUnlinking(provider)}
          />
        ))}
      </Stack>
      {isLast && (
        <Text id={`${id}-last`} tone="muted" size="note">
          {t('linked.only')}
        </Text>
      )}
      {unlinking !== null && (
        <UnlinkDialog
          provider={unlinking}
          isActive={auth?.activeProvider === unlinking}
          onClose={() => setUnlinking(null)}
        />
      )}
    </SettingsCard>
  );
}

interface LinkedRowProps {
  readonly provider: Provider;
  readonly isActive: boolean;
  /** Id of the text that explains why the last one can't be unlinked. */
  readonly lastId: string | undefined;
  readonly onUnlink: () => void;
}

function LinkedRow({ provider, isActive, lastId, onUnlink }: LinkedRowProps) {
  const { linked, identifier } = useUser((user) => linkedProvidersOf(user)[provider]);
  const name = PROVIDER_NAMES[provider];
  const account = linked ? (identifier ?? t('linked.linked')) : t('linked.notLinked');
  return (
    <li className={styles.row}>
      <ProviderSign provider={provider} size={28} />
      <span className={styles.rowWords}>
        <strong>{name}</strong>
        <Text as="span" tone="muted" size="note">
          {isActive ? t('linked.inUse', { account }) : account}
        </Text>
      </span>
      {linked ? (
        <Button
          small
          variant="danger"
          aria-label={t('unlink.buttonOf', { provider: name })}
          aria-describedby={lastId}
          disabled={lastId !== undefined}
          onClick={onUnlink}
        >
          {t('unlink.button')}
        </Button>
      ) : (
        <LinkButton provider={provider} />
      )}
    </li>
  );
}

const BACK_TO = '/settings/account';

function LinkButton({ provider }: { readonly provider: Provider }) {
  const { data, isPending } = useProviders();
  const goTo = useGoToProvider();
  const [isLeaving, setLeaving] = useState(false);
  const info = providerIn(data, provider);
  if (data && !info)
    return (
      <Text as="span" tone="muted" size="note">
        {t('linked.notOffered')}
      </Text>
    );
  const link = () => {
    if (!info) return;
    setLeaving(true);
    void goTo(info, 'link', BACK_TO);
  };
  return (
    <Button
      small
      variant="primary"
      aria-label={t('linked.linkTo', { provider: PROVIDER_NAMES[provider] })}
      busy={isPending || isLeaving}
      disabled={!isPending && !info}
      onClick={link}
    >
      {t('linked.link')}
    </Button>
  );
}
