// The chart kit.
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { Histogram } from '../../ui/charts/histogram.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { Radar } from '../../ui/charts/radar.tsx';
import { Section, Specimen } from './specimen.tsx';

const SERIES = [
  { key: 'berry', label: 'Berries', colour: 'var(--berry)' },
  { key: 'ingredient', label: 'Ingredients', colour: 'var(--ingredient)' },
  { key: 'skill', label: 'Main skill', colour: 'var(--skill)' },
];

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, day) => ({
  key: label,
  label,
  values: { berry: 14_000 + day * 900, ingredient: 9000 + ((day * 37) % 5) * 1500, skill: day === 6 ? 16_000 : 5000 },
}));

const UPGRADES = [
  ['Helping Speed M at level 75', 41_200, 35_000, 47_000],
  ['Main skill 3 → 4', 12_800, 9000, 16_000],
  ['Level 60 → 65', 11_400, 8000, 15_000],
  ['Ribbon of 500 hours', 0, -2000, 2000],
  ['Nature Quiet', -6100, -9000, -3000],
] as const;

const HOURS = Array.from({ length: 49 }, (_, half) => half / 2);
const energyAt = (hour: number) =>
  Math.max(0, 100 - hour * 5.2 + (hour > 6 ? 8 : 0) + (hour > 12 ? 12 : 0) - (hour > 15.5 ? 4 : 0));
const clock = (hour: number) => `${String(Math.floor(6 + hour) % 24).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;

const BINS = Array.from({ length: 24 }, (_, bin) => ({
  from: 1_100_000 + bin * 16_000,
  to: 1_116_000 + bin * 16_000,
  count: Math.round(1000 * Math.exp(-(((bin - 11) / 4.6) ** 2))),
}));

export function ChartsSection() {
  return (
    <Section title="Charts">
      <Specimen title="BarChart, grouped" wide>
        <BarChart title="Strength by day" groupName="Day" series={SERIES} groups={DAYS} />
      </Specimen>
      <Specimen title="BarChart, stacked">
        <BarChart title="Strength by day" groupName="Day" mode="stacked" series={SERIES} groups={DAYS} />
      </Specimen>
      <Specimen title="BarChart, lying, with ranges and losses" wide>
        <BarChart
          title="Gain per week"
          note="What each investment would bring, with its range."
          groupName="Investment"
          direction="horizontal"
          series={[{ key: 'gain', label: 'Gain', colour: 'var(--strength)' }]}
          groups={UPGRADES.map(([label, value, low, high]) => ({
            key: label,
            label,
            values: { gain: { value, low, high } },
          }))}
        />
      </Specimen>
      <Specimen title="BarChart, lying and stacked">
        <BarChart
          title="Who brings it"
          groupName="Member"
          mode="stacked"
          direction="horizontal"
          series={SERIES}
          groups={DAYS.slice(0, 3)}
        />
      </Specimen>
      <Specimen title="BarChart, empty">
        <BarChart title="Nothing yet" groupName="Day" series={SERIES} groups={[]} empty="Run a simulation first." />
      </Specimen>
      <Specimen title="LineChart" wide>
        <LineChart
          title="24 hours"
          note="Energy from getting up to getting up, with the range of 8 in 10 days."
          axisName="Time"
          series={[
            {
              key: 'energy',
              label: 'Energy',
              colour: 'var(--energy)',
              data: HOURS.map((x) => ({ x, y: energyAt(x), low: Math.max(0, energyAt(x) - 9), high: energyAt(x) + 9 })),
            },
            {
              key: 'bag',
              label: 'Bag',
              colour: 'var(--help)',
              data: HOURS.map((x) => ({ x, y: Math.min(70, (x % 12) * 7) })),
            },
          ]}
          zones={[{ from: 15.5, to: 24, label: 'Night', colour: 'var(--night)' }]}
          markers={[
            { x: 6, label: 'Lunch', colour: 'var(--curry)' },
            { x: 12, label: 'Dinner', colour: 'var(--curry)' },
            { x: 20.5, label: 'Bag full', colour: 'var(--danger)' },
          ]}
          xTicks={[0, 3, 6, 9, 12, 15, 18, 21, 24]}
          formatX={clock}
        />
      </Specimen>
      <Specimen title="LineChart, few points">
        <LineChart
          title="RP by level"
          axisName="Level"
          series={[
            {
              key: 'a',
              label: 'Sparky',
              colour: 'var(--primary)',
              data: [10, 25, 30, 50, 60].map((x) => ({ x, y: x * 52 })),
            },
            {
              key: 'b',
              label: 'Luna',
              colour: 'var(--skill)',
              data: [10, 25, 30, 50, 60].map((x) => ({ x, y: x * 38 + 300 })),
            },
          ]}
        />
      </Specimen>
      <Specimen title="Histogram" wide>
        <Histogram
          title="Strength of a week"
          valueName="Strength"
          bins={BINS}
          mean={1_284_630}
          percentiles={{ p10: 1_232_000, p50: 1_284_000, p90: 1_340_000 }}
        />
      </Specimen>
      <Specimen title="Histogram of whole numbers">
        <Histogram
          title="Activations per day"
          valueName="Activations"
          colour="var(--skill)"
          bins={[3, 14, 30, 28, 15, 7, 3].map((count, n) => ({ from: n - 0.5, to: n + 0.5, count }))}
          mean={2.7}
        />
      </Specimen>
      <Specimen title="Radar, three axes">
        <Radar
          title="How close to perfect"
          axes={[
            { key: 'skill', label: 'Skill', colour: 'var(--skill)' },
            { key: 'ingredient', label: 'Ingredients', colour: 'var(--ingredient)' },
            { key: 'berry', label: 'Berries', colour: 'var(--berry)' },
          ]}
          series={[
            {
              key: 'own',
              label: 'Sparky',
              colour: 'var(--primary)',
              values: { skill: 0.62, ingredient: 0.88, berry: 0.97 },
            },
          ]}
        />
      </Specimen>
      <Specimen title="Radar, two creatures, six axes">
        <Radar
          title="Two builds"
          axes={['Speed', 'Berries', 'Skill', 'Energy', 'Carry', 'Ings'].map((label) => ({ key: label, label }))}
          series={[
            {
              key: 'a',
              label: 'Sparky',
              colour: 'var(--primary)',
              values: { Speed: 0.9, Berries: 0.8, Skill: 0.4, Energy: 0.6, Carry: 0.7, Ings: 0.5 },
            },
            {
              key: 'b',
              label: 'Luna',
              colour: 'var(--skill)',
              values: { Speed: 0.5, Berries: 0.4, Skill: 0.95, Energy: 0.9, Carry: 0.5, Ings: 0.6 },
            },
          ]}
        />
      </Specimen>
    </Section>
  );
}
