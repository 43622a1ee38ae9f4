// Where the week is spent and what Snorlax likes there. Works on a draft: Save applies it, closing forgets it.
import { gameOf } from '@oversleep/game';
import { useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { useAppState, useCreatures, useTeams, useUser } from '../../../state/context.ts';
import { isSame } from '../../../state/data/data.ts';
import { creatureAt, places } from '../../../state/data/team-rules.ts';
import { islandsOf } from '../../../state/data/user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { stopsAtRefused } from '../../../ui/fields/refused-field.ts';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { BerryChoice } from './berry-choice.tsx';
import type { SettingDialogProps } from './dialog-props.ts';
import { ExpertFields } from './expert-fields.tsx';
import { choiceOn, completed, draftOf, expertDraft, ownBerries, withChoice } from './island-draft.ts';
import { IslandGrid } from './island-grid.tsx';
import * as styles from './island-dialog.module.css';

const t = messages('calculatorSettings');

export function IslandDialog({ team, onClose }: SettingDialogProps) {
  const { teams, settings } = useAppState();
  const edition = useUser((user) => user.edition);
  const stored = useUser((user) => user.islands);
  const creatures = useCreatures((state) => state.creatures);
  const remembered = useTeams((state) => state.islandChoices);
  const [draft, setDraft] = useState(() => draftOf(team.island, remembered));
  // In Expert Mode, while no main favourite is chosen yet.
  const [halfway, setHalfway] = useState(expertDraft(team.island));
  const game = gameOf(edition);
  const [bonuses, setBonuses] = useState<typeof stored>({});
  const islands = islandsOf({ islands: { ...stored, ...bonuses }, edition });
  const island = islands.find(({ shortName }) => shortName === draft.shortName);
  const members = places().flatMap((place) => creatureAt(team, place, creatures) ?? []);
  const choice = island && choiceOn(island, draft);
  const expert = island?.expert ? completed(halfway) : undefined;
  const canSave = island !== undefined && (!island.expert || expert !== undefined);

  const body = useRef<HTMLDivElement>(null);
  const go = (shortName: string) => {
    // The bonus field of this island goes with it, and a refused text in it would be lost.
    if (stopsAtRefused(body.current)) return;
    setDraft({ ...draft, shortName });
    setHalfway(expertDraft(draft.choices[shortName] ?? { berries: [], expert: undefined }));
  };
  const save = () => {
    if (!island || !choice || !canSave) return;
    const wanted = {
      shortName: island.shortName,
      berries: island.expert ? [] : choice.berries,
      ...(expert && { expert }),
    };
    const { areaBonus: _, ...present } = team.island;
    if (!isSame(wanted, present)) teams.updateIsland(team.index, wanted);
    for (const [shortName, { areaBonus }] of Object.entries(bonuses)) settings.setAreaBonus(shortName, areaBonus);
    onClose();
  };
  const setBerries = (berries: readonly string[]) => setDraft(withChoice(draft, { berries }));

  return (
    <FormDialog
      title={t('island.title')}
      maxWidth={560}
      draft={[draft, halfway, bonuses]}
      disabled={!canSave}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack ref={body} gap={4}>
        <IslandGrid islands={islands} selected={draft.shortName} onSelect={go} />
        {island && (
          <NumberField
            key={island.shortName}
            label={t('island.areaBonus', { island: nameOf('islands', island) })}
            value={island.areaBonus}
            {...game.rules.areaBonus}
            suffix="%"
            note={t('island.areaBonusNote')}
            live
            onChange={(areaBonus) => setBonuses({ ...bonuses, [island.shortName]: { areaBonus } })}
          />
        )}
        {island?.expert && (
          <ExpertFields game={game} island={island} members={members} draft={halfway} onChange={setHalfway} />
        )}
        {island && !island.expert && choice && (
          <>
            <Row className={styles.islandDialogHead} gap={2} wrap>
              <h3>{t('island.favourites')}</h3>
              {island.choosesBerries ? (
                <Button small onClick={() => setBerries([])}>
                  {t('dialog.clear')}
                </Button>
              ) : (
                <Button small onClick={() => setBerries(ownBerries(island))}>
                  {t('island.default')}
                </Button>
              )}
              <Button small onClick={() => setBerries(game.berries.rows.map(({ name }) => name))}>
                {t('island.all')}
              </Button>
            </Row>
            {island.choosesBerries && <Note size="label">{t('island.weeklyNote')}</Note>}
            <BerryChoice game={game} members={members} chosen={choice.berries} onChange={setBerries} />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}
