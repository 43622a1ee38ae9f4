// What reaches the kitchen at each meal of a week, kept so that the same harvest can be cooked in different ways.

export interface Harvest {
  /** Meals that were noted so far. */
  meals: number;
  /** By meal and ingredient, and by meal: room and chance of extra tasty that skills have added since the last one, and its luck. */
  readonly ingredients: Float64Array;
  readonly pot: Float64Array;
  readonly tasty: Float64Array;
  readonly luck: Float64Array;
}

export const createHarvest = (meals: number, ingredients: number): Harvest => ({
  meals: 0,
  ingredients: new Float64Array(meals * ingredients),
  pot: new Float64Array(meals),
  tasty: new Float64Array(meals),
  luck: new Float64Array(meals),
});
