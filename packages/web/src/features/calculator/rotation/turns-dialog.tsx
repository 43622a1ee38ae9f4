// Who shares a slot, and when: a Pokémon of the box, and one of four ways to take turns.
import {
  type Creature,
  displayNameOf,
  formatClock,
  gameOf,
  isKnown,
  minuteOf,
  parseClock,
  rosterOf,
} from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { ClockField } from '../../../parts/clock-field.tsx';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { boxOf, isSame, type PlayerTeam } from '../../../state/data/data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../../ui/buttons/chip.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useChanged } from '../../../ui/overlays/use-changed.ts';
import { clockOf, nameIn } from './rotation-words.ts';
import { type Pattern, patternRow, type Row, type Times } from './shifts.ts';
import { useRotation } from './use-rotation.ts';
import * as styles from './rotation.module.css';

const t = messages('rotation');

const PATTERNS: readonly Pattern[] = ['days', 'halves', 'night', 'hours'];
/** Of a large box the search shows the rest. */
const SHOWN = 60;

interface TurnsDialogProps {
  readonly team: PlayerTeam;
  readonly place: number;
  readonly onClose: () => void;
}

export function TurnsDialog({ team, place, onClose }: TurnsDialogProps) {
  const { times, rows, creatures, edition, change } = useRotation(team);
  const game = gameOf(edition);
  const row: Row = rows[place] ?? [];
  const own = team.members[place] ?? null;
  const sharers = [...new Set(row.map(({ id }) => id))].filter((id) => id !== null && id !== own);
  const [begun] = useState(() => shownIn(row, own, sharers[0] ?? null, times));
  const [partner, setPartner] = useState(sharers[0] ?? null);
  const [pattern, setPattern] = useState<Pattern>(begun.pattern);
  const [isSwapped, setSwapped] = useState(begun.isSwapped);
  const { wakeup, bedtime } = team;
  const [from, setFrom] = useState(begun.from ?? wakeup);
  const [until, setUntil] = useState(begun.until ?? Math.min(18 * 60, bedtime > wakeup ? bedtime : 18 * 60));
  const [sought, setSought] = useState('');
  const [problem, setProblem] = useState<string>();

  const taken = new Set(rosterOf(team).filter((id) => id !== own && !sharers.includes(id)));
  const box = boxOf(creatures).filter(
    (creature) => isKnown(game, creature) && creature.externalId !== own && !taken.has(creature.externalId),
  );
  const fits = (creature: Creature) =>
    `${displayNameOf(creature)} ${game.species.find(creature.pokemon)?.displayName ?? ''}`
      .toLowerCase()
      .includes(sought.trim().toLowerCase());
  const found = box.filter(fits).sort((a, b) => Number(b.externalId === partner) - Number(a.externalId === partner));

  const [first, second] = inOrder(pattern, own, partner, isSwapped);
  const hours = { from: formatClock(from), until: formatClock(until) };
  const asleep = [from, until].find((clock) => minuteOf(formatClock(clock), times) === undefined);
  const wrong =
    pattern !== 'hours'
      ? undefined
      : asleep !== undefined
        ? t('turns.asleep', {
            time: formatClock(asleep),
            wakeup: formatClock(wakeup),
            bedtime: formatClock(bedtime),
          })
        : from === until
          ? t('turns.same')
          : undefined;
  const names = { first: nameIn(creatures, first ?? ''), second: nameIn(creatures, second ?? '') };

  const put = (next: Row, done: string) => {
    const refused = change(
      rows.map((known, at) => (at === place ? next : known)),
      done,
    );
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  const save = () => {
    if (first !== null && second !== null && wrong === undefined)
      put(patternRow(pattern, first, second, hours), t('turns.saved', names));
  };
  const isChanged = useChanged([partner, pattern, isSwapped, from, until]);
  return (
    <Dialog
      open
      title={t('turns.title', { name: nameIn(creatures, own ?? '') })}
      maxWidth={560}
      onClose={onClose}
      unsaved={isChanged}
      foot={
        <>
          {sharers.length > 0 && (
            <Button
              onClick={() =>
                put([{ day: 0, at: 'wakeup', id: own }], t('turns.stopped', { name: nameIn(creatures, own ?? '') }))
              }
            >
              {t('turns.stop')}
            </Button>
          )}
          <Button onClick={onClose}>{t('turns.cancel')}</Button>
          <Button variant="primary" disabled={partner === null || wrong !== undefined} onClick={save}>
            {t('turns.save')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {problem !== undefined && <Banner kind="error" what={problem} />}
        <h3 className={styles.heading}>{t('turns.partner')}</h3>
        {box.length === 0 && <p className={styles.small}>{t('turns.none')}</p>}
        {box.length > 8 && <TextField label={t('turns.search')} value={sought} onChange={setSought} />}
        {box.length > 0 && found.length === 0 && <p className={styles.small}>{t('turns.noMatch')}</p>}
        <ul className={styles.candidates} aria-label={t('turns.partner')}>
          {found.slice(0, SHOWN).map((creature) => (
            <li key={creature.externalId}>
              <button
                type="button"
                className={styles.candidate}
                aria-pressed={creature.externalId === partner}
                onClick={() => setPartner(creature.externalId)}
              >
                <Portrait species={game.species.get(creature.pokemon)} size={44} shiny={creature.shiny} decorative />
                <span>{displayNameOf(creature)}</span>
              </button>
            </li>
          ))}
        </ul>
        <h3 className={styles.heading}>{t('turns.when')}</h3>
        <Chips label={t('turns.when')}>
          {PATTERNS.map((one) => (
            <Chip key={one} label={t(`turns.${one}`)} selected={one === pattern} onToggle={() => setPattern(one)} />
          ))}
        </Chips>
        {pattern === 'hours' && (
          <div className={styles.hours}>
            <ClockField label={t('turns.from')} value={from} onChange={setFrom} />
            <ClockField label={t('turns.until')} value={until} onChange={setUntil} />
          </div>
        )}
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
        {partner !== null && (
          <div className={styles.plan}>
            <p>{t(`plan.${pattern}`, { ...names, ...hours })}</p>
            <Button small onClick={() => setSwapped(!isSwapped)}>
              {t('turns.swap')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Unless swapped, the slot's own Pokémon is in longer, which of two halves of the week is the second, so the slot keeps its name. */
const inOrder = <Id,>(pattern: Pattern, own: Id, partner: Id, isSwapped: boolean): readonly [Id, Id] =>
  isSwapped === (pattern === 'halves') ? [own, partner] : [partner, own];

/** The pattern of a row that is shared already; by the hour where it is none of the others. */
function shownIn(row: Row, own: string | null, partner: string | null, times: Times) {
  const none = { pattern: 'days', isSwapped: false, from: undefined, until: undefined } as const;
  if (own === null || partner === null) return none;
  const unordered = (shifts: Row) => shifts.map(({ day, at, id }) => `${day} ${at} ${id}`).sort();
  for (const pattern of PATTERNS)
    for (const isSwapped of [false, true]) {
      const [first, second] = inOrder(pattern, own, partner, isSwapped);
      const plain = patternRow(pattern, first, second, { from: '', until: '' });
      // The first shift of a day is no change where the night before had the same Pokémon.
      const real = plain.filter(({ id }, i) => id !== plain.at(i - 1)?.id);
      if (pattern !== 'hours' && isSame(unordered(real), unordered(row))) return { ...none, pattern, isSwapped };
    }
  const timesFor = (who: string) => [
    ...new Set(row.filter(({ id }) => id === who).map(({ at }) => clockOf(at, times))),
  ];
  const [[from = '', ...others], [until = '', ...more]] = [timesFor(partner), timesFor(own)];
  return others.length + more.length > 0
    ? none
    : ({ pattern: 'hours', isSwapped: false, from: parseClock(from), until: parseClock(until) } as const);
}
