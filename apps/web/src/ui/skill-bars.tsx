import { scaleBand } from 'd3-scale';
import { joinClasses } from './join-classes.ts';
import pictureStyles from './picture.module.css';
import { PictureFrame } from './picture-frame.tsx';
import styles from './skill-bars.module.css';

type Skill = {
  title: string;
  /** How many there are; of these, how many are done, and of those, how many proven. */
  of: number;
  done: number;
  proven: number;
};

type SkillBarsProps = {
  title: string;
  /** What a row stands for, and what is counted in it: 'Kapitel', 'Lektionen'. */
  head: readonly [string, string];
  skills: readonly Skill[];
};

type CellKind = 'proven' | 'done' | 'open';

const ROW = 52;
const LEGEND = 32;
const CELL = 12;
const LETTER = 9;

/** A row for each skill, a cell for each of its pieces: full when proven, half when done. */
export function SkillBars({ title, head: [what, counted], skills }: SkillBarsProps) {
  const rows = skills.map((skill) => ({
    key: skill.title,
    cells: [skill.title, ...[skill.proven, skill.done, skill.of].map(String)],
  }));
  return (
    <PictureFrame
      title={title}
      height={skills.length * ROW + LEGEND}
      head={[what, 'Bewiesen', 'Geschafft', counted]}
      rows={rows}
      draw={(width) => drawSkills(skills, width)}
    />
  );
}

function drawSkills(skills: readonly Skill[], width: number) {
  return (
    <>
      {skills.map((skill, place) => (
        <SkillRow key={skill.title} skill={skill} top={place * ROW} width={width} />
      ))}
      <Legend top={skills.length * ROW + 10} />
    </>
  );
}

type SkillRowProps = { skill: Skill; top: number; width: number };

function SkillRow({ skill, top, width }: SkillRowProps) {
  const { title, of, done, proven } = skill;
  const count = `${proven} von ${of}`;
  const places = scaleBand<number>([...Array(of).keys()], [0, width]).paddingInner(0.14);
  return (
    <>
      <text x={0} y={top + 16} className={styles.name}>
        {shortTo(title, width - (count.length + 1) * LETTER)}
      </text>
      <text x={width} y={top + 16} className={styles.count}>
        {count}
      </text>
      {places.domain().map((cell) => (
        <Cell
          key={cell}
          kind={kindOf(cell, { done, proven })}
          x={places(cell) ?? 0}
          y={top + 25}
          width={places.bandwidth()}
        />
      ))}
    </>
  );
}

function kindOf(cell: number, { done, proven }: Pick<Skill, 'done' | 'proven'>): CellKind {
  if (cell < proven) return 'proven';
  return cell < done ? 'done' : 'open';
}

type CellProps = { kind: CellKind; x: number; y: number; width: number };

function Cell({ kind, x, y, width }: CellProps) {
  const box = { x: x + 0.75, width: Math.max(1, width - 1.5), rx: 3 };
  return (
    <>
      <rect
        {...box}
        y={y + 0.75}
        height={CELL - 1.5}
        className={joinClasses(styles.cell, styles[kind])}
      />
      {kind === 'done' && (
        <rect {...box} y={y + CELL / 2} height={CELL / 2 - 0.75} className={styles.half} />
      )}
    </>
  );
}

const LEGENDS = [
  { kind: 'proven', name: 'bewiesen', x: 0 },
  { kind: 'done', name: 'geschafft', x: 104 },
  { kind: 'open', name: 'offen', x: 216 },
] as const;

function Legend({ top }: { top: number }) {
  return LEGENDS.map(({ kind, name, x }) => (
    <g key={kind}>
      <Cell kind={kind} x={x} y={top} width={18} />
      <text x={x + 24} y={top + 10} className={joinClasses(pictureStyles.label, styles.legend)}>
        {name}
      </text>
    </g>
  ));
}

/** As much as fits beside the count; the table has all of it. */
function shortTo(title: string, room: number): string {
  const most = Math.floor(room / LETTER);
  return title.length > most ? `${title.slice(0, most - 1).trimEnd()}…` : title;
}
