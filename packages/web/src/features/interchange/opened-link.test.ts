// A link of ours is pasted where boxes of other tools are.
import { readBox } from '@oversleep/interchange';
import { expect, test } from 'vitest';
import { linkTo } from '../../parts/sharing/share-link.ts';
import { creatureOf, game, teamOf } from '../../testing/creatures.ts';
import { openedLink } from './opened-link.ts';

test('a link to a team is read like a file of ours, team and all; other texts stay as they are', async () => {
  const sparky = creatureOf(1, { name: 'Sparky', level: 42 });
  const team = teamOf(2, [sparky], { name: 'Night shift', camp: true });
  const shared = { team, snacking: [], potSize: null, members: [sparky, null, null, null, null] };
  const link = await linkTo('https://sleep.example', game, { kind: 'team', ...shared }, 'plain');
  const { text, problems } = await openedLink(game, `Look at this: ${link} !`);
  expect(problems).toEqual([]);
  const box = readBox(game, text);
  expect(box).toMatchObject({ format: 'oversleep', creatures: [{ creature: { name: 'Sparky', level: 42 } }] });
  expect(box.teams).toMatchObject([{ name: 'Night shift', camp: true, members: [1, null, null, null, null] }]);
  const preview = await linkTo('https://sleep.example', game, { kind: 'team', ...shared }, 'preview');
  expect(await openedLink(game, `${preview}?utm=1`)).toEqual({ text, problems });
  expect(await openedLink(game, 'EAAQAAAA@Sparky')).toEqual({ text: 'EAAQAAAA@Sparky', problems: [] });
  expect((await openedLink(game, 'https://sleep.example/shared#v7.AA')).problems[0]).toContain('newer version');
});
