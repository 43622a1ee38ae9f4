// The Pokébox or a team as a picture: seen first, then copied or downloaded.
import { type Creature, formatClock } from '@oversleep/game';
import { IconPhotoShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { download } from '../../../ui/charts/export.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { newestGame } from '../newest-game.ts';
import { type BoxPicture, drawBox, MOST_IN_PICTURE } from './box-picture.ts';
import { exportName } from './export-choice.ts';
import * as styles from './export.module.css';

const t = messages('interchange');

interface ExportPictureProps {
  readonly creatures: readonly Creature[];
  /** Whose picture it is, if it is that of a team. */
  readonly team: PlayerTeam | undefined;
}

type PictureResult = { readonly blob: Blob; readonly address: string } | 'failed';

export function ExportPicture({ creatures, team }: ExportPictureProps) {
  const { show } = useSnackbar();
  const [drawn, setDrawn] = useState<PictureResult | null>(null);

  useEffect(() => {
    let isWanted = true;
    setDrawn(null);
    const draw = async (): Promise<PictureResult> => {
      const game = newestGame();
      const blob = await drawBox(game, pictureOf(creatures, team));
      return blob ? { blob, address: await addressOf(blob) } : 'failed';
    };
    draw()
      .catch(() => 'failed' as const)
      .then((now) => isWanted && setDrawn(now));
    return () => {
      isWanted = false;
    };
  }, [creatures, team]);

  if (drawn === 'failed') return <Banner what={t('picture.failed')} />;
  if (!drawn) return <Loading label={t('picture.drawing')} />;
  const copy = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawn.blob })]);
      show({ kind: 'success', text: t('picture.copied') });
    } catch {
      show({ kind: 'error', text: t('picture.copyFailed') });
    }
  };
  const day = new Date().toISOString().slice(0, 10);
  return (
    <>
      {creatures.length > MOST_IN_PICTURE && <Text tone="muted">{t('picture.first', { count: MOST_IN_PICTURE })}</Text>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard too */}
      <section className={styles.picture} aria-label={t('preview')} tabIndex={0}>
        <img src={drawn.address} alt={team ? t('picture.ofTeam', { name: team.name }) : t('picture.ofBox')} />
      </section>
      <Row className={styles.ways} fill="solid" edge="top" gap={3} wrap align="stretch" justify="end">
        {'ClipboardItem' in window && (
          <Button icon={<IconPhotoShare size={20} aria-hidden="true" />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        )}
        <Button
          variant="primary"
          icon={<Glyph name="download" />}
          onClick={() => download(exportName(team ? 'team' : 'box', day, 'png'), drawn.blob)}
        >
          {t('download')}
        </Button>
      </Row>
    </>
  );
}

/** Pages may show no other pictures than their own and those that are written out. */
const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

function pictureOf(creatures: readonly Creature[], team: PlayerTeam | undefined): BoxPicture {
  if (!team)
    return { title: t('picture.boxTitle'), facts: t('picture.boxFacts', { count: creatures.length }), creatures };
  const { island, bedtime, wakeup, recipeType, camp } = team;
  const facts = [
    nameOf('islands', island.shortName),
    t('picture.sleep', { from: formatClock(bedtime), to: formatClock(wakeup) }),
    t(`recipes.${recipeType}`),
    camp ? t('picture.camp') : '',
  ];
  return { title: team.name, facts: facts.filter((fact) => fact !== '').join(' · '), creatures };
}
