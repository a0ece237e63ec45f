import type { Points, ShapePart } from './commands.ts';

export const turtleShape = makeTurtle();

/** About 20 pixels wide and long. x is to the right, y ahead. */
export const builtInShapes: ReadonlyMap<string, readonly ShapePart[]> = new Map([
  ['arrow', [part([-9, -6, 9, -6, 0, 10])]],
  ['blank', []],
  ['circle', [part(ellipse(0, 0, 10, 10))]],
  ['classic', [part([0, 1, -5, -9, 0, -6.5, 5, -9])]],
  ['square', [part([-10, -10, 10, -10, 10, 10, -10, 10])]],
  ['triangle', [part([-10, -5.8, 10, -5.8, 0, 11.5])]],
  ['turtle', turtleShape],
]);

function makeTurtle(): ShapePart[] {
  const feet = [
    ellipse(-7.5, 7, 2.4, 4.4, 45),
    ellipse(7.5, 7, 2.4, 4.4, -45),
    ellipse(-7, -7.5, 2.2, 3.8, 135),
    ellipse(7, -7.5, 2.2, 3.8, -135),
  ];
  const tail = [-1.5, -9, 1.5, -9, 0, -14];
  const head = ellipse(0, 12.5, 3.2, 4);
  const shell = ellipse(0, 0, 8, 10);
  return [...feet, tail, head, shell].map(part);
}

function part(points: Points): ShapePart {
  return { points, fill: null, color: null };
}

function ellipse(x: number, y: number, wide: number, long: number, degrees = 0): Points {
  const corners = 24;
  const tilt = (degrees * Math.PI) / 180;
  return Array.from({ length: corners }, (_, corner) => (corner * 2 * Math.PI) / corners).flatMap(
    (angle) => {
      const [across, along] = [Math.cos(angle) * wide, Math.sin(angle) * long];
      return [
        x + across * Math.cos(tilt) - along * Math.sin(tilt),
        y + across * Math.sin(tilt) + along * Math.cos(tilt),
      ];
    },
  );
}
