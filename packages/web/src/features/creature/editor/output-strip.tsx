// RP, Carry Limit and daily output of the draft, and how they differ from the saved creature.

import type { Creature, Game } from '@oversleep/game';
import type { ReactNode } from 'react';
import { messages } from '../../../messages/messages.ts';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { countText } from '../../../parts/words/wording.ts';
import { sameBuild } from '../../../state/data/data.ts';
import type { TeamAround } from '../../../state/page/dialogs.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { PlainTable } from '../../../ui/tables/plain-table.tsx';
import { ChangeText } from './change-text.tsx';
import { figuresOf } from './draft.ts';
import { amountText, type CreatureOutput, changeOf, type OutputFigure, rangeText } from './output-figures.ts';
import { type LiveOutput, useOutput } from './use-output.ts';
import * as styles from './output-strip.module.css';

const t = messages('creature');

interface OutputStripProps {
  readonly game: Game;
  readonly draft: Creature;
  /** Undefined for a new creature: there is nothing to compare with. */
  readonly saved: Creature | undefined;
  readonly around: TeamAround | null | undefined;
}

const TILES = ['berries', 'ingredients', 'procs'] as const satisfies readonly (keyof CreatureOutput)[];

export function OutputStrip({ game, draft, saved, around }: OutputStripProps) {
  const replacedId = saved?.externalId ?? draft.externalId;
  const isChanged = saved !== undefined && !sameBuild(draft, saved);
  const now = useOutput(draft, around, replacedId);
  const before = useOutput(isChanged ? saved : undefined, around, replacedId);
  const figures = figuresOf(game, draft);
  const savedFigures = isChanged ? figuresOf(game, saved) : undefined;
  const { output } = now;
  // Results of an earlier draft can't be compared.
  const compared = isChanged && isCurrent(now) && isCurrent(before) ? before.output : undefined;
  return (
    <Stack
      as="section"
      className={styles.output}
      frame="line"
      corner="panel"
      fill="solid-2"
      gap={1}
      data-sticky="dialog"
      aria-label={t('output.title')}
      data-state={now.state}
      data-compares={saved !== undefined}
    >
      <Grid as="dl" className={styles.tiles} gap={1} columns={5}>
        <Tile label={t('output.rp')} value={figures ? countText(figures.rp) : NONE}>
          <ChangeText change={figures && savedFigures && changeOf(exact(figures.rp), exact(savedFigures.rp))} />
        </Tile>
        <Tile label={t('output.carry')} value={figures ? countText(figures.carry) : NONE}>
          <ChangeText change={figures && savedFigures && changeOf(exact(figures.carry), exact(savedFigures.carry))} />
        </Tile>
        {TILES.map((key) => (
          <Tile
            key={key}
            label={t.rich(`tiles.${key}`, { unit })}
            value={figures ? output && amountText(output[key].value) : NONE}
          >
            <ChangeText change={output && changeOf(output[key], compared?.[key])} />
          </Tile>
        ))}
      </Grid>
      <Row gap={2} justify="between">
        <Note>{noteOf(now.state, around, figures !== undefined)}</Note>
        {output && (
          <Popover
            label={t('output.daily')}
            align="end"
            width={400}
            trigger={(props) => (
              <button type="button" className={styles.more} {...props}>
                {t('output.details')}
              </button>
            )}
          >
            <Details output={output} compared={compared} inTeam={Boolean(around)} />
          </Popover>
        )}
      </Row>
      {now.state === 'failed' && (
        <Banner
          kind="warning"
          what={t('output.failed')}
          why={t('output.failedWhy')}
          action={{ label: t('retry'), onAction: now.retry }}
        />
      )}
    </Stack>
  );
}

const isCurrent = ({ state }: LiveOutput): boolean => state === 'refining' || state === 'done';

/** Shown where there is no value. */
const NONE = '–';

const exact = (value: number): OutputFigure => ({ value, error: 0 });

function noteOf(state: LiveOutput['state'], around: TeamAround | null | undefined, isKnown: boolean): string {
  if (!isKnown) return t('output.unknown');
  if (state === 'failed') return '';
  if (state === 'waiting') return t('output.waiting');
  const refining = state === 'refining' ? 'yes' : 'other';
  return around ? t('output.inTeam', { refining }) : t('output.alone', { refining });
}

interface TileProps {
  readonly label: ReactNode;
  readonly value: string | undefined;
  readonly children: ReactNode;
}

const unit = (inner: ReactNode) => <span className={styles.unit}>{inner}</span>;

function Tile({ label, value, children }: TileProps) {
  return (
    <Text as="div" className={styles.tile} slim>
      <Note as="dt" size="small">
        {label}
      </Note>
      <Stack as="dd" align="start">
        {value === undefined ? <Skeleton width="3rem" /> : <span className={styles.value}>{value}</span>}
        {children}
      </Stack>
    </Text>
  );
}

interface DetailsProps {
  readonly output: CreatureOutput;
  readonly compared: CreatureOutput | undefined;
  readonly inTeam: boolean;
}

function Details({ output, compared, inTeam }: DetailsProps) {
  const row = (label: ReactNode, key: string, figure: OutputFigure, before: OutputFigure | undefined) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      <td>{amountText(figure.value)}</td>
      <td className={styles.range}>{rangeText(figure)}</td>
      <td>
        <ChangeText change={changeOf(figure, before)} percent />
      </td>
    </tr>
  );
  const beforeOf = (name: string): OutputFigure | undefined =>
    compared && (compared.byIngredient.find((other) => other.name === name) ?? exact(0));
  return (
    <PlainTable columns={[t('output.perDay'), t('output.mean'), t('output.range'), t('output.change')]}>
      {row(t('output.berries'), 'berries', output.berries, compared?.berries)}
      {output.byIngredient.map((figure) =>
        row(
          <Row as="span" inline gap={1.5}>
            <IngredientPicture ingredient={figure} size={22} decorative />
            {figure.longName}
          </Row>,
          figure.name,
          figure,
          beforeOf(figure.name),
        ),
      )}
      {row(t('output.procs'), 'procs', output.procs, compared?.procs)}
      {row(t('output.strength'), 'strength', output.strength, compared?.strength)}
      {inTeam && row(t('output.team'), 'team', output.team, compared?.team)}
    </PlainTable>
  );
}
