// A figure taken apart: its steps as a waterfall, its total, its range, and how it varies.
import { Fragment, type ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { amountText, changeText, marginText } from '../words/range-text.ts';
import type { Explanation, FigureSum } from './explanation.ts';
import { RangeStrip } from './range-strip.tsx';
import { shownSteps } from './shown-steps.ts';
import { waterfall } from './waterfall.ts';
import * as styles from './breakdown.module.css';

const t = messages('parts');

interface BreakdownProps {
  readonly explanation: Explanation;
  /** What takes time to find out. */
  readonly children?: ReactNode;
}

export function Breakdown({ explanation, children }: BreakdownProps) {
  const { title, accounts, total, unit, error, spread, notes = [], format = amountText } = explanation;
  return (
    <Stack gap={2} size="label">
      <p className={styles.title}>{title}</p>
      {accounts.map((account) => (
        <Steps key={account.title ?? ''} account={account} total={total} format={format} />
      ))}
      <Row as="p" className={styles.total} gap={3} align="stretch" justify="between">
        <span>{unit}</span>{' '}
        <Text as="b" size="head-tiny">
          {format(total)}
        </Text>
      </Row>
      {error !== undefined && (
        <Text tone="muted">
          {error > 0 ? t('figure.margin', { margin: marginText(error, format) }) : t('figure.exact')}
        </Text>
      )}
      {spread && <RangeStrip spread={spread} format={format} />}
      {notes.map((note) => (
        <BreakdownNote key={note}>{note}</BreakdownNote>
      ))}
      {children}
    </Stack>
  );
}

export function BreakdownNote({ children }: { readonly children: ReactNode }) {
  return <Text tone="muted">{children}</Text>;
}

interface StepsProps {
  readonly account: FigureSum;
  readonly total: number;
  readonly format: (value: number) => string;
}

function Steps({ account: { title, steps }, total, format }: StepsProps) {
  if (steps.length === 0) return null;
  const shown = shownSteps(steps, total, format);
  return (
    <>
      {title !== undefined && (
        <Text tone="muted" weight={600}>
          {title}
        </Text>
      )}
      <Grid as="dl" className={styles.steps} gap={0.5} gapX={3} columns="wide-auto">
        {waterfall(steps).map(({ key, label, words, adds, from, to }, s) => (
          <Fragment key={key}>
            <dt>
              {label}
              {words !== undefined && (
                <Text as="span" tone="muted" weight={400}>
                  {' '}
                  {words}
                </Text>
              )}
            </dt>
            <dd>{s === 0 ? format(shown[s] ?? 0) : changeText(shown[s] ?? 0, format)}</dd>
            <dd className={styles.bar} aria-hidden="true">
              <span data-down={adds < 0} style={{ left: `${from * 100}%`, width: `max(2px, ${(to - from) * 100}%)` }} />
            </dd>
          </Fragment>
        ))}
      </Grid>
    </>
  );
}
