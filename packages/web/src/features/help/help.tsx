// Help: first steps, what each page shows, and how certain its numbers are.
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { messages } from '../../messages/messages.ts';
import { type HelpedPage, PageHelp } from './page-help.tsx';
import * as styles from './help.module.css';

const t = messages('pageHelp');
const help = messages('help');

const strong = (inner: ReactNode) => <strong>{inner}</strong>;

interface HelpProps {
  readonly pages: readonly { readonly path: string; readonly name: HelpedPage }[];
}

export function Help({ pages }: HelpProps) {
  const hash = useLocation({ select: (location) => location.hash });
  // The browser looks for the section before the page has come.
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash]);
  return (
    <article className={styles.help}>
      <h1>{t('title')}</h1>
      <section className={`panel ${styles.section}`} aria-labelledby="help-start">
        <h2 id="help-start">{t('start.title')}</h2>
        <ol className={styles.steps}>
          <li>{t.rich('start.import', { strong })}</li>
          <li>{t.rich('start.game', { strong })}</li>
          <li>{t.rich('start.best', { strong })}</li>
        </ol>
        <p>
          <Link to="/help/screenshots">{help('help.screenshots')}</Link>
        </p>
      </section>
      <section className={`panel ${styles.section}`} aria-labelledby="help-certain">
        <h2 id="help-certain">{help('help.marginTitle')}</h2>
        <p>{help('help.margin')}</p>
        <p>{help('help.marginShrinks')}</p>
        <p>{help('help.marginClose')}</p>
      </section>
      <section className={`panel ${styles.section}`} aria-labelledby="help-luck">
        <h2 id="help-luck">{help('help.luckTitle')}</h2>
        <p>{help('help.luck')}</p>
      </section>
      <section className={`panel ${styles.section}`} aria-labelledby="help-keys">
        <h2 id="help-keys">{help('help.keysTitle')}</h2>
        <ul>
          <li>{help('help.keysNews')}</li>
          <li>{help('help.keysUndo')}</li>
          <li>{help('help.keysBack')}</li>
        </ul>
      </section>
      <div className={styles.pages}>
        {pages.map(({ name, path }) => (
          <section key={name} id={name} className={`panel ${styles.section}`} aria-labelledby={`help-${name}`}>
            <h2 id={`help-${name}`}>
              <Link to={path}>{t(`${name}.title`)}</Link>
            </h2>
            <PageHelp page={name} />
          </section>
        ))}
      </div>
    </article>
  );
}
