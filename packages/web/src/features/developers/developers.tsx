// What other people's programs can ask this server for, how often, and how to begin.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { useSiteLinks } from '../../state/context.ts';
import { Grid, Panel, Row, Stack } from '../../ui/layout/layout.tsx';
import { FigureTable } from '../../ui/tables/figure-table.tsx';
import { CodeBlock } from './code-block.tsx';
import { examplesFor } from './examples.ts';
import { PER_MINUTE_WITH_KEY, READS_PER_MINUTE, UNIT_COSTS, UNITS_PER_MINUTE } from './limits.ts';
import { ServerStatus } from './server-status.tsx';
import * as styles from './developers.module.css';

const t = messages('developers');

const OFFER = [
  { name: 'tables', call: 'GET /api/data' },
  { name: 'find', call: 'GET /api/find' },
  { name: 'rate', call: 'POST /api/rate' },
  { name: 'odds', call: 'POST /api/odds' },
  { name: 'recipe', call: 'GET /api/recipe/:name' },
  { name: 'events', call: 'GET /api/events' },
  { name: 'calculator', call: 'POST /api/calculator/team' },
  { name: 'box', call: 'POST /api/box/read' },
  { name: 'screens', call: 'POST /api/screens' },
] as const;

const SLEEP_API = 'https://api.sleepapi.net';
const SLEEP_API_ENDS = new Date('2027-01-01');

const dayText = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

const code = (inner: ReactNode) => <code>{inner}</code>;
const profileLink = (inner: ReactNode) => <Link to="/profile">{inner}</Link>;

export function Developers() {
  const hasKeys = useSiteLinks(({ site }) => site?.apiKeys === true);
  const { origin } = window.location;
  return (
    <Grid as="article" least={26} gap={5}>
      <Stack as="header" className={styles.head} gap={2}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <Row as="p" gapX={5} wrap align="stretch">
          <a href="/docs" className={styles.link}>
            {t('docs')}
          </a>{' '}
          <a href="/docs/open.json" className={styles.link}>
            {t('openApi')}
          </a>
        </Row>
      </Stack>
      <Section name="examples" wide>
        <p>{t('examples.text')}</p>
        {examplesFor(origin).map((example) => (
          <Stack key={example.name} gap={1.5} data-part="example">
            <h3>{t(`examples.${example.name}`)}</h3>
            <CodeBlock code={example.code} copyLabel={t('examples.copy', { title: t(`examples.${example.name}`) })} />
          </Stack>
        ))}
        <p>{t('examples.more')}</p>
      </Section>
      <Section name="offer">
        <dl className={styles.offer}>
          {OFFER.map(({ name, call }) => (
            <div key={name}>
              <dt>{t(`offer.${name}`)}</dt>
              <dd>
                <code>{call}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section name="limits">
        <p>{t('limits.reads', { count: READS_PER_MINUTE })}</p>
        <p>{t('limits.units', { count: UNITS_PER_MINUTE })}</p>
        {hasKeys && <p>{t.rich('limits.key', { code, link: profileLink, count: PER_MINUTE_WITH_KEY })}</p>}
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">{t('limits.route')}</th>
              <th scope="col">{t('limits.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {UNIT_COSTS.map(({ call, units }) => (
              <tr key={call}>
                <td>
                  <code>{call}</code>
                </td>
                <td>{units}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
        <p>{t.rich('limits.left', { code })}</p>
        <p>{t('limits.promise')}</p>
      </Section>
      <Stack gap={5} packed slim>
        <Section name="move">
          <p>{t('move.text', { date: dayText(SLEEP_API_ENDS) })}</p>
          <p>{t('move.old')}</p>
          <pre className={styles.old} translate="no">
            {SLEEP_API}
          </pre>
          <p>{t('move.new')}</p>
          <CodeBlock code={`${origin}/compat/sleep-api`} copyLabel={t('move.copy')} />
          <p>{t.rich('move.older', { code, address: '/compat/sleep-api-2024' })}</p>
          <p>
            <a href="/docs/moving">{t('move.guide')}</a>
          </p>
        </Section>
        <Section name="status">
          <ServerStatus />
        </Section>
      </Stack>
    </Grid>
  );
}

interface SectionProps {
  readonly name: 'examples' | 'offer' | 'limits' | 'move' | 'status';
  /** Across both columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Section({ name, wide = false, children }: SectionProps) {
  return (
    <Panel className={styles.section} gap={3} packed slim data-wide={wide} aria-labelledby={`developers-${name}`}>
      <h2 id={`developers-${name}`}>{t(`${name}.title`)}</h2>
      {children}
    </Panel>
  );
}
