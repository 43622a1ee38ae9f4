// Help: a search, first steps, what words mean, what each page shows, and how certain its numbers are.
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { fold } from '../../parts/species-search.ts';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { type HelpedPage, PageHelp } from './page-help.tsx';
import * as styles from './help.module.css';

const t = messages('pageHelp');
const help = messages('help');

const strong = (inner: ReactNode) => <strong>{inner}</strong>;

/** Longer ones are no search. */
const MOST = 100;

interface HelpProps {
  readonly pages: readonly { readonly path: string; readonly name: HelpedPage }[];
}

export function Help({ pages }: HelpProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const article = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<number>();
  // The browser looks for the section before the page has come.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    void document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  // What a section says is what it shows, whatever made it: the page itself is searched.
  useEffect(() => {
    const sections = [...(article.current?.querySelectorAll('section') ?? [])];
    const words = fold(text.slice(0, MOST)).split(' ').filter(Boolean);
    for (const section of sections) {
      const said = fold(section.textContent ?? '');
      section.hidden = !words.every((word) => said.includes(word));
    }
    setFound(words.length === 0 ? undefined : sections.filter(({ hidden }) => !hidden).length);
  }, [text]);
  return (
    <Stack as="article" ref={article} gap={5}>
      <PageHead title={t('title')}>
        <SearchBar label={help('help.search')} value={text} onChange={setText} maxWidth={360} />
        <Text role="status" tone="muted" size="label">
          {found !== undefined && help('help.found', { count: found })}
        </Text>
      </PageHead>
      <section className={`panel ${styles.section}`} aria-labelledby="help-start">
        <h2 id="help-start">{t('start.title')}</h2>
        <Stack as="ol" bullets gap={1.5}>
          <li>{t.rich('start.import', { strong })}</li>
          <li>{t.rich('start.game', { strong })}</li>
          <li>{t.rich('start.best', { strong })}</li>
        </Stack>
        <p>
          <Link to="/help/screenshots">{help('help.screenshots')}</Link>
        </p>
      </section>
      <section id="margin" className={`panel ${styles.section}`} aria-labelledby="help-certain">
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
      <section className={`panel ${styles.section}`} aria-labelledby="help-terms">
        <h2 id="help-terms">{help('help.termsTitle')}</h2>
        <Stack as="dl" className={styles.terms} gap={2.5}>
          <div id="solo-strength">
            <Text as="dt" weight={700}>
              {help('help.solo')}
            </Text>
            <dd>{help('help.soloText')}</dd>
          </div>
          <div id="team-gain">
            <Text as="dt" weight={700}>
              {help('help.gain')}
            </Text>
            <dd>{help('help.gainText')}</dd>
          </div>
        </Stack>
      </section>
      <Grid least={24} even gap={5}>
        {pages.map(({ name, path }) => (
          <section key={name} id={name} className={`panel ${styles.section}`} aria-labelledby={`help-${name}`}>
            <h2 id={`help-${name}`}>
              <Link to={path}>{t(`${name}.title`)}</Link>
            </h2>
            <PageHelp page={name} />
          </section>
        ))}
      </Grid>
    </Stack>
  );
}
