// Open tables about main skills, natures and sub skills.
import { amountBounds, EDITIONS, gameNumber, gameOf, type MainSkill } from '@oversleep/game';
import { type Cell, type ColumnMaker, type DataTable, joined, table, upTo } from './table.ts';

const skills = table(
  'skills',
  'Every main skill.',
  ({ skills: { rows } }) => rows,
  (column) => [
    column('key', 'string', 'Our id: upper case with underscores.', (row) => row.key),
    column('name', 'string', 'English name.', ({ name }) => name),
    column('group', 'string', 'Key of its family.', ({ group }) => group),
    column('baseSkill', 'string', 'Of a variant: key of the skill that it varies.', ({ baseSkill }) => baseSkill),
    column('modifierName', 'string', 'Of a variant: its own part of the name.', ({ modifierName }) => modifierName),
    column('maxLevel', 'integer', 'Highest level.', ({ maxLevel }) => maxLevel),
    column('units', 'string', 'What it brings, separated by semicolons.', ({ units }) => joined(units)),
  ],
);

interface SkillLevel {
  readonly skill: MainSkill;
  readonly level: number;
}

const MOST_EFFECTS = Math.max(...EDITIONS.flatMap((id) => gameOf(id).skills.rows.map(({ effects }) => effects.length)));

const effectColumns = (column: ColumnMaker<SkillLevel>) =>
  upTo(MOST_EFFECTS).flatMap((n) => {
    const cell = (read: (effect: MainSkill['effects'][number], level: number) => Cell) => (row: SkillLevel) => {
      const effect = row.skill.effects[n - 1];
      return effect === undefined ? null : read(effect, row.level);
    };
    return [
      column(
        `effect${n}_unit`,
        'string',
        `What effect ${n} brings; empty: there is none.`,
        cell(({ unit }) => unit),
      ),
      column(
        `effect${n}_least`,
        'number',
        `The least that effect ${n} brings.`,
        cell(({ amount }, level) => amountBounds(amount, level)[0]),
      ),
      column(
        `effect${n}_most`,
        'number',
        `The most that effect ${n} brings.`,
        cell(({ amount }, level) => amountBounds(amount, level)[1]),
      ),
    ];
  });

const skillLevels = table<SkillLevel>(
  'skill-levels',
  'What each main skill does at each level.',
  (game) => game.skills.rows.flatMap((skill) => upTo(skill.maxLevel).map((level) => ({ skill, level }))),
  (column) => [
    column('skill', 'string', 'Key, as in the skills table.', ({ skill }) => skill.key),
    column('level', 'integer', 'Level of the skill.', ({ level }) => level),
    column('rp', 'integer', 'Part of the RP.', ({ skill, level }) => skill.rp[level - 1] ?? null),
    ...effectColumns(column),
  ],
);

const natures = table(
  'natures',
  'Every nature.',
  (game) => game.natures.rows,
  (column) => [
    column('key', 'string', 'Our id: upper case.', (row) => row.key),
    column('gameId', 'integer', "The game's own number.", (row) => gameNumber('nature', row.key)),
    column('name', 'string', 'English name.', ({ name }) => name),
    column('positive', 'string', 'What it raises.', ({ positiveModifier }) => positiveModifier),
    column('negative', 'string', 'What it lowers.', ({ negativeModifier }) => negativeModifier),
    column('frequency', 'number', 'Factor on the time between helps.', ({ frequency }) => frequency),
    column('ingredient', 'number', 'Factor on the chance of ingredients.', ({ ingredient }) => ingredient),
    column('skill', 'number', 'Factor on the chance of the main skill.', ({ skill }) => skill),
    column('energy', 'number', 'Factor on Energy that it recovers.', ({ energy }) => energy),
    column('exp', 'number', 'Factor on EXP.', ({ exp }) => exp),
  ],
);

const subskills = table(
  'subskills',
  'Every sub skill.',
  (game) => game.subskills.rows,
  (column) => [
    column('key', 'string', 'Our id: upper case with underscores.', (row) => row.key),
    column('gameId', 'integer', "The game's own number.", (row) => gameNumber('subskill', row.key)),
    column('name', 'string', 'English name.', ({ name }) => name),
    column('shortName', 'string', "Players' abbreviation.", ({ shortName }) => shortName),
    column('rarity', 'string', 'white, silver or gold.', ({ rarity }) => rarity),
    column('amount', 'number', 'How much it changes.', ({ amount }) => amount),
    column('unit', 'string', 'What it changes.', ({ unit }) => unit),
  ],
);

export const skillTables: readonly DataTable[] = [skills, skillLevels, natures, subskills];
