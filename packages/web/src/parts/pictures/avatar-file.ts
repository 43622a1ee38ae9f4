// Which file shows an avatar. The names are those of the catalogue that the build writes beside the files.

const DEFAULT_AVATAR = 'default';

const HAPPY = '_happy';

/** Address of the picture; null for the default, which is drawn. */
export function avatarAddress(avatar: string | null | undefined): string | null {
  // Only names that the catalogue could have: what a stranger stored must not lead anywhere else.
  if (!avatar || avatar === DEFAULT_AVATAR || !/^[a-z0-9_]+$/.test(avatar)) return null;
  return `/images/avatar/${avatar.endsWith(HAPPY) ? 'happy' : 'portrait'}/${avatar}.svg`;
}
