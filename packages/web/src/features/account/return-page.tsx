// Where a provider sends people back to: completes the sign-in and goes on, or says what went wrong. Guest data is never touched.
import type { Provider } from '@oversleep/contract';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { SignInResult } from '../../api/sign-in.ts';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { PROVIDER_NAMES } from '../../parts/provider.tsx';
import { CallFailure } from '../../parts/server-list.tsx';
import { providerIn, useGoToProvider, useProviders } from '../../state/account/providers.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Panel, Row, Stack } from '../../ui/layout/layout.tsx';
import { type ReturnWords, type SignInFailure, wordsOf } from './return-words.ts';
import * as styles from './return-page.module.css';

const t = messages('account');

export function ReturnPage({ provider }: { readonly provider: Provider }) {
  const unfinished = useReturn(provider);
  const isIn = useUser(isLoggedIn);
  const name = PROVIDER_NAMES[provider];
  return (
    <Stack className={styles.returnPage} middle>
      <Panel as="div" className={styles.panel} gap={4} align="center" textAlign="center">
        <Ovi size={112} />
        {unfinished ? (
          <Failed provider={provider} words={wordsOf(unfinished, provider, isIn)} />
        ) : (
          <>
            <h1>{t('return.title', { provider: name })}</h1>
            <Spinner size={64} />
            <p role="status">{t('return.waiting')}</p>
          </>
        )}
      </Panel>
    </Stack>
  );
}

/** Completes the sign-in once and goes on; what comes back is what kept it from that. */
function useReturn(provider: Provider): SignInFailure | null {
  const { signIn, account } = useAppState();
  const router = useRouter();
  const { show } = useSnackbar();
  const [unfinished, setUnfinished] = useState<SignInFailure | null>(null);
  const [search] = useState(() => window.location.search);
  const isBegun = useRef(false);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    const arrive = async (result: Extract<SignInResult, { readonly kind: 'ok' }>) => {
      if (result.intent === 'link') account.linked(result.data);
      else await account.signedIn(result.data);
      show({
        kind: 'success',
        text:
          result.intent === 'link'
            ? t('return.linked', { provider: PROVIDER_NAMES[provider] })
            : t('return.welcome', { name: result.data.name }),
      });
      // A player who has left the page meanwhile stays where they are.
      if (isHere.current) router.history.replace(result.route);
    };
    // The code of a provider works once, so this must not run twice.
    if (!isBegun.current) {
      isBegun.current = true;
      void signIn
        .finish(provider, search)
        .then((result) => (result.kind === 'ok' ? arrive(result) : setUnfinished(result)));
    }
    return () => {
      isHere.current = false;
    };
  }, [signIn, account, router, show, provider, search]);

  return unfinished;
}

function Failed({ provider, words }: { readonly provider: Provider; readonly words: ReturnWords }) {
  const { title, text, again, route } = words;
  return (
    <>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <Row className={styles.ways} gap={3} wrap align="stretch" justify="center">
        {again !== null && <TryAgain provider={provider} words={words} />}
        <Link to={route} {...buttonLook({ variant: again === null ? 'primary' : 'plain' })}>
          {again === null ? t('return.continue') : t('return.back')}
        </Link>
      </Row>
    </>
  );
}

function TryAgain({ provider, words: { again, route } }: { readonly provider: Provider; readonly words: ReturnWords }) {
  const providers = useProviders();
  const { data, error, refetch } = providers;
  const goTo = useGoToProvider();
  const [isLeaving, setLeaving] = useState(false);
  const info = providerIn(data, provider);
  if (error !== null && !data)
    return <CallFailure always call={providers} what={t('return.noRetry')} onRetry={refetch} />;
  if (data && !info) return <p>{t('return.notOffered', { provider: PROVIDER_NAMES[provider] })}</p>;
  return (
    <Button
      variant="primary"
      busy={!info || isLeaving}
      onClick={() => {
        if (!info || again === null) return;
        setLeaving(true);
        void goTo(info, again, route);
      }}
    >
      {t('return.retry')}
    </Button>
  );
}
