// The foot of every page: where to say what you think, where the source lies, where players meet.
import { IconBrandDiscord, IconBrandGithub, IconExternalLink, IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../messages/messages.ts';
import type { Site } from '../state/page/site.ts';
import * as styles from './footer.module.css';

const t = messages('shell');

export function Footer({ links }: { readonly links: Omit<Site, 'patron'> }) {
  const all = [
    { label: t('footer.feedback'), href: links.feedback, icon: <IconMessageCircle size={20} aria-hidden="true" /> },
    { label: 'GitHub', href: links.source, icon: <IconBrandGithub size={20} aria-hidden="true" /> },
    { label: 'Discord', href: links.community, icon: <IconBrandDiscord size={20} aria-hidden="true" /> },
  ];
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {all.map(({ label, href, icon }) =>
          href === null ? null : (
            <li key={label}>
              <a href={href} className={styles.link} target="_blank" rel="noopener noreferrer">
                {icon} {label} <IconExternalLink size={14} aria-hidden="true" />
                <span className="unseen"> {t('opensInNewTab')}</span>
              </a>
            </li>
          ),
        )}
        <li>
          <Link to="/help" className={styles.link}>
            {t('footer.help')}
          </Link>
        </li>
        <li>
          <Link to="/changes" className={styles.link}>
            {t('footer.changes')}
          </Link>
        </li>
      </ul>
      <p className={styles.words}>
        {t('footer.about')} <a href="/THIRD_PARTY.txt">{t('footer.licences')}</a>
      </p>
    </footer>
  );
}
