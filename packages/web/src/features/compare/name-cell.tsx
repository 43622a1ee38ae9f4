// The first cell of a row: portrait, name, and whether the figures are current.
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import type { ComparisonEntry } from './entry.ts';
import * as compareStyles from './compare.module.css';
import * as styles from './name-cell.module.css';

const t = messages('compare');

interface NameCellProps {
  readonly entry: ComparisonEntry;
  readonly isBaseline?: boolean;
  readonly size?: number;
}

export function NameCell({ entry, isBaseline = false, size = 44 }: NameCellProps) {
  const { creature, species, level, isStale } = entry;
  return (
    <Row as="span" className={styles.compareName} inline gap={2.5} slim>
      {species ? (
        <Portrait species={species} size={size} shiny={creature.shiny} decorative />
      ) : (
        <UnknownPicture label="" size={size} decorative />
      )}
      <Stack as="span" className={compareStyles.compareNameWords} slim>
        <span data-part="name">{displayNameOf(creature)}</span>
        <span className={styles.compareNameFacts}>
          {/* Nicknames may be the same; without a nickname the species is the name above. */}
          {creature.name !== '' && `${nameOf('species', creature.pokemon)} · `}
          <Text as="span" breaks="never">
            {t('level', { level })}
          </Text>{' '}
          {creature.mint && (
            <Text as="span" breaks="never">
              · {t('whiteMint')}
            </Text>
          )}
        </span>
        {isBaseline && <span className={compareStyles.compareMark}>{t('baseline')}</span>}
        {isStale && (
          <span className={`${compareStyles.compareMark} ${compareStyles.compareMarkOld}`}>{t('oldFigures')}</span>
        )}
      </Stack>
    </Row>
  );
}
