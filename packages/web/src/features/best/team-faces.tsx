// Members of a found team: portraits, names, and which are new.
import type { Creature, Game } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import * as styles from './best.module.css';

const t = messages('best');

interface TeamFacesProps {
  readonly game: Game;
  readonly members: readonly Creature[];
  /** Ids that are not in the current team. */
  readonly coming: readonly string[];
}

export function TeamFaces({ game, members, coming }: TeamFacesProps) {
  return (
    <Grid as="ul" className={styles.faces} flush gap={1.5} columns={5} aria-label={t('found.members')}>
      {members.map((creature) => {
        const { externalId, pokemon, shiny, level } = creature;
        const species = game.species.find(pokemon);
        const isNew = coming.includes(externalId);
        return (
          <Stack
            as="li"
            key={externalId}
            className={styles.face}
            align="center"
            packed
            slim
            textAlign="center"
            data-new={isNew}
          >
            {species ? (
              <Portrait species={species} size={36} shiny={shiny} decorative />
            ) : (
              <UnknownPicture label={pokemon} size={36} decorative />
            )}
            <Text as="span" className={styles.faceName} size="tiny" breaks="never">
              {displayNameOf(creature)}
            </Text>
            <Text as="span" className={styles.faceLevel} tone="muted" size="tiny" breaks="never">
              {t('found.level', { level })}
              {isNew && (
                <Text as="b" tone="up">
                  {' '}
                  {t('found.new')}
                </Text>
              )}
            </Text>
          </Stack>
        );
      })}
    </Grid>
  );
}
