// Numbers: tables, bars, rings, bubbles.
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { ShareBar } from '../../parts/sharing/share-bar.tsx';
import { Ring } from '../../ui/charts/ring.tsx';
import { SpeechBubble } from '../../ui/overlays/speech-bubble.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { Section, Specimen } from './specimen.tsx';

const ROWS = [
  { name: 'Sparky', level: 60, berries: 214_300, skill: 12_800 },
  { name: 'Luna', level: 55, berries: 38_100, skill: 64_000 },
  { name: 'Moss', level: 60, berries: 66_400, skill: null },
  { name: 'Puddle', level: 58, berries: 93_900, skill: 8200 },
];

const PARTS = [
  { key: 'cooking', label: 'Curry', value: '873,548', share: 0.68, colour: 'var(--curry)' },
  { key: 'berries', label: 'Berries', value: '308,311', share: 0.24, colour: 'var(--berry)' },
  { key: 'skills', label: 'Skills', value: '102,771', share: 0.08, colour: 'var(--skill)' },
];

const number = (value: number | null) => (value === null ? '–' : value.toLocaleString());

export function DataSection() {
  return (
    <Section title="Numbers">
      <Specimen title="DataTable" wide>
        <DataTable
          caption="Members of the team"
          rows={ROWS}
          rowKey={(row) => row.name}
          initialSorting={{ by: 'berries', ascending: false }}
          columns={[
            { key: 'name', title: 'Name', cell: (row) => row.name, sortBy: (row) => row.name },
            { key: 'level', title: 'Level', align: 'end', cell: (row) => row.level, sortBy: (row) => row.level },
            {
              key: 'berries',
              title: 'Berries',
              align: 'end',
              cell: (row) => number(row.berries),
              sortBy: (row) => row.berries,
            },
            {
              key: 'skill',
              title: 'Skill',
              align: 'end',
              cell: (row) => number(row.skill),
              sortBy: (row) => row.skill,
            },
          ]}
        />
      </Specimen>
      <Specimen title="DataTable, empty">
        <DataTable
          caption="No rows"
          rows={ROWS.slice(0, 0)}
          rowKey={(row) => row.name}
          columns={[{ key: 'name', title: 'Name', cell: (row) => row.name }]}
        />
      </Specimen>
      <Specimen title="StackedBar" wide>
        <ShareBar label="Strength per week" parts={PARTS} legend />
        <ShareBar label="Strength of Sparky" parts={PARTS.slice(1)} slim />
      </Specimen>
      <Specimen title="Ring">
        <Ring label="Sleep score" share={1} colour="var(--night)" />
        <Ring label="Sleep score" share={0.64} size={72} />
        <Ring label="Sleep score" share={0} size={36} />
      </Specimen>
      <Specimen title="SpeechBubble">
        <SpeechBubble lead="Lv. 60" name="Sparky" tail="below">
          I would rather stay in bed, but I will fetch a berry.
        </SpeechBubble>
      </Specimen>
      <Specimen title="Avatar: default, chosen, supporter, admin, missing">
        <Avatar avatar={null} name="Guest" size={72} />
        <Avatar avatar="pikachu" name="Player" size={72} />
        <Avatar avatar="pikachu_happy" name="Friend" userRole="supporter" size={72} />
        <Avatar avatar="sprigatito" name="Keeper" userRole="admin" size={72} />
        <Avatar avatar="eevee" name="Small" />
      </Specimen>
    </Section>
  );
}
