// All pictures that the player may use, with a search; Enter takes the first.
import { useMemo, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { avatarAddress } from '../../parts/pictures/avatar-file.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAvatars, useUser } from '../../state/context.ts';
import { gameFor, isAdminOrSupporter } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Disc } from '../../ui/disc.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type AvatarOption, avatarOptions, avatarsFound } from './avatar-options.ts';
import { useProfileChange } from './use-profile-change.ts';
import * as styles from './profile.module.css';

const t = messages('profile');

export function AvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const avatars = useAvatars((state) => state.avatars);
  const edition = useUser((user) => user.edition);
  const language = useUser((user) => user.language);
  const present = useUser((user) => user.avatar);
  const withHappy = useUser(isAdminOrSupporter);
  const [text, setText] = useState('');
  const change = useProfileChange(t('avatars.changed'), onClose);
  const options = useMemo(
    () => avatarOptions({ avatars }, gameFor({ edition }), language, withHappy),
    [avatars, edition, language, withHappy],
  );
  const found = avatarsFound(options, text);
  const pick = (option: AvatarOption | undefined) => {
    if (!option || change.isPending) return;
    if (option.avatar === present) onClose();
    else change.mutate({ avatar: option.avatar });
  };
  return (
    <Dialog
      open
      title={t('avatars.title')}
      maxWidth={600}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <div className={styles.avatars}>
        <SearchBar
          label={t('avatars.search')}
          value={text}
          autoFocus
          onChange={setText}
          onEnter={() => pick(found[0])}
        />
        <CallFailure
          call={change}
          what={t('avatars.failed')}
          onRetry={() => change.variables && change.mutate(change.variables)}
        />
        <p className="unseen" role="status">
          {t('avatars.count', { count: found.length })}
        </p>
        {found.length === 0 && <EmptyState title={t('avatars.none')} words={t('avatars.noneHint')} />}
        <Grid as="ul" className={styles.grid} gap={2} justify="center">
          {found.map((option) => (
            <li key={option.avatar ?? ''}>
              <AvatarTile
                option={option}
                isPresent={option.avatar === present}
                isComing={change.isPending && change.variables?.avatar === option.avatar}
                onPick={() => pick(option)}
              />
            </li>
          ))}
        </Grid>
        {Object.keys(avatars).length === 0 && (
          <Text tone="muted" size="note">
            {t('avatars.missing')}
          </Text>
        )}
        {!withHappy && (
          <Text tone="muted" size="note">
            {t('avatars.happyHint')}
          </Text>
        )}
      </div>
    </Dialog>
  );
}

interface AvatarTileProps {
  readonly option: AvatarOption;
  readonly isPresent: boolean;
  readonly isComing: boolean;
  readonly onPick: () => void;
}

function AvatarTile({ option: { avatar, label }, isPresent, isComing, onPick }: AvatarTileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={label}
      aria-current={isPresent ? 'true' : undefined}
      aria-busy={isComing || undefined}
      title={label}
      onClick={onPick}
    >
      <TilePicture address={avatarAddress(avatar)} />
    </button>
  );
}

/** There are hundreds, so each is fetched when it comes into sight. */
function TilePicture({ address }: { readonly address: string | null }) {
  if (address === null) return <Avatar avatar={null} size={80} />;
  return (
    <Disc size={80}>
      <img src={address} alt="" width={80} height={80} loading="lazy" decoding="async" draggable={false} />
    </Disc>
  );
}
