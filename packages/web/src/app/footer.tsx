// The footer of every page: feedback, source code, community, and help for the page.
import {
  IconBrandDiscord,
  IconBrandGithub,
  IconExternalLink,
  IconHelpCircle,
  IconMessageCircle,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { messages } from '../messages/messages.ts';
import type { SiteLinks } from '../state/page/site.ts';
import { Row, Text } from '../ui/layout/layout.tsx';
import { helpFor } from './pages.ts';
import * as styles from './footer.module.css';

const t = messages('shell');

export function Footer({ links }: { readonly links: Omit<SiteLinks, 'patron'> }) {
  const help = useLocation({ select: ({ pathname }) => helpFor(pathname) });
  const all = [
    { label: t('footer.feedback'), href: links.feedback, icon: <IconMessageCircle size={20} aria-hidden="true" /> },
    { label: 'GitHub', href: links.source, icon: <IconBrandGithub size={20} aria-hidden="true" /> },
    { label: 'Discord', href: links.community, icon: <IconBrandDiscord size={20} aria-hidden="true" /> },
  ];
  return (
    <footer className={styles.footer}>
      <Row as="ul" gap={1} gapX={6} wrap align="stretch" justify="center">
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
          <Link to="/help" {...(help && { hash: help })} className={styles.link}>
            <IconHelpCircle size={20} aria-hidden="true" /> {t('footer.help')}
          </Link>
        </li>
      </Row>
      <Text tone="muted" size="note">
        {t('footer.about')} <Link to="/developers">{t('footer.developers')}</Link>
        {' · '}
        <a href="/THIRD_PARTY.txt">{t('footer.licences')}</a>
      </Text>
    </footer>
  );
}
