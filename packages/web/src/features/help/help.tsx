// Help: what the numbers mean, and where to find more.
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import * as styles from './help.module.css';

const t = messages('help');

export function Help() {
  return (
    <article className={`panel ${styles.help}`}>
      <h1>{t('help.title')}</h1>
      <h2>{t('help.marginTitle')}</h2>
      <p>{t('help.margin')}</p>
      <p>{t('help.marginShrinks')}</p>
      <p>{t('help.marginClose')}</p>
      <h2>{t('help.luckTitle')}</h2>
      <p>{t('help.luck')}</p>
      <h2>{t('help.moreTitle')}</h2>
      <ul className={styles.list}>
        <li>
          <Link to="/help/screenshots">{t('help.screenshots')}</Link>
        </li>
        <li>
          <Link to="/changes">{t('help.changes')}</Link>
        </li>
      </ul>
    </article>
  );
}
