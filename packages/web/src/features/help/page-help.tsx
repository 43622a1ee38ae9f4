// What a page shows, where its numbers come from, and how certain they are.

import type { Messages } from '../../messages/messages.gen.ts';
import { messages } from '../../messages/messages.ts';
import * as styles from './page-help.module.css';

const t = messages('pageHelp');

/** A page that has these texts. */
export type HelpedPage = keyof Messages['pageHelp'] extends infer Key
  ? Key extends `${infer Page}.shows`
    ? Page
    : never
  : never;

export function PageHelp({ page }: { readonly page: HelpedPage }) {
  return (
    <dl className={styles.pageHelp}>
      <dt>{t('shows')}</dt>
      <dd>{t(`${page}.shows`)}</dd>
      <dt>{t('from')}</dt>
      <dd>{t(`${page}.from`)}</dd>
      <dt>{t('certain')}</dt>
      <dd>{t(`${page}.certain`)}</dd>
      {page === 'box' && (
        <>
          <dt>{t('keyboard')}</dt>
          <dd>{t('box.keyboard')}</dd>
        </>
      )}
    </dl>
  );
}
