// When workers are started ahead of the first question.
import { afterEach, expect, test, vi } from 'vitest';
import { startUp } from '../state/start-up.ts';
import { creatureOf, teamOf } from '../testing/creatures.ts';
import { createDevice, createTab } from '../testing/fake-platform.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { questionFor } from '../testing/question-for.ts';
import { provideSimulator, type Simulator, warmUpFor } from './simulator.ts';

afterEach(() => void vi.unstubAllGlobals());

async function setUp() {
  const app = await startUp(createTab(createDevice(), createFakeServer().fetch).make);
  const creature = creatureOf(1);
  app.teams.setTeam(0, teamOf(0, [creature]), [creature]);
  const asked: string[] = [];
  const simulator = (kind: string) => {
    asked.push(kind);
    return Promise.resolve(null);
  };
  provideSimulator(app, simulator as unknown as Simulator);
  const question = questionFor(app, 0);
  if (!question) throw new Error('no question');
  const waiting: (() => void)[] = [];
  vi.stubGlobal('window', { requestIdleCallback: (act: () => void) => waiting.push(act) });
  const idle = () => {
    for (const act of waiting.splice(0)) act();
  };
  return { app, asked, question, idle };
}

test('two workers run what the first question will run, when the page is idle, and only once', async () => {
  vi.stubGlobal('Worker', class {});
  const { app, asked, question, idle } = await setUp();
  warmUpFor(app, question);
  warmUpFor(app, question);
  expect(asked).toEqual([]);
  idle();
  expect(asked).toEqual(['team', 'team']);
});

test('not where the server simulates, nor on a device without workers', async () => {
  const { app, asked, question, idle } = await setUp();
  warmUpFor(app, question);
  vi.stubGlobal('Worker', class {});
  app.settings.setSimulateOn('server');
  warmUpFor(app, question);
  idle();
  expect(asked).toEqual([]);
});
