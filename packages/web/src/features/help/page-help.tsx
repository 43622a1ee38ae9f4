// What a page shows, where its numbers come from, how certain they are, and its keys. Terms lead to their lines in Help.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/messages.gen.ts';
import { messages } from '../../messages/messages.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import * as styles from './page-help.module.css';

const t = messages('pageHelp');

/** A page that has these texts. */
export type HelpedPage = keyof Messages['pageHelp'] extends infer Key
  ? Key extends `${infer Page}.shows`
    ? Page
    : never
  : never;

/** Lines of Help, as they are named in its address. */
export const TERMS = ['margin', 'solo-strength', 'team-gain'] as const;
type TermName = (typeof TERMS)[number];

interface PageHelpProps {
  readonly page: HelpedPage;
  /** When a link to a term is followed. */
  readonly onFollow?: () => void;
}

export function PageHelp({ page, onFollow }: PageHelpProps) {
  const term = (name: TermName) => (words: ReactNode) => (
    <Link to="/help" hash={name} {...(onFollow && { onClick: onFollow })}>
      {words}
    </Link>
  );
  return (
    <Stack as="dl" className={styles.pageHelp} gap={0.5}>
      <dt>{t('shows')}</dt>
      <dd>
        {page === 'box'
          ? t.rich('box.shows', { solo: term('solo-strength'), gain: term('team-gain') })
          : t(`${page}.shows`)}
      </dd>
      <dt>{t('from')}</dt>
      <dd>{t(`${page}.from`)}</dd>
      <dt>{t('certain')}</dt>
      <dd>
        {t(`${page}.certain`)} {term('margin')(t('margin'))}
      </dd>
      {page === 'box' && (
        <>
          <dt>{t('keyboard')}</dt>
          <dd>{t('box.keyboard')}</dd>
        </>
      )}
    </Stack>
  );
}
