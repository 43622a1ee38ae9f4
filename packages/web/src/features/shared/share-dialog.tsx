// A link to hand on: to copy, to give to another program, or as a picture for a camera.
import { displayNameOf } from '@oversleep/game';
import { MAX_SHARED } from '@oversleep/interchange';
import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { linkTo } from '../../parts/sharing/share-link.ts';
import { useAppState, useCreatures, useSettings, useTeams } from '../../state/context.ts';
import { teamAt } from '../../state/data/teams.ts';
import { gameFor } from '../../state/data/user.ts';
import type { ShareRequest } from '../../state/page/dialogs.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { sharedCreatures, sharedTeam } from './to-share.ts';
import * as styles from './share-dialog.module.css';

const t = messages('shared');

const QrCode = lazyPart(
  () => import('./qr-code.tsx'),
  (file) => file.QrCode,
);

export function ShareDialog({ request }: { readonly request: ShareRequest }) {
  const { dialogs } = useAppState();
  const { name, link, isTooMuch } = useLink(request);
  const close = () => dialogs.close('share');
  return (
    <Dialog open title={t('share.title', { name })} maxWidth={520} onClose={close}>
      <div className={styles.share}>
        {isTooMuch ? (
          <Banner kind="info" what={t('share.limit', { count: MAX_SHARED })} why={t('share.limitHint')} />
        ) : link === undefined ? (
          <Loading label={t('share.making')} />
        ) : (
          <Ways name={name} link={link} />
        )}
      </div>
    </Dialog>
  );
}

function Ways({ name, link }: { readonly name: string; readonly link: string }) {
  const { show } = useSnackbar();
  const field = useRef<HTMLDivElement>(null);
  const select = () => field.current?.querySelector('input')?.select();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      show({ kind: 'success', text: t('share.copied') });
    } catch {
      select();
      show({ kind: 'info', text: t('share.copyFailed') });
    }
  };
  const handOn = async () => {
    try {
      await navigator.share({ title: t('share.sent', { name }), url: link });
    } catch (error) {
      // Cancelling is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        show({ kind: 'info', text: t('share.sendFailed') });
    }
  };
  return (
    <>
      <div ref={field}>
        <TextField label={t('share.link')} value={link} readOnly onChange={() => {}} onFocus={select} />
      </div>
      <div className={styles.ways}>
        <Button variant="primary" icon={<IconCopy size={20} aria-hidden="true" />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button icon={<IconShare2 size={20} aria-hidden="true" />} onClick={() => void handOn()}>
            {t('share.send')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('share.note')}</p>
      <Suspense fallback={<Loading label={t('share.drawing')} />}>
        <QrCode text={link} />
      </Suspense>
    </>
  );
}

interface Made {
  readonly name: string;
  /** Undefined while it is being made. */
  readonly link: string | undefined;
  readonly isTooMuch: boolean;
}

function useLink(request: ShareRequest): Made {
  const user = useSettings();
  const team = useTeams((state) => (request.kind === 'team' ? teamAt(state, request.index) : undefined));
  const all = useCreatures((state) => state.creatures);
  const [link, setLink] = useState<string>();
  const shared = useMemo(
    () => (request.kind === 'creatures' ? sharedCreatures(request.creatures) : team && sharedTeam(user, team, all)),
    [request, user, team, all],
  );
  const isTooMuch = request.kind === 'creatures' && request.creatures.length > MAX_SHARED;
  useEffect(() => {
    if (!shared || isTooMuch) return undefined;
    let isOver = false;
    void linkTo(window.location.origin, gameFor(user), shared).then((made) => {
      if (!isOver) setLink(made);
    });
    return () => {
      isOver = true;
    };
  }, [shared, isTooMuch, user]);
  return { name: nameOf(request, team?.name), link, isTooMuch };
}

function nameOf(request: ShareRequest, team: string | undefined): string {
  if (request.kind === 'team') return team ?? '';
  const [first, ...others] = request.creatures;
  return first && others.length === 0 ? displayNameOf(first) : t('share.count', { count: request.creatures.length });
}
