// Keys of stored answers, word for word: with another key an answer on a player's device would be lost. They change with the engine's version alone.
import { withSwapPlan } from '@oversleep/engine';
import { USUAL_POLICY, USUAL_SWAP_PLAN_SIZE } from '@oversleep/game';
import {
  AGAINST,
  CHANGES,
  COOKABLE,
  DAY,
  ENERGY,
  joinerName,
  PATCH,
  RIVAL,
  ROTATIONS,
  SOLVE,
  searchKey,
  TEAM,
  type TeamSearch,
  UPGRADES,
  WEEK,
  WORTH,
} from '@oversleep/questions';
import { expect, test } from 'vitest';
import { ANSWER_KINDS } from '../state/data/answer-kinds.ts';
import { byId, creatureOf, supporterOf, teamOf } from '../testing/creatures.ts';
import { SPECIFIED_SETTINGS } from '../testing/specified.ts';
import { CALENDAR, VERDICT } from './answer-rows.ts';
import { comparedKey } from './keys.ts';
import { askedTeam } from './question.ts';

const [pika, bulba, healer] = [creatureOf(1), creatureOf(2, { pokemon: 'BULBASAUR' }), supporterOf(3)];
const members = [pika, bulba, healer];

function ask(rotates = false) {
  const rotation = {
    lineups: [
      [pika.externalId, bulba.externalId],
      [healer.externalId, bulba.externalId],
    ],
    changes: [
      { lineup: 0, at: 'wakeup' },
      { lineup: 1, at: '18:00' },
    ],
  };
  const user = { ...SPECIFIED_SETTINGS, policy: USUAL_POLICY, recipeLevels: { FANCY_APPLE_CURRY: 5 }, potSize: 30 };
  const team = rotates ? teamOf(0, [pika, bulba], { rotation }) : teamOf(0, members, { camp: true });
  const asked = askedTeam(user, team, byId(...members), withSwapPlan);
  if (!asked) throw new Error('no member to ask about');
  return asked.question;
}

const question = ask();
const { edition, settings } = question;
const rotating = ask(true);
const solve = { level: 30, camp: true, bedtime: 1290, wakeup: 360 };
const search: TeamSearch = {
  edition,
  settings,
  candidates: question.members,
  goal: { kind: 'strength' },
  wishes: { include: [pika.externalId] },
  present: question.members.slice(0, 2),
  top: 10,
  most: 60,
};
const team = { settings, members: question.members.slice(0, 2) };

test('keys stay as they are', () => {
  expect({
    AGAINST: AGAINST.key(rotating),
    CALENDAR: CALENDAR.key({ question, seed: 3 }),
    COOKABLE: COOKABLE.key({ edition, settings: solve, box: [pika] }),
    COOK_TEAMS: SOLVE.key({ edition, settings: solve, recipe: 'FANCY_APPLE_CURRY', given: [pika], box: null }),
    DAY: DAY.key({ question, key: { seed: 1, chain: 2, antithetic: true, week: 0, day: 3 } }),
    MEMBER_WORTHS: WORTH.key(question),
    OUTLOOK: UPGRADES.key({ question, place: 1 }),
    PATCH: PATCH.key({ questions: [{ from: '2025-10', to: '2026-10', team }], depth: 'changes' }),
    RIVAL: RIVAL.key({ question, place: null }),
    ROTATIONS: ROTATIONS.key({
      search,
      teams: [members.map(({ externalId }) => externalId)],
      swaps: { wanted: ['2/week'], most: USUAL_SWAP_PLAN_SIZE },
    }),
    STEP_GAINS: CHANGES.key({ question, changes: [team] }),
    TEAM: TEAM.key(rotating),
    VERDICT: VERDICT.key({ question, place: 0 }),
    WEEK: WEEK.key({
      edition,
      question: {
        settings,
        members: question.members,
        teams: [question.members.slice(1)],
        plan: { thu: { day: 1, night: 0 } },
        naps: {},
        drowsy: { fri: 1.5 },
        now: { day: 'wed', time: '13:20', strength: 412_345, bag: { Apple: 12 } },
        policy: { ...USUAL_POLICY, meals: 2, sunday: true, holdTasty: false, dishes: {} },
        rank: 'Master 12',
      },
    }),
    WEEK_ENERGY: ENERGY.key(rotating),
    compared: comparedKey(question, pika),
    joiner: joinerName({ creature: bulba, sneakySnacking: true }),
    search: searchKey(search),
    verdictInRotation: VERDICT.key({ question: rotating, place: 2 }),
  }).toMatchInlineSnapshot(`
    {
      "AGAINST": "0.6.2 2025-10/23 0uw5u7sj6pw02uurb6uhrg 00000000-0000-4000-8000-000000000001 00000000-0000-4000-8000-000000000002 00000000-0000-4000-8000-000000000003",
      "CALENDAR": "0.6.2 2025-10/23 184r8suyle528wncnxojsk 3",
      "COOKABLE": "{"box":[{"externalId":"00000000-0000-4000-8000-000000000001","gender":"female","ingredients":[{"amount":1,"name":"Apple"},{"amount":2,"name":"Apple"},{"amount":4,"name":"Apple"}],"level":60,"name":"Pikachu","nature":"Bashful","pokemon":"PIKACHU","ribbon":0,"saved":false,"shiny":false,"skillLevel":2,"subskills":[null,null,null,null,null],"version":0}],"edition":"2025-10","settings":{"bedtime":1290,"camp":true,"level":30,"wakeup":360}}",
      "COOK_TEAMS": "{"box":null,"edition":"2025-10","given":[{"externalId":"00000000-0000-4000-8000-000000000001","gender":"female","ingredients":[{"amount":1,"name":"Apple"},{"amount":2,"name":"Apple"},{"amount":4,"name":"Apple"}],"level":60,"name":"Pikachu","nature":"Bashful","pokemon":"PIKACHU","ribbon":0,"saved":false,"shiny":false,"skillLevel":2,"subskills":[null,null,null,null,null],"version":0}],"recipe":"FANCY_APPLE_CURRY","settings":{"bedtime":1290,"camp":true,"level":30,"wakeup":360}}",
      "DAY": "0.6.2 2025-10/23 184r8suyle528wncnxojsk {"antithetic":true,"chain":2,"day":3,"seed":1,"week":0}",
      "MEMBER_WORTHS": "0.6.2 2025-10/23 184r8suyle528wncnxojsk",
      "OUTLOOK": "0.6.2 2025-10/23 184r8suyle528wncnxojsk 1",
      "PATCH": "0.6.2 patch 14kgbnu44sf20ugftozend",
      "RIVAL": "null 0.6.2 2025-10/23 184r8suyle528wncnxojsk",
      "ROTATIONS": "0.6.2 2025-10/23 26in2isfyrr0sh363doz2w 2/week 2ctzyctywv11vrdhokmmf0",
      "STEP_GAINS": "0.6.2 2025-10/23 0e0i2v2ikdu1pu6l6nnxa4",
      "TEAM": "0.6.2 2025-10/23 0uw5u7sj6pw02uurb6uhrg",
      "VERDICT": "0.6.2 2025-10/23 0ykd2fjhksh0bgy3mgu27u",
      "WEEK": "0.6.2 2025-10/23 0zoxgd8ofhn1x4q7kr0dbp",
      "WEEK_ENERGY": "0.6.2 2025-10/23 0uw5u7sj6pw02uurb6uhrg",
      "compared": "0.6.2 2025-10/23 184r8suyle528wncnxojsk 0v1pd6pdmfe0izqgph74aa",
      "joiner": "08fuxadqgbs11dedkxxzru",
      "search": "0.6.2 2025-10/23 0uvubrtm9ee0t70t4z67jq",
      "verdictInRotation": "0.6.2 2025-10/23 0lu0m9o5gfy0ogevz20fmo",
    }
  `);
});

test('names and numbers of stored answers stay as they are', () => {
  const rows = Object.entries(ANSWER_KINDS).map(
    ([kind, { name, most, keep = '' }]) => `${kind} ${name} ${most} ${keep}`,
  );
  expect(rows).toMatchInlineSnapshot(`
    [
      "answers answer 20 seen",
      "verdicts verdict 100 ",
      "compared compared 30 compared",
      "comparedTeams comparedTeam 20 compared",
      "worths worth 24 ",
      "memberWorths memberWorth 40 ",
      "outlooks outlook 40 ",
      "searches bestTeams 12 ",
      "rotations bestRotations 12 ",
      "weeks playedWeek 12 seen",
      "patches patch 6 ",
      "stepGains stepGains 40 ",
      "calendars calendar 12 ",
    ]
  `);
});
