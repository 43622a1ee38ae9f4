// The picture of a person: the avatar they chose, or Ovi.
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { Disc } from '../../ui/disc.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { avatarAddress } from './avatar-file.ts';
import { Ovi } from './ovi.tsx';
import * as styles from './avatar.module.css';

const t = messages('parts');

type AvatarRole = 'default' | 'supporter' | 'admin';

interface AvatarProps {
  /** Name in the catalogue of avatars. */
  readonly avatar: string | null | undefined;
  /** Whose it is; left out where the name is written beside it. */
  readonly name?: string;
  readonly userRole?: AvatarRole;
  readonly size?: number;
}

/** Of the frame and the name of those who are more than players. */
export const ROLE_COLOURS: Readonly<Record<AvatarRole, string | undefined>> = {
  default: undefined,
  supporter: 'var(--supporter)',
  admin: 'var(--admin)',
};

export function Avatar({ avatar, name, userRole = 'default', size = 40 }: AvatarProps) {
  // By address, because the same element may show another person next.
  const [failed, setFailed] = useState<string>();
  const address = avatarAddress(avatar);
  const label = name === undefined ? '' : userRole === 'default' ? name : t('avatar', { name, role: userRole });
  return (
    <Disc size={size} edge={ROLE_COLOURS[userRole]}>
      {address === null || failed === address ? (
        <DefaultFace label={label} />
      ) : (
        <img src={address} alt={label} draggable={false} onError={() => setFailed(address)} />
      )}
    </Disc>
  );
}

function DefaultFace({ label }: { readonly label: string }) {
  return (
    <Stack
      as="span"
      className={styles.avatarDefault}
      middle
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Ovi className={styles.ovi} />
    </Stack>
  );
}
