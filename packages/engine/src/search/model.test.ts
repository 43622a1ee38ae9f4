// What simulated teams teach about the estimates of others.
import { describe, expect, it } from 'vitest';
import { createModel } from './model.ts';

const TEAM = [0, 1, 2, 3, 4];
const OTHERS = [5, 6, 7, 8, 9];
const PARTS = [500, 300, 200];
const CANDIDATES = 10;

describe('before anything was simulated', () => {
  it('the estimate is the sum of its parts, without doubt', () => {
    expect(createModel(CANDIDATES).predict(PARTS, TEAM)).toEqual({ mean: 1000, doubt: 0 });
  });
});

describe('after simulating a team', () => {
  it('with the estimated result, all predictions are unchanged', () => {
    const model = createModel(CANDIDATES);
    model.learn(PARTS, TEAM, 1000, 0);
    expect(model.predict(PARTS, TEAM).mean).toBeCloseTo(1000, 9);
    expect(model.predict(PARTS, OTHERS).mean).toBeCloseTo(1000, 9);
  });

  it('with a better result, teams of its members are expected to make more than teams of others', () => {
    const model = createModel(CANDIDATES);
    model.learn(PARTS, TEAM, 1200, 0);
    const [same, other] = [model.predict(PARTS, TEAM).mean, model.predict(PARTS, OTHERS).mean];
    expect(other).toBeGreaterThan(1000);
    expect(same).toBeGreaterThan(other);
    expect(same).toBeLessThan(1200);
  });

  it('its own prediction is more certain than that of unrelated teams', () => {
    const model = createModel(CANDIDATES);
    model.learn(PARTS, TEAM, 1000, 0);
    expect(model.predict(PARTS, TEAM).doubt).toBeLessThan(model.predict(PARTS, OTHERS).doubt);
  });

  it('a less precise result teaches less', () => {
    const meanAfter = (error: number) => {
      const model = createModel(CANDIDATES);
      model.learn(PARTS, TEAM, 1200, error);
      return model.predict(PARTS, TEAM).mean;
    };
    expect(meanAfter(0)).toBeGreaterThan(meanAfter(100));
    expect(meanAfter(100)).toBeGreaterThan(meanAfter(1000));
    expect(meanAfter(1000)).toBeGreaterThan(1000);
  });
});

describe('after simulating many teams', () => {
  const learnt = (totalOf: (k: number) => number) => {
    const model = createModel(CANDIDATES);
    for (let k = 0; k < 200; k += 1) {
      const team = [0, 1, 2, 3, 4].map((member) => (member * 3 + k) % CANDIDATES);
      const parts = [400 + 10 * (k % 7), 300 + 5 * (k % 11), 200 + 8 * (k % 5)];
      model.learn(parts, team, totalOf(parts.reduce((sum, part) => sum + part, 0)), 0);
    }
    return model;
  };

  it('a part that is always underestimated is mostly corrected', () => {
    const model = createModel(CANDIDATES);
    for (let k = 0; k < 100; k += 1) {
      const parts = [400, 300, 100 + 20 * (k % 10)];
      model.learn(parts, [k % 10, (k + 3) % 10], 700 + 1.5 * (parts[2] ?? 0), 0);
    }
    const at = (third: number) => model.predict([400, 300, third], [1, 2]).mean;
    const slope = (at(300) - at(100)) / 200;
    expect(slope).toBeGreaterThan(1.25);
    expect(slope).toBeLessThan(1.5);
  });

  it('errors beyond members and parts leave a larger spread', () => {
    const steady = learnt((estimate) => estimate).spread();
    let k = 0;
    const erratic = learnt((estimate) => {
      k += 1;
      return estimate * (k % 2 === 0 ? 1.1 : 0.9);
    }).spread();
    expect(erratic).toBeGreaterThan(3 * steady);
    expect(steady).toBeGreaterThan(0);
  });
});
