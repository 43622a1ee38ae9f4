// One button for each provider that the site offers, in the provider's colours.
import type { Provider, ProviderInfo } from '@oversleep/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { PROVIDER_NAMES, ProviderSign } from '../../parts/provider.tsx';
import { CallFailure } from '../../parts/server-list.tsx';
import { presentRoute, providerIn, useGoToProvider, useProviders } from '../../state/account/providers.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import * as styles from './login-dialog.module.css';

const t = messages('account');

const ORDER: readonly Provider[] = ['patreon', 'google', 'discord'];

const LOOKS: Readonly<Record<Provider, CSSProperties>> = {
  patreon: { background: 'var(--patreon)', color: 'var(--on-bright)' },
  google: { background: 'var(--google)', color: 'var(--on-bright)' },
  discord: { background: 'var(--discord)', color: 'var(--text)' },
};

export function ProviderButtons() {
  const providers = useProviders();
  const { data, error, refetch } = providers;
  const goTo = useGoToProvider();
  const [leavingFor, setLeavingFor] = useState<Provider | null>(null);
  const leave = (info: ProviderInfo) => {
    setLeavingFor(info.provider);
    void goTo(info, 'login', presentRoute());
  };
  if (error !== null && !data)
    return <CallFailure always call={providers} what={t('login.failed')} onRetry={refetch} />;
  if (!data)
    return (
      <p className={styles.loading} role="status">
        <Spinner size={32} /> {t('login.loading')}
      </p>
    );
  if (data.length === 0) return <Banner kind="info" what={t('login.none')} why={t('login.noneWhy')} />;
  return (
    <Stack as="ul" gap={3}>
      {ORDER.flatMap((provider) => providerIn(data, provider) ?? []).map((info) => (
        <li key={info.provider}>
          <button
            type="button"
            className={styles.provider}
            style={LOOKS[info.provider]}
            aria-busy={leavingFor === info.provider || undefined}
            disabled={leavingFor !== null && leavingFor !== info.provider}
            onClick={() => leave(info)}
          >
            {leavingFor === info.provider ? <Spinner size={24} /> : <ProviderSign provider={info.provider} />}
            <span>
              {t.rich('login.with', {
                provider: PROVIDER_NAMES[info.provider],
                unseen: (inner) => <span className="unseen">{inner}</span>,
              })}
            </span>
            <IconExternalLink className={styles.out} size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </Stack>
  );
}
