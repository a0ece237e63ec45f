import type { Proven } from '@hbg/contract/profile';
import { Figure, FigureRow } from '../../../ui/figure.tsx';
import { numberOf } from '../../../ui/figure-format.ts';
import { areaTitles } from '../../achievements/shared/area-titles.ts';
import { earnedWords } from '../../achievements/shared/badge-words.ts';
import styles from './can-page.module.css';
import { CanPart, type CanRow } from './can-part.tsx';

/** By area, only what there is something of; how it is counted stands beside each. */
export function CanSheet({ proven }: { proven: Proven }) {
  const { courses, masteries, maths, assessments, badges } = proven;
  return (
    <>
      <Figures proven={proven} />
      {courses.map(({ title, have, of, chapters }) => (
        <CanPart
          key={title}
          title={title}
          aside={`${have} von ${of} Lektionen`}
          how="Alle Ziele auf einmal erreicht, ohne die Lösung."
          groups={chapters.map(({ title: chapter, lessons }) => ({
            title: chapter,
            rows: lessons,
          }))}
        />
      ))}
      {masteries.map(({ area, have, of, chapters }) => (
        <CanPart
          key={area}
          title={areaTitles[area]}
          aside={`${have} von ${of} Lektionen`}
          how="Sicher: alle Aufgaben und Fragen richtig. Gemeistert: Tage später noch gewusst, ohne Hilfe. Der Tag ist der, an dem es zuletzt saß."
          groups={chapters.map(chapterGroup)}
        />
      ))}
      <KnownKinds {...maths} />
      <CanPart
        title="Bewertungen"
        aside={`${assessments.length} ${assessments.length === 1 ? 'Thema' : 'Themen'}`}
        how="Eine grobe Messung mit wenigen Aufgaben. Die Sicherheit sagt, wie genau sie ist."
        groups={assessmentGroups(assessments)}
      />
      <CanPart
        title="Erfolge"
        aside={`${badges.length} verdient`}
        how="Dabei steht, wofür es sie gab."
        groups={[{ title: null, rows: badges.map(badgeRow) }]}
      />
      <p className={styles.foot}>
        Lektionen, Prüfungen, Mathe und Bewertungen hat die Garage geprüft: Angefangenes und
        Abgeschriebenes zählt dort nicht mit. Bei Erfolgen steht dabei, wofür es sie gab.
      </p>
    </>
  );
}

function KnownKinds({ have, of, courses }: Proven['maths']) {
  return (
    <CanPart
      title="Mathe-Trainer"
      aside={`${have} von ${of} Arten von Aufgaben`}
      how="Mindestens dreimal richtig gelöst, jedes Mal mit neuen Zahlen. Der Tag ist der dritte."
      groups={courses.map(({ title, kinds }) => ({
        title,
        rows: kinds.map(({ title: kind, on, right, answered }) => {
          return { title: kind, on, note: `${right} von ${answered} richtig` };
        }),
      }))}
    />
  );
}

function badgeRow({ title, on, ...earned }: Proven['badges'][number]): CanRow {
  return { title, on, note: earnedWords(earned) };
}

function Figures({ proven }: { proven: Proven }) {
  const { courses, masteries, maths, assessments, badges } = proven;
  const exams = masteries.flatMap(({ chapters }) => chapters.flatMap(({ exam }) => exam ?? []));
  const figures = [
    ['Lektionen', sumOf(courses)],
    ['Mastery-Lektionen', sumOf(masteries)],
    ['Prüfungen', exams.length],
    ['Mathe-Arten', maths.have],
    ['Bewertungen', assessments.length],
    ['Erfolge', badges.length],
  ] as const;
  return (
    <div className={styles.figures}>
      <FigureRow>
        {figures.map(([label, value]) => (
          <Figure key={label} label={label} value={value} />
        ))}
      </FigureRow>
    </div>
  );
}

function sumOf(parts: readonly { readonly have: number }[]): number {
  return parts.reduce((sum, { have }) => sum + have, 0);
}

type Chapter = Proven['masteries'][number]['chapters'][number];

function chapterGroup({ title, lessons, exam }: Chapter) {
  const rows: CanRow[] = lessons.map(({ title: lesson, on, state, isDue }) => ({
    title: lesson,
    on,
    note: [states[state], isDue && 'zum Auffrischen'].filter(Boolean).join(', '),
  }));
  const passed = exam && {
    title: 'Prüfung bestanden',
    on: exam.on,
    note: `am besten ${exam.right} von ${exam.of} richtig`,
  };
  return { title, rows: passed ? [...rows, passed] : rows };
}

const states = { sure: 'sicher', mastered: 'gemeistert' } as const;

function assessmentGroups(assessments: Proven['assessments']) {
  return [...Map.groupBy(assessments, ({ skillArea }) => skillArea)].map(([title, all]) => ({
    title,
    rows: all.map(({ topic, currentLevel, confidence, answers, on }) => ({
      title: topic,
      on,
      note: `Level ${numberOf(currentLevel)} von 10, Sicherheit ${numberOf(confidence)} von 10, aus ${answers} Aufgaben`,
    })),
  }));
}
