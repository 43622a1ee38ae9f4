// A link to hand on: to copy, to give to another program, or as a picture for a camera.
import type { Game } from '@oversleep/game';
import { MAX_SHARED, type ShareContent } from '@oversleep/interchange';
import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { type LinkForm, linkTo } from '../../parts/sharing/share-link.ts';
import { useAppState, useCreatures, useSettings, useTeams } from '../../state/context.ts';
import { teamAt } from '../../state/data/teams.ts';
import { gameFor } from '../../state/data/user.ts';
import type { ShareRequest } from '../../state/page/dialogs.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { sharedCreatures, sharedTeam, withoutNicknames } from './to-share.ts';

const t = messages('shared');

const QrCode = lazyPart(
  () => import('./qr-code.tsx'),
  (file) => file.QrCode,
);

export function ShareDialog({ request }: { readonly request: ShareRequest }) {
  const { dialogs } = useAppState();
  const [choice, setChoice] = useState<LinkOptions>({ preview: true, nicknames: false });
  const { name, kind, made, isTooMuch } = useLink(request, choice);
  const close = () => dialogs.close('share');
  return (
    <Dialog open title={t('share.title', { name })} maxWidth={520} onClose={close}>
      <Stack gap={4} fit>
        {isTooMuch ? (
          <Banner kind="info" what={t('share.limit', { count: MAX_SHARED })} why={t('share.limitHint')} />
        ) : made === undefined ? (
          <Loading label={t('share.making')} />
        ) : (
          <Ways name={name} made={made}>
            {kind !== 'box' && <Choices kind={kind} choice={choice} made={made} onChange={setChoice} />}
          </Ways>
        )}
      </Stack>
    </Dialog>
  );
}

interface LinkOptions {
  /** With a picture in chats, which the server draws. */
  readonly preview: boolean;
  readonly nicknames: boolean;
}

interface ChoicesProps {
  readonly kind: 'creature' | 'team';
  readonly choice: LinkOptions;
  readonly made: MadeLink;
  readonly onChange: (choice: LinkOptions) => void;
}

function Choices({ kind, choice, made, onChange }: ChoicesProps) {
  return (
    <>
      <Switch
        label={t('share.preview')}
        note={t('share.previewNote')}
        checked={choice.preview}
        onChange={(preview) => onChange({ ...choice, preview })}
      />
      {made.withoutPreview && <Banner kind="info" what={t(`share.${made.withoutPreview}`)} />}
      {choice.preview && !made.withoutPreview && (
        <Switch
          label={t('share.nicknames', { kind })}
          checked={choice.nicknames}
          onChange={(nicknames) => onChange({ ...choice, nicknames })}
        />
      )}
    </>
  );
}

interface WaysProps {
  readonly name: string;
  readonly made: MadeLink;
  readonly children: ReactNode;
}

function Ways({ name, made: { link, form }, children }: WaysProps) {
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
      <Row gap={3} wrap align="stretch">
        <Button variant="primary" icon={<IconCopy size={20} aria-hidden="true" />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button icon={<IconShare2 size={20} aria-hidden="true" />} onClick={() => void handOn()}>
            {t('share.send')}
          </Button>
        )}
      </Row>
      {children}
      <Text tone="muted" size="note">
        {form === 'preview' ? t('share.notePreview') : t('share.note')}
      </Text>
      <Suspense fallback={<Loading label={t('share.drawing')} />}>
        <QrCode text={link} />
      </Suspense>
    </>
  );
}

interface MadeLink {
  readonly link: string;
  readonly form: LinkForm;
  /** Why it has no preview although one is wanted. */
  readonly withoutPreview?: 'noServer' | 'tooLongForPreview';
}

interface LinkState {
  readonly name: string;
  readonly kind: ShareContent['kind'];
  /** Undefined while it is being made. */
  readonly made: MadeLink | undefined;
  readonly isTooMuch: boolean;
}

function useLink(request: ShareRequest, { preview, nicknames }: LinkOptions): LinkState {
  const user = useSettings();
  const team = useTeams((state) => (request.kind === 'team' ? teamAt(state, request.index) : undefined));
  const all = useCreatures((state) => state.creatures);
  const isServerThere = useServerCheck();
  const [made, setMade] = useState<MadeLink>();
  const shared = useMemo(
    () => (request.kind === 'creatures' ? sharedCreatures(request.creatures) : team && sharedTeam(user, team, all)),
    [request, user, team, all],
  );
  const isTooMuch = request.kind === 'creatures' && request.creatures.length > MAX_SHARED;
  useEffect(() => {
    if (!shared || isTooMuch || isServerThere === undefined) return undefined;
    let isOver = false;
    const wanted = shared.kind !== 'box' && preview ? { nicknames, isServerThere } : undefined;
    void make(gameFor(user), shared, wanted).then((result) => {
      if (!isOver) setMade(result);
    });
    return () => {
      isOver = true;
    };
  }, [shared, isTooMuch, user, preview, nicknames, isServerThere]);
  return { name: nameOf(request, team?.name), kind: shared?.kind ?? 'box', made, isTooMuch };
}

interface WantedPreview {
  readonly nicknames: boolean;
  readonly isServerThere: boolean;
}

async function make(game: Game, shared: ShareContent, wanted: WantedPreview | undefined): Promise<MadeLink> {
  const { origin } = window.location;
  const plain = async () => ({ link: await linkTo(origin, game, shared, 'plain'), form: 'plain' as const });
  if (!wanted) return plain();
  if (!wanted.isServerThere) return { ...(await plain()), withoutPreview: 'noServer' };
  const shown = wanted.nicknames ? shared : withoutNicknames(shared, t('team.name'));
  const link = await linkTo(origin, game, shown, 'preview');
  return link === undefined ? { ...(await plain()), withoutPreview: 'tooLongForPreview' } : { link, form: 'preview' };
}

/** Whether the server answers; undefined until that is known. */
function useServerCheck(): boolean | undefined {
  const { api } = useAppState();
  const [isThere, setIsThere] = useState<boolean>();
  useEffect(() => {
    let isOver = false;
    const settle = (answer: boolean) => {
      if (!isOver) setIsThere(answer);
    };
    api.call('GET /api/health').then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      isOver = true;
    };
  }, [api]);
  return isThere;
}

function nameOf(request: ShareRequest, team: string | undefined): string {
  if (request.kind === 'team') return team ?? '';
  const [first, ...others] = request.creatures;
  return first && others.length === 0 ? displayNameOf(first) : t('share.count', { count: request.creatures.length });
}
