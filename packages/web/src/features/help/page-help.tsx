// What a page shows, where its numbers come from, and how certain they are.
import { messages } from '../../messages/messages.ts';
import type { HelpedPage } from './helped-pages.ts';
import * as styles from './page-help.module.css';

const t = messages('pageHelp');

export function PageHelp({ page }: { readonly page: HelpedPage }) {
  return (
    <dl className={styles.pageHelp}>
      <dt>{t('shows')}</dt>
      <dd>{t(`${page}.shows`)}</dd>
      <dt>{t('from')}</dt>
      <dd>{t(`${page}.from`)}</dd>
      <dt>{t('certain')}</dt>
      <dd>{t(`${page}.certain`)}</dd>
    </dl>
  );
}
