// The settings that most tests of the engine begin with: a plain week on Greengrass Isle.
import type { TeamSettings } from '../src/request.ts';

export const PLAIN_WEEK: TeamSettings = {
  camp: false,
  bedtime: 1290,
  wakeup: 360,
  recipeType: 'curry',
  island: 'greengrass',
  areaBonus: 0,
  favourites: [],
  stockpiledIngredients: [],
  stockpiledBerries: [],
  potSize: 69,
  recipeLevels: {},
};
