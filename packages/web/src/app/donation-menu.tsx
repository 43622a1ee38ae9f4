// The heart in the top bar: thanks for those who support the product, a friendly offer for the others.

import type { Role } from '@oversleep/contract';
import { IconBrandPatreon, IconExternalLink, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { messages } from '../messages/messages.ts';
import { buttonLook } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Disc } from '../ui/disc.tsx';
import { Stack, Text } from '../ui/layout/layout.tsx';
import { Popover } from '../ui/overlays/popover.tsx';
import * as styles from './menus.module.css';

const t = messages('shell');

interface DonationMenuProps {
  readonly role: Role;
  /** Where the membership is; a site may have none. */
  readonly patronUrl: string | null;
}

export function DonationMenu({ role, patronUrl }: DonationMenuProps) {
  const isThanked = role !== 'default';
  const colour = isThanked ? `var(--${role})` : 'var(--skill)';
  return (
    <Popover
      label={t('support.title')}
      width={250}
      trigger={(props, isOpen) => (
        <IconButton
          {...props}
          label={t('support.button')}
          icon={
            <span style={{ color: colour }} className={isOpen && !isThanked ? styles.heartBeating : styles.heart}>
              {isThanked || isOpen ? <IconHeartFilled size={28} /> : <IconHeart size={28} />}
            </span>
          }
        />
      )}
    >
      <Stack className={styles.panel} gap={2.5} align="center" textAlign="center">
        <Disc size={72} edge={colour}>
          <IconHeartFilled size={44} style={{ color: colour }} aria-hidden="true" />
        </Disc>
        <Text head size="head-small" breaks="anywhere">
          {isThanked ? t('support.thankYou') : t('support.enjoy')}
        </Text>
        <Text tone="muted" size="label">
          {wordsFor(isThanked, patronUrl)}
        </Text>
        {!isThanked && patronUrl !== null && (
          <a
            {...buttonLook({ variant: 'primary', wide: true })}
            href={patronUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            <IconBrandPatreon size={20} aria-hidden="true" /> Patreon <IconExternalLink size={16} aria-hidden="true" />
            <span className="unseen"> {t('opensInNewTab')}</span>
          </a>
        )}
      </Stack>
    </Popover>
  );
}

function wordsFor(isThanked: boolean, patronUrl: string | null): string {
  if (isThanked) return t('support.thanks');
  return patronUrl === null ? t('support.noPage') : t('support.offer');
}
