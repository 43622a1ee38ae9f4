// A creature of a file: what is doubtful or different about it, and whether it is imported.
import type { CreatureFields } from '@oversleep/interchange';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../../messages/names.ts';
import { AboveCap } from '../../../parts/above-cap.tsx';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { SubskillBadge } from '../../../parts/pictures/subskill-badge.tsx';
import { UnknownPicture } from '../../../parts/pictures/unknown-picture.tsx';
import { doubtWords } from '../../../parts/words/doubt-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { newestGame } from '../newest-game.ts';
import type { ImportChoice } from './apply-import.ts';
import { type ImportRow, isBehind } from './import-plan.ts';
import * as styles from './import.module.css';

const t = messages('interchange');

interface RowViewProps {
  readonly row: ImportRow;
  /** Undefined where there is nothing to choose. */
  readonly choice: ImportChoice | undefined;
  readonly onChoose: (choice: ImportChoice) => void;
}

const game = newestGame();

const FACE = 44;

export function RowView({ row, choice, onChoose }: RowViewProps) {
  const { fields, merged, changes } = row;
  const name = displayNameOf(merged ?? fields);
  const species = game.species.find(fields.pokemon);
  const kind = nameOf('species', fields.pokemon);
  const facts = [kind === name ? '' : kind, t('level', { level: fields.level }), fields.nature].filter(
    (fact) => fact !== '',
  );
  const words = (
    <>
      <Text as="span" weight={700} breaks="anywhere">
        {name}
      </Text>{' '}
      <Note as="span" size="label">
        {facts.join(' · ')}
      </Note>
    </>
  );
  return (
    <Row as="li" pad={2} padX={3} frame="line" corner="tile" fill={1} gap={3} align="stretch">
      {species ? (
        <Portrait species={species} size={FACE} shiny={fields.shiny} decorative />
      ) : (
        <UnknownPicture label={fields.pokemon} size={FACE} decorative />
      )}
      <div className={styles.words}>
        {choice === undefined ? (
          <p>{words}</p>
        ) : (
          <Checkbox
            label={words}
            checked={choice !== 'leave'}
            onChange={(on) => onChoose(on ? (merged ? 'merge' : 'add') : 'leave')}
          />
        )}
        <AboveCap game={game} creature={fields} />
        <Roll fields={fields} isKnown={species !== undefined} />
        {changes.length > 0 && <Changes row={row} isAdded={choice === 'add'} />}
        {choice !== undefined && <Doubts row={row} />}
        {merged && choice !== undefined && choice !== 'leave' && (
          <Button small variant="quiet" onClick={() => onChoose(choice === 'add' ? 'merge' : 'add')}>
            {choice === 'add' ? t('row.isSame', { name }) : t('row.isOther')}
          </Button>
        )}
      </div>
    </Row>
  );
}

/** Ingredients and subskills; an unknown species has no ingredients to show. */
function Roll({ fields, isKnown }: { readonly fields: CreatureFields; readonly isKnown: boolean }) {
  const subskills = fields.subskills.flatMap((name) => (name === null ? [] : (game.subskills.find(name) ?? [])));
  const ingredients = fields.ingredients.map(({ name }) => game.ingredients.find(name) ?? game.lockedIngredient);
  if (!isKnown && subskills.length === 0) return null;
  return (
    <Row gap={1} gapX={1.5} wrap>
      {isKnown &&
        ingredients.map((ingredient, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three slots, in their order
          <IngredientPicture key={slot} ingredient={ingredient} size={20} />
        ))}
      {subskills.map((subskill) => (
        <SubskillBadge key={subskill.name} subskill={subskill} short />
      ))}
    </Row>
  );
}

function Changes({ row, isAdded }: { readonly row: ImportRow; readonly isAdded: boolean }) {
  return (
    <div className={styles.changes} data-void={isAdded}>
      <Stack as="dl" gap={0.5}>
        {row.changes.map(({ field, from, to }) => (
          <Row key={field} gap={1} gapX={2} wrap align="stretch">
            <Text as="dt" tone="muted">
              {field}
            </Text>
            <Text as="dd" breaks="anywhere">
              <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to}</ins>
            </Text>
          </Row>
        ))}
      </Stack>
      {isBehind(row) && <Note size="label">{t('row.behind')}</Note>}
    </div>
  );
}

function Doubts({ row: { format, read } }: { readonly row: ImportRow }) {
  const doubts = doubtWords({ format, doubts: read.fieldDoubts ?? read.doubts });
  if (doubts.length === 0) return null;
  return (
    <div className={styles.doubts}>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <code>{read.raw}</code>
    </div>
  );
}
