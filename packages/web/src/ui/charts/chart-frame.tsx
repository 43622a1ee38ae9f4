// What every chart has around it: title, legend, the table behind it, and ways to take it along.
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Glyph } from '../glyph.tsx';
import { Menu } from '../overlays/menu.tsx';
import { FigureTable } from '../tables/figure-table.tsx';
import { type ChartTable, csvOf, download, fileName, pngOf } from './export.ts';
import { Swatch } from './swatch.tsx';
import { useWidth } from './use-width.ts';
import * as styles from './chart.module.css';

const t = messages('parts');

interface LegendEntry {
  readonly label: string;
  readonly colour: string;
}

/** Common to all charts. */
export interface ChartProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly note?: string;
  /** Shown without data. */
  readonly empty?: string;
}

interface ChartFrameProps extends ChartProps {
  readonly kind: 'area' | 'line';
  readonly legend: readonly LegendEntry[];
  readonly isEmpty: boolean;
  /** Made only when it is looked at or taken along: a long one takes more time than the drawing. */
  readonly table: () => ChartTable;
  readonly children: (width: number) => ReactNode;
}

export function ChartFrame({
  title,
  note,
  empty = t('chart.empty'),
  kind,
  legend,
  isEmpty,
  table,
  children,
}: ChartFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, title);
  const [isTable, setTable] = useState(false);
  return (
    // Named by its title alone; otherwise its name would contain the buttons beside it.
    <figure ref={frame} className={styles.chart} data-ui="chart" aria-label={title}>
      <figcaption className={styles.head}>
        <span className={styles.title} data-ui="chart-words">
          {title}
        </span>
        {!isEmpty && (
          <>
            <IconButton
              label={isTable ? t('chart.showChart') : t('chart.showTable')}
              icon={<Glyph name={isTable ? 'chart' : 'table'} />}
              onClick={() => setTable(!isTable)}
            />
            <DownloadMenu title={title} table={table} figure={isTable ? undefined : frame} />
          </>
        )}
      </figcaption>
      {note !== undefined && (
        <p className={styles.note} data-ui="chart-words">
          {note}
        </p>
      )}
      {legend.length > 1 && !isTable && !isEmpty && <Legend kind={kind} entries={legend} />}
      <div ref={place}>
        {isEmpty && <p className={styles.none}>{empty}</p>}
        {!isEmpty && (isTable ? <BehindTable title={title} table={table()} /> : children(width))}
      </div>
    </figure>
  );
}

interface DownloadMenuProps {
  readonly title: string;
  readonly table: () => ChartTable;
  /** Undefined while there is no drawing to take. */
  readonly figure: RefObject<HTMLElement | null> | undefined;
}

function DownloadMenu({ title, table, figure }: DownloadMenuProps) {
  const takePicture = async () => {
    const picture = figure?.current ? await pngOf(figure.current) : null;
    if (picture) download(`${fileName(title)}.png`, picture);
  };
  const takeNumbers = () => download(`${fileName(title)}.csv`, new Blob([csvOf(table())], { type: 'text/csv' }));
  return (
    <Menu
      label={t('chart.download')}
      trigger={(props) => (
        <IconButton label={t('chart.downloadOf', { title })} icon={<Glyph name="download" />} {...props} />
      )}
      entries={[
        { key: 'csv', label: t('chart.numbers'), icon: <Glyph name="table" />, onChoose: takeNumbers },
        {
          key: 'png',
          label: t('chart.picture'),
          icon: <Glyph name="picture" />,
          disabled: figure ? undefined : t('chart.notTable'),
          onChoose: takePicture,
        },
      ]}
    />
  );
}

function Legend({ kind, entries }: { readonly kind: 'area' | 'line'; readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend} data-ui="chart-legend">
      {entries.map(({ label, colour }, series) => (
        <li key={label}>
          <Swatch kind={kind} series={series} colour={colour} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function BehindTable({ title, table: { head, rows } }: { readonly title: string; readonly table: ChartTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, which the keyboard has to be able to do
    <section className={styles.table} aria-label={title} tabIndex={0}>
      <FigureTable>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </section>
  );
}
