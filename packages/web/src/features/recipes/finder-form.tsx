// Settings of the team finder: Pokémon to choose from, their level, and fixed members.

import { type Creature, type Game, MAX_LEVEL, MIN_LEVEL } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import * as recipeDialogStyles from './recipe-dialog.module.css';

const t = messages('recipes');

export interface FinderSettings {
  readonly from: 'all' | 'box';
  readonly level: number;
  readonly camp: boolean;
}

interface FinderFormProps {
  readonly game: Game;
  readonly settings: FinderSettings;
  readonly onChange: (settings: FinderSettings) => void;
  readonly given: readonly Creature[];
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (id: string) => void;
  /** Adds the members of the current team; undefined if it is empty. */
  readonly onTeam: (() => void) | undefined;
  readonly teamName: string;
  readonly boxSize: number;
}

export function FinderForm(props: FinderFormProps) {
  const { settings, onChange, boxSize } = props;
  return (
    <Grid className={recipeDialogStyles.finderForm} gap={3.5} gapX={5} align="start">
      <Segmented
        label={t('finder.from')}
        value={settings.from}
        choices={[
          { value: 'all', label: t('finder.fromAll') },
          { value: 'box', label: t('finder.fromBox', { count: boxSize }) },
        ]}
        onChange={(value) => onChange({ ...settings, from: value === 'box' ? 'box' : 'all' })}
      />
      {settings.from === 'all' && (
        <NumberField
          label={t('finder.level')}
          value={settings.level}
          min={MIN_LEVEL}
          max={MAX_LEVEL}
          message={t('finder.levelRefused', { min: MIN_LEVEL, max: MAX_LEVEL })}
          onChange={(level) => onChange({ ...settings, level })}
        />
      )}
      <Switch label={t('finder.camp')} checked={settings.camp} onChange={(camp) => onChange({ ...settings, camp })} />
      <Given {...props} />
    </Grid>
  );
}

function Given({ game, given, canAdd, onAdd, onRemove, onTeam, teamName }: FinderFormProps) {
  return (
    <Stack as="section" gap={2} across aria-label={t('finder.include')}>
      <Text as="h3" tone="muted" size="label">
        {t('finder.include')}
      </Text>
      <Row as="ul" gap={2} wrap align="stretch">
        {given.map((creature) => {
          const { externalId, pokemon, shiny } = creature;
          const name = displayNameOf(creature);
          const species = game.species.find(pokemon);
          return (
            <Row as="li" key={externalId} className={recipeDialogStyles.finderGivenOne} gap={2}>
              {species && <Portrait species={species} size={40} shiny={shiny} decorative />}
              <span>{name}</span>
              <IconButton
                plain
                label={t('finder.remove', { name })}
                icon={<Glyph name="close" size={16} />}
                onClick={() => onRemove(externalId)}
              />
            </Row>
          );
        })}
        {given.length === 0 && <li className={recipeDialogStyles.recipeDishQuiet}>{t('finder.includeNone')}</li>}
      </Row>
      <Row gap={2} wrap align="stretch">
        <Button small icon={<Glyph name="plus" />} disabled={!canAdd} onClick={onAdd}>
          {t('finder.add')}
        </Button>
        {onTeam && (
          <Button small onClick={onTeam}>
            {t('finder.addTeam', { team: teamName })}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
