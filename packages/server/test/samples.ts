// A creature and a team as a client sends them.
import { randomUUID } from 'node:crypto';
import type { CreatureWrite, TeamMeta } from '@oversleep/contract';

export const creature = (changes: Partial<CreatureWrite> = {}): CreatureWrite => ({
  externalId: randomUUID(),
  pokemon: 'PIKACHU',
  name: 'Volt',
  level: 60,
  ribbon: 4,
  skillLevel: 3,
  nature: 'Adamant',
  saved: true,
  shiny: true,
  gender: 'female',
  subskills: [
    { level: 10, subskill: 'Helping Speed M' },
    { level: 75, subskill: 'Inventory Up L' },
  ],
  ingredients: [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'Ginger', amount: 2 },
    { level: 60, name: 'Egg', amount: 3 },
  ],
  ...changes,
});

export const team = (changes: Partial<TeamMeta> = {}): TeamMeta => ({
  name: 'Night owls',
  camp: true,
  bedtime: '22:15',
  wakeup: '06:45',
  recipeType: 'salad',
  ...changes,
});

export const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
