// Downloads the comparison as CSV or as an image.
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { type ChartTable, csvOf, download, fileName } from '../../ui/charts/export.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { barsOf, PARTS } from './bars.ts';
import { type CardRow, drawCard } from './card-picture.ts';
import type { StrengthRow } from './strength-rows.ts';
import { shareText } from './versus-words.ts';

const t = messages('compare');

interface ExportMenuProps {
  readonly title: string;
  readonly timeWindow: TimeWindow;
  readonly table: () => ChartTable;
  readonly rows: readonly StrengthRow[];
}

export function ExportMenu({ title, timeWindow, table, rows }: ExportMenuProps) {
  return (
    <DownloadMenu
      title={title}
      table={table}
      picture={() =>
        drawCard({
          title: t('picture.creatures'),
          words: t(`picture.${timeWindow}`),
          legend: PARTS.flatMap(({ key, colour }) =>
            rows[0]?.counted[key] ? [{ label: t(`parts.${key}`), colour }] : [],
          ),
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
    facts: t('speciesAndLevel', {
      species: nameOf('species', row.entry.creature.pokemon),
      level: row.entry.level,
    }),
    faces: [{ name: row.entry.creature.pokemon, shiny: row.entry.creature.shiny }],
    width,
    parts: parts.map(({ colour, share }) => ({ colour, share })),
    total: row.strengths.total.mean,
    note: row.isBaseline
      ? t('baseline')
      : row.versus && base
        ? shareText(row.versus.difference, base.strengths.total.mean)
        : '',
  }));
}

interface DownloadMenuProps {
  readonly title: string;
  readonly table: () => ChartTable;
  readonly picture: () => Promise<Blob | null>;
  readonly isEmpty: boolean;
}

export function DownloadMenu({ title, table, picture, isEmpty }: DownloadMenuProps) {
  const { show } = useSnackbar();
  const saveNumbers = () =>
    download(`${fileName(title)}.csv`, new Blob([csvOf(table())], { type: 'text/csv;charset=utf-8' }));
  const savePicture = async () => {
    const blob = await picture();
    if (blob) download(`${fileName(title)}.png`, blob);
    else show({ kind: 'error', text: t('download.failed') });
  };
  const nothing = isEmpty ? t('download.nothing') : undefined;
  return (
    <Menu
      label={t('download.menu')}
      trigger={(props) => (
        <IconButton outlined label={t('download.menu')} icon={<Glyph name="download" />} {...props} />
      )}
      entries={[
        {
          key: 'csv',
          label: t('download.numbers'),
          icon: <Glyph name="table" />,
          disabled: nothing,
          onChoose: saveNumbers,
        },
        {
          key: 'png',
          label: t('download.picture'),
          icon: <Glyph name="picture" />,
          disabled: nothing,
          onChoose: () => void savePicture(),
        },
      ]}
    />
  );
}
