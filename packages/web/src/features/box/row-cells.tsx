// The parts of a row or card of the box.
import { type Creature, type Game, RIBBONS, type Verdict } from '@oversleep/game';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { AboveCap } from '../../parts/above-cap.tsx';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { NaturePicture } from '../../parts/pictures/nature-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { SubskillBadge } from '../../parts/pictures/subskill-badge.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import { natureText } from '../../parts/words/nature-words.ts';
import { marginText } from '../../parts/words/range-text.ts';
import { countText } from '../../parts/words/wording.ts';
import type { Worth } from '../../sim/worth.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { BareCheckbox, type BareCheckboxProps } from '../../ui/fields/checkbox.tsx';
import { readNumber } from '../../ui/fields/number-rules.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import type { BoxRow } from './box-row.ts';
import { Choice, LazyField } from './lazy-field.tsx';
import { levelRules } from './level-rules.ts';
import { shortRibbonText } from './ribbon-text.ts';
import { shownSubskills } from './shown-subskills.ts';
import type { BoxPageActions } from './use-box-actions.ts';
import * as styles from './row-cells.module.css';

const t = messages('box');

const inList = listFormat();

export const Face = memo(({ row: { species, creature }, size }: { readonly row: BoxRow; readonly size: number }) =>
  species ? (
    <Portrait species={species} size={size} shiny={creature.shiny} decorative bare />
  ) : (
    <UnknownPicture label={creature.pokemon} size={size} decorative />
  ),
);

/** Name and effect below each other, or `inline` in one line of a card. */
export function NatureCell({
  row: { creature, nature },
  inline = false,
}: {
  readonly row: BoxRow;
  readonly inline?: boolean;
}) {
  return (
    <span className={styles.nature} data-inline={inline}>
      <span>{natureText(creature)}</span>
      {nature && <NaturePicture nature={nature} short />}
    </span>
  );
}

/** All of them, or as many as have room in one line of that many pixels. */
export function SubskillList({ row: { subskills }, room }: { readonly row: BoxRow; readonly room?: number }) {
  const { shown, folded } = room === undefined ? { shown: subskills, folded: [] } : shownSubskills(subskills, room);
  return (
    <span className={styles.badges} data-line={room !== undefined}>
      {shown.map(({ subskill, opensAt }) => (
        <SubskillBadge key={subskill.key} short subskill={subskill} {...(opensAt !== undefined && { opensAt })} />
      ))}
      {folded.length > 0 && (
        <span className={styles.folded}>
          <span aria-hidden="true">{t('cells.folded', { count: folded.length })}</span>
          <span className="unseen">{inList(folded.map(({ subskill }) => nameOf('subskills', subskill)))}</span>
        </span>
      )}
    </span>
  );
}

export function IngredientList({ row: { ingredients } }: { readonly row: BoxRow }) {
  return (
    <span className={styles.ingredients}>
      {ingredients.map(({ ingredient, amount, opensAt }, slot) => (
        // The same ingredient may be in several slots.
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
        <span key={slot} className={styles.ingredient} data-closed={opensAt !== undefined}>
          <IngredientPicture ingredient={ingredient} size={20} />
          {amount}
          {opensAt !== undefined && <span className="unseen"> {t('cells.opensAt', { level: opensAt })}</span>}
        </span>
      ))}
    </span>
  );
}

interface CellProps {
  readonly game: Game;
  readonly row: BoxRow;
  readonly actions: BoxPageActions;
}

/** Previewed values cannot be edited. */
const isOwn = (row: BoxRow, field: 'level' | 'skillLevel'): boolean => row.creature[field] === row.own[field];

export function LevelCell({ game, row, actions }: CellProps) {
  const { own, creature } = row;
  const [draft, setDraft] = useState<string | null>(null);
  if (!isOwn(row, 'level')) return <PreviewFigure now={creature.level} kept={own.level} />;
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const reading = readNumber(draft, levelRules());
    if (!reading) return;
    if ('refusal' in reading)
      actions.refuse(t('cells.levelStays', { name: row.name, level: own.level, reason: reading.refusal }));
    else if (reading.value !== own.level) actions.setLevel([own], reading.value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(null);
  };
  const label = t('cells.level', { name: row.name });
  return (
    <span className={styles.levelCell}>
      <AboveCap game={game} creature={own} short />
      <LazyField className={styles.level} label={label} value={String(own.level)}>
        {() => (
          <input
            className={styles.level}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={label}
            value={draft ?? String(own.level)}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            onKeyDown={press}
          />
        )}
      </LazyField>
    </span>
  );
}

export function SkillCell({ row, actions }: CellProps) {
  const { own, creature, species } = row;
  if (!species) return <span>{own.skillLevel}</span>;
  if (!isOwn(row, 'skillLevel')) return <PreviewFigure now={creature.skillLevel} kept={own.skillLevel} />;
  const level = Math.min(own.skillLevel, species.skill.maxLevel);
  return (
    <Choice
      label={t('cells.skill', { name: row.name, skill: nameOf('skills', species.skill) })}
      title={nameOf('skills', species.skill)}
      value={level}
      options={() => Array.from({ length: species.skill.maxLevel }, (_, i) => ({ value: i + 1, text: String(i + 1) }))}
      text={String(level)}
      onChange={(chosen) => actions.setSkillLevel(own, chosen)}
    />
  );
}

export function RibbonCell({ game, row: { own, name }, actions }: CellProps) {
  return (
    <Choice
      label={t('cells.ribbon', { name })}
      value={own.ribbon}
      options={() => RIBBONS.map((ribbon) => ({ value: ribbon, text: shortRibbonText(game, ribbon) }))}
      text={shortRibbonText(game, own.ribbon)}
      onChange={(chosen) => actions.setRibbon(own, RIBBONS[chosen] ?? own.ribbon)}
    />
  );
}

function PreviewFigure({ now, kept }: { readonly now: number; readonly kept: number }) {
  return (
    <span className={styles.preview} title={t('cells.kept', { kept })}>
      <span aria-hidden="true">{now}</span>
      <span className="unseen">{t('cells.preview', { now, kept })}</span>
    </span>
  );
}

interface WorthCellProps {
  readonly row: BoxRow;
  readonly worth: Worth | undefined;
  readonly which: keyof Worth;
  /** Whether the calculation has ended. */
  readonly isOver: boolean;
  /** Without its ±, which the details show. */
  readonly bare?: boolean;
}

export function WorthCell({ row, worth, which, isOver, bare = false }: WorthCellProps) {
  const figure = worth?.[which];
  if (figure) {
    return (
      <span className={styles.worth}>
        {countText(figure.mean)}
        {!bare && <span className={styles.margin}>{marginText(figure.error, countText)}</span>}
      </span>
    );
  }
  if (row.rp === undefined || isOver) {
    return (
      <span className={styles.margin}>
        <span aria-hidden="true">–</span>
        <span className="unseen">{t('cells.unknown')}</span>
      </span>
    );
  }
  return (
    <span className={styles.pending}>
      <span className="unseen">{t('cells.working')}</span>
    </span>
  );
}

interface KeepCellProps {
  readonly row: BoxRow;
  readonly choice: Verdict['choice'] | undefined;
  /** Shows the reasons. */
  readonly onOpen: (id: string) => void;
}

/** Keep or candy; a tap shows the reasons. */
export function KeepCell({ row: { id, name }, choice, onOpen }: KeepCellProps) {
  if (!choice) return <span className={styles.margin}>–</span>;
  return (
    <button type="button" className={styles.keep} tabIndex={-1} data-choice={choice} onClick={() => onOpen(id)}>
      {t(`keep.short.${choice}`)}
      <span className="unseen"> {t('keep.why', { name })}</span>
    </button>
  );
}

/** Closer to the edge than others: most of it is touch area. It's reached by arrows. */
export function SelectBox(props: Omit<BareCheckboxProps, 'tabIndex'>) {
  return (
    <span className={styles.selectBox}>
      <BareCheckbox {...props} tabIndex={-1} />
    </span>
  );
}

interface HandleProps {
  readonly row: BoxRow;
  readonly actions: BoxPageActions;
}

export function FavouriteButton({ row: { own, name }, actions }: HandleProps) {
  const isFavourite = own.favourite === true;
  return (
    <IconButton
      plain
      tabIndex={-1}
      label={t('cells.favourite', { name })}
      pressed={isFavourite}
      icon={isFavourite ? <IconHeartFilled size={20} aria-hidden="true" /> : <IconHeart size={20} aria-hidden="true" />}
      onClick={() => actions.setFavourite([own], !isFavourite)}
    />
  );
}

export function EditButton({ row: { own, name }, actions }: HandleProps) {
  return (
    <IconButton
      plain
      tabIndex={-1}
      label={t('cells.edit', { name })}
      icon={<Glyph name="pencil" />}
      onClick={() => actions.edit(own)}
    />
  );
}

export function Tags({ own }: { readonly own: Creature }) {
  if (!own.tags) return null;
  return (
    <span className={styles.tags}>
      {own.tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </span>
  );
}

/** That it needs review; why is in its details, too. */
export function Doubt({ row: { doubts } }: { readonly row: BoxRow }) {
  if (doubts.length === 0) return null;
  return (
    <Tooltip tip={doubts.join('\n')} onTap={false}>
      <span className={styles.doubt}>
        <Glyph name="warning" size={14} />
        {t('filters.doubtful')}
        <span className="unseen"> {doubts.join(' ')}</span>
      </span>
    </Tooltip>
  );
}
