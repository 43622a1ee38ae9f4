// Takes the comparison along: as numbers for a spreadsheet, or as a picture to show around.
import { displayNameOf } from '@oversleep/game';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { type ChartTable, csvOf, download, fileName } from '../../ui/charts/export.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { barsOf, PARTS } from './bars.ts';
import { type CardRow, drawCard } from './card-picture.ts';
import type { StrengthRow } from './strength-rows.ts';
import { shareText } from './versus-words.ts';

interface ExportMenuProps {
  readonly title: string;
  /** The time in words. */
  readonly words: string;
  readonly table: () => ChartTable;
  readonly rows: readonly StrengthRow[];
}

export function ExportMenu({ title, words, table, rows }: ExportMenuProps) {
  return (
    <TakeAlong
      title={title}
      table={table}
      picture={() =>
        drawCard({
          title: 'Comparison',
          words: `Strength ${words}`,
          legend: PARTS.filter(({ key }) => rows[0]?.counted[key]),
          rows: cardRows(rows),
        })
      }
      isEmpty={rows.length === 0}
    />
  );
}

function cardRows(rows: readonly StrengthRow[]): readonly CardRow[] {
  const base = rows.find(({ isBaseline }) => isBaseline);
  return barsOf(rows).bars.map(({ row, width, parts }) => ({
    name: displayNameOf(row.entry.creature),
    facts: `${row.entry.species?.displayName ?? row.entry.creature.pokemon} · Lv. ${row.entry.level}`,
    faces: [{ name: row.entry.creature.pokemon, shiny: row.entry.creature.shiny }],
    width,
    parts: parts.map(({ colour, share }) => ({ colour, share })),
    total: row.strengths.total.mean,
    note: row.isBaseline
      ? 'Baseline'
      : row.versus && base
        ? shareText(row.versus.difference, base.strengths.total.mean)
        : '',
  }));
}

interface TakeAlongProps {
  readonly title: string;
  readonly table: () => ChartTable;
  readonly picture: () => Promise<Blob | null>;
  readonly isEmpty: boolean;
}

export function TakeAlong({ title, table, picture, isEmpty }: TakeAlongProps) {
  const { show } = useSnackbar();
  const takeNumbers = () =>
    download(`${fileName(title)}.csv`, new Blob([csvOf(table())], { type: 'text/csv;charset=utf-8' }));
  const takePicture = async () => {
    const blob = await picture();
    if (blob) download(`${fileName(title)}.png`, blob);
    else show({ kind: 'error', text: 'Your browser could not draw the picture' });
  };
  const nothing = isEmpty ? 'Nothing is known yet' : undefined;
  return (
    <Menu
      label="Download"
      trigger={(props) => <IconButton outlined label="Download" icon={<Glyph name="download" />} {...props} />}
      entries={[
        { key: 'csv', label: 'Numbers (CSV)', icon: <Glyph name="table" />, disabled: nothing, onChoose: takeNumbers },
        {
          key: 'png',
          label: 'Picture (PNG)',
          icon: <Glyph name="picture" />,
          disabled: nothing,
          onChoose: () => void takePicture(),
        },
      ]}
    />
  );
}
