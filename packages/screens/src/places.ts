// Where the fields of a screen are, so that a player can check what is doubtful.
import type { FieldName, FieldPlace } from './fields.ts';
import type { ScreenLayout } from './layout.ts';
import type { Rectangle } from './picture.ts';

const around = (a: Rectangle | undefined, b: Rectangle | undefined): Rectangle | undefined =>
  a && b
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : (a ?? b);

/** In shares of the width, so that they hold for the picture at any size. */
export function placesOf(layout: ScreenLayout, picture: string, width: number): FieldPlace[] {
  const slot = (field: 'subskills' | 'ingredients', boxes: readonly (Rectangle | undefined)[]) =>
    boxes.map((box, i): [FieldName, Rectangle | undefined] => [`${field}.${i + 1}`, box]);
  const boxes: readonly [FieldName, Rectangle | undefined][] = [
    ['pokemon', layout.name],
    ['level', layout.level],
    ['rp', layout.rp],
    ['helpIntervalSeconds', layout.interval],
    ['carrySize', layout.carry],
    ['mainSkill', layout.skill],
    ['skillLevel', layout.skillLevel],
    ['nature', layout.nature],
    ['ribbon', layout.hours],
    ...slot(
      'subskills',
      layout.chips
        .flat()
        .slice(0, 5)
        .map(({ text }) => text),
    ),
    ...slot(
      'ingredients',
      layout.icons.map((icon, i) => around(icon, layout.counts[i])),
    ),
  ];
  return boxes.flatMap(([field, box]) =>
    box
      ? [
          {
            field,
            picture,
            box: {
              left: box.left / width,
              top: box.top / width,
              right: box.right / width,
              bottom: box.bottom / width,
            },
          },
        ]
      : [],
  );
}
