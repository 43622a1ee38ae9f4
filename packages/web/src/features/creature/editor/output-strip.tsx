// What the creature is worth and makes in a day, as the editor stands now, and how that differs from what is saved.
import type { Creature, Game } from '@oversleep/game';
import type { ReactNode } from 'react';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { countText } from '../../../parts/words/wording.ts';
import { sameBuild } from '../../../state/data/data.ts';
import type { TeamAround } from '../../../state/page/dialogs.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { ChangeText } from './change-text.tsx';
import { figuresOf } from './draft.ts';
import { amountText, changeOf, type Figure, type Output, rangeText } from './output-figures.ts';
import { type LiveOutput, useOutput } from './use-output.ts';
import * as styles from './output-strip.module.css';

interface OutputStripProps {
  readonly game: Game;
  readonly draft: Creature;
  /** Nothing for a new creature: there is nothing to compare with. */
  readonly saved: Creature | undefined;
  readonly around: TeamAround | null | undefined;
}

const TILES: readonly { readonly key: keyof Output & ('berries' | 'ingredients' | 'procs'); readonly label: string }[] =
  [
    { key: 'berries', label: 'Berries' },
    { key: 'ingredients', label: 'Ingredients' },
    { key: 'procs', label: 'Skill procs' },
  ];

export function OutputStrip({ game, draft, saved, around }: OutputStripProps) {
  const stead = saved?.externalId ?? draft.externalId;
  const isChanged = saved !== undefined && !sameBuild(draft, saved);
  const now = useOutput(draft, around, stead);
  const before = useOutput(isChanged ? saved : undefined, around, stead);
  const figures = figuresOf(game, draft);
  const savedFigures = isChanged ? figuresOf(game, saved) : undefined;
  const { output } = now;
  // Numbers of an earlier draft say nothing about the difference.
  const compared = isChanged && isCurrent(now) && isCurrent(before) ? before.output : undefined;
  return (
    <section
      className={styles.output}
      aria-label="What it is worth"
      data-state={now.state}
      data-compares={saved !== undefined}
    >
      <dl className={styles.tiles}>
        <Tile label="RP" value={figures ? countText(figures.rp) : NONE}>
          <ChangeText change={figures && savedFigures && changeOf(exact(figures.rp), exact(savedFigures.rp))} />
        </Tile>
        <Tile label="Carry size" value={figures ? countText(figures.carry) : NONE}>
          <ChangeText change={figures && savedFigures && changeOf(exact(figures.carry), exact(savedFigures.carry))} />
        </Tile>
        {TILES.map(({ key, label }) => (
          <Tile key={key} label={label} unit="a day" value={figures ? output && amountText(output[key].value) : NONE}>
            <ChangeText change={output && changeOf(output[key], compared?.[key])} />
          </Tile>
        ))}
      </dl>
      <div className={styles.foot}>
        <p className={styles.note}>{noteOf(now.state, around, figures !== undefined)}</p>
        {output && (
          <Popover
            label="Daily output"
            align="end"
            width={400}
            trigger={(props) => (
              <button type="button" className={styles.more} {...props}>
                Details
              </button>
            )}
          >
            <Details output={output} compared={compared} inTeam={Boolean(around)} />
          </Popover>
        )}
      </div>
      {now.state === 'failed' && (
        <Banner
          kind="warning"
          what="The daily output could not be computed"
          why="Everything else works, and nothing you entered is lost."
          action={{ label: 'Retry', onAction: now.retry }}
        />
      )}
    </section>
  );
}

const isCurrent = ({ state }: LiveOutput): boolean => state === 'refining' || state === 'done';

/** Where nothing can be said. */
const NONE = '–';

const exact = (value: number): Figure => ({ value, error: 0 });

function noteOf(state: LiveOutput['state'], around: TeamAround | null | undefined, isKnown: boolean): string {
  if (!isKnown) return 'Nothing is known about this species in this edition.';
  if (state === 'failed') return '';
  if (state === 'waiting') return 'Dreaming it through…';
  const where = around ? 'In this team and its week' : 'Alone, in a plain week without camp';
  return state === 'refining' ? `${where}, getting surer…` : `${where}.`;
}

interface TileProps {
  readonly label: string;
  readonly unit?: string;
  readonly value: string | undefined;
  readonly children: ReactNode;
}

function Tile({ label, unit, value, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt>
        {label}
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </dt>
      <dd>
        {value === undefined ? <Skeleton width="3rem" /> : <span className={styles.value}>{value}</span>}
        {children}
      </dd>
    </div>
  );
}

interface DetailsProps {
  readonly output: Output;
  readonly compared: Output | undefined;
  readonly inTeam: boolean;
}

function Details({ output, compared, inTeam }: DetailsProps) {
  const row = (label: ReactNode, key: string, figure: Figure, before: Figure | undefined) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      <td>{amountText(figure.value)}</td>
      <td className={styles.range}>{rangeText(figure)}</td>
      <td>
        <ChangeText change={changeOf(figure, before)} percent />
      </td>
    </tr>
  );
  const beforeOf = (name: string): Figure | undefined =>
    compared && (compared.byIngredient.find((other) => other.name === name) ?? exact(0));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Each day</th>
          <th scope="col">Mean</th>
          <th scope="col">Range</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {row('Berries', 'berries', output.berries, compared?.berries)}
        {output.byIngredient.map((figure) =>
          row(
            <span className={styles.ingredient}>
              <IngredientPicture ingredient={figure} size={22} decorative />
              {figure.longName}
            </span>,
            figure.name,
            figure,
            beforeOf(figure.name),
          ),
        )}
        {row('Skill procs', 'procs', output.procs, compared?.procs)}
        {row('Strength of berries and skill', 'strength', output.strength, compared?.strength)}
        {inTeam && row('Strength of the whole team', 'team', output.team, compared?.team)}
      </tbody>
    </table>
  );
}
