// Buttons, switches, chips, tabs.
import { IconHeart, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { Checkbox, Switch } from '../../ui/fields/checkbox.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import { SortControl } from '../../ui/tables/sort-control.tsx';
import { Section, Specimen } from './specimen.tsx';

export function ControlsSection() {
  return (
    <Section title="Controls">
      <Buttons />
      <Specimen title="IconButton">
        <IconButton label="Favourite" icon={<IconHeart />} />
        <IconButton outlined label="Add" icon={<IconPlus />} />
        <IconButton outlined pressed label="Favourite, on" icon={<IconHeart />} />
        <IconButton disabled label="Add, not now" icon={<IconPlus />} />
        <CopyButton label="Copy friend code" text="A1B2C3" />
      </Specimen>
      <Toggles />
      <ChipSpecimens />
      <TabSpecimens />
      <Sorting />
    </Section>
  );
}

function Buttons() {
  return (
    <>
      <Specimen title="Button">
        <Button>Plain</Button>
        <Button variant="primary">Primary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
      </Specimen>
      <Specimen title="Button, states">
        <Button icon={<Glyph name="plus" />}>With sign</Button>
        <Button small>Small</Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button disabled>Disabled</Button>
      </Specimen>
    </>
  );
}

function Toggles() {
  const [on, setOn] = useState(true);
  const [choice, setChoice] = useState('24h');
  return (
    <>
      <Specimen title="Switch and Checkbox">
        <Switch label="Random nicknames" note="A new name for each new creature" checked={on} onChange={setOn} />
        <Switch label="Off for now" checked={false} disabled onChange={() => undefined} />
        <Checkbox label="Final stage only" checked={on} onChange={setOn} />
        <Checkbox label="Not ticked" checked={!on} onChange={(checked) => setOn(!checked)} />
      </Specimen>
      <Specimen title="Segmented">
        <Segmented
          label="Hours shown"
          value={choice}
          onChange={setChoice}
          choices={['8h', '24h', 'Week'].map((value) => ({ value, label: value }))}
        />
      </Specimen>
    </>
  );
}

const SPECIALTIES = [
  { name: 'Berry', colour: 'var(--berry)' },
  { name: 'Ingredient', colour: 'var(--ingredient)' },
  { name: 'Skill', colour: 'var(--skill)' },
];

function ChipSpecimens() {
  const [chosen, setChosen] = useState(['Berry']);
  const [tray, setTray] = useState(['Oran Berry', 'Leppa Berry', 'Cheri Berry']);
  return (
    <>
      <Specimen title="Chip, to choose">
        <Chips label="Specialty">
          {SPECIALTIES.map(({ name, colour }) => (
            <Chip
              key={name}
              label={name}
              colour={colour}
              selected={chosen.includes(name)}
              onToggle={(on) => setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name))}
            />
          ))}
        </Chips>
      </Specimen>
      <Specimen title="Chip, to remove, and plain">
        {tray.map((name) => (
          <Chip key={name} label={name} onRemove={() => setTray(tray.filter((other) => other !== name))} />
        ))}
        <Chip label="Only a label" colour="var(--primary)" />
      </Specimen>
    </>
  );
}

function TabSpecimens() {
  const [tab, setTab] = useState('overview');
  return (
    <Specimen title="Tabs">
      <Tabs
        label="Results"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'overview', label: 'Overview' },
          { id: 'members', label: 'Members', badge: 5 },
          { id: 'cooking', label: 'Cooking' },
        ]}
      >
        The content of “{tab}”.
      </Tabs>
    </Specimen>
  );
}

function Sorting() {
  const [sorting, setSorting] = useState({ by: 'rp', ascending: false });
  const [page, setPage] = useState(2);
  return (
    <>
      <Specimen title="SortControl">
        <SortControl
          sorting={sorting}
          onSort={setSorting}
          options={[
            { value: 'number', title: '#', description: 'By number in the Pokédex' },
            { value: 'name', title: 'A-Z', description: 'By name' },
            { value: 'rp', title: 'RP', description: 'By rating points' },
            { value: 'level', title: 'Level', disabled: 'Only in the Pokébox' },
          ]}
        />
      </Specimen>
      <Specimen title="Pager">
        <Pager label="Pages of users" page={page} pages={7} onPage={setPage} />
      </Specimen>
    </>
  );
}
