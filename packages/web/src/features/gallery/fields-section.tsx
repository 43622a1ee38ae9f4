// Fields of all kinds.
import { useState } from 'react';
import { NumberField, type SaveStatus } from '../../ui/fields/number-field.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Section, Specimen } from './specimen.tsx';

export function FieldsSection() {
  return (
    <Section title="Fields">
      <Numbers />
      <Texts />
      <Searches />
      <Choices />
    </Section>
  );
}

function Numbers() {
  const [level, setLevel] = useState(60);
  const [pot, setPot] = useState(69);
  return (
    <>
      <Specimen title="NumberField">
        <NumberField
          label="Level"
          value={level}
          onChange={setLevel}
          min={1}
          max={100}
          message="Level must be 1-100"
          live
        />
      </Specimen>
      <Specimen title="NumberField, steps and unit">
        <NumberField label="Pot size" value={pot} onChange={setPot} min={15} max={69} step={3} note="In steps of 3" />
        <NumberField label="Area bonus" value={35} onChange={() => undefined} min={0} max={75} suffix="%" />
      </Specimen>
      <Specimen title="NumberField, saving">
        {(['saving', 'saved', 'failed'] satisfies SaveStatus[]).map((status) => (
          <NumberField
            key={status}
            label={`Area bonus, ${status}`}
            value={35}
            onChange={() => undefined}
            suffix="%"
            status={status}
          />
        ))}
        <NumberField label="Not to be changed" value={12} onChange={() => undefined} disabled />
      </Specimen>
    </>
  );
}

function Texts() {
  const [name, setName] = useState('Helper team 1');
  const [text, setText] = useState('Good evening, sleepyheads!');
  return (
    <>
      <Specimen title="TextField">
        <TextField label="Team name" value={name} onChange={setName} limit={24} />
        <TextField
          label="Friend code"
          value="A1B2"
          onChange={() => undefined}
          message="A friend code has six characters"
        />
      </Specimen>
      <Specimen title="TextArea">
        <TextArea label="News" value={text} onChange={setText} limit={30} note="Shown to all players" />
      </Specimen>
    </>
  );
}

function Searches() {
  const [text, setText] = useState('');
  const [second, setSecond] = useState('pika');
  return (
    <Specimen title="SearchBar: empty, filled, small">
      <SearchBar label="Search Pokémon, ingredient or berry" value={text} onChange={setText} />
      <SearchBar label="Search" value={second} onChange={setSecond} maxWidth={200} />
      <SmallSearch />
    </Specimen>
  );
}

function SmallSearch() {
  const [text, setText] = useState('');
  return <SearchBar label="Search an avatar" value={text} onChange={setText} startMinimised maxWidth={200} />;
}

const DISHES = ['Curry', 'Salad', 'Dessert'];

function Choices() {
  const [dish, setDish] = useState('Curry');
  const [skill, setSkill] = useState(3);
  return (
    <Specimen title="SelectField and Slider">
      <SelectField
        label="Dish"
        value={dish}
        onChange={setDish}
        choices={DISHES.map((name) => ({ value: name, label: name }))}
      />
      <Slider label="Skill level" value={skill} min={1} max={8} onChange={setSkill} />
    </Specimen>
  );
}
