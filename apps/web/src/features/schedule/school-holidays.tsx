import { CallError } from '@hbg/contract/client';
import type { Answer } from '@hbg/contract/route';
import { eraseHoliday, type Holiday } from '@hbg/contract/schedule';
import {
  chooseLand,
  type Land,
  type listSchoolHolidays,
  takeSchoolHolidays,
} from '@hbg/contract/school-holidays';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { callProblem } from '../../ui/call-problem.ts';
import { writeDate } from '../../ui/german-date.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOptimisticData } from '../../ui/use-optimistic-data.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs, isFull } from '../units/shared/code/call-as.ts';
import parts from './calendar-dialog.module.css';
import { holidaysHaveChanged } from './holiday-changes.ts';
import styles from './holidays-dialog.module.css';
import { schoolHolidaysQuery } from './queries.ts';
import { schoolYears } from './school-years.ts';

/** Those of a Land, put among the holidays of the house by one click. */
export function SchoolHolidays({ today }: { today: string }) {
  const query = useQuery(schoolHolidaysQuery);
  return (
    <QueryView
      query={query}
      loading={<Skeleton height={76} />}
      failing={{
        title: 'Die Schulferien lassen sich gerade nicht laden',
        safe: 'Von Hand eintragen kannst du sie trotzdem.',
      }}
    >
      {(known) => <LandAndYear known={known} today={today} />}
    </QueryView>
  );
}

type Known = Answer<typeof listSchoolHolidays>;

function LandAndYear({ known, today }: { known: Known; today: string }) {
  const years = schoolYears(today);
  const [year = '', setYear] = useState(years[0]);
  const choose = useChoice();
  const land = known.lands.find(({ id }) => id === known.chosen);
  return (
    <>
      <div className={styles.pairs}>
        <Select
          label="Land"
          hint="Gilt für die ganze Garage."
          options={known.lands.map(({ id, name }) => ({ value: id, label: name }))}
          value={land?.id}
          onChange={(id) => {
            const next = known.lands.find((each) => each.id === id);
            if (next && next !== land) void choose(next, land);
          }}
        />
        <Select
          label="Schuljahr"
          options={years.map((each) => ({ value: each, label: each }))}
          value={year}
          onChange={setYear}
        />
      </div>
      <div className={parts.part} aria-live="polite">
        {land && <OfYear land={land} year={year} />}
      </div>
    </>
  );
}

function useChoice() {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const change = useOptimisticData<Known>(schoolHolidaysQuery.queryKey);
  /** `instead` stood there before: who takes a choice back gets it as it was. */
  const choose = async (land: Land, before: Land | undefined, instead?: Holiday[]) => {
    let removed: Holiday[] = [];
    const send = async () => {
      const body = { land: land.id, ...(instead && { instead }) };
      ({ removed } = await callAs(owner, chooseLand, { body }));
    };
    const isKept = await change({
      apply: (known) => ({ ...known, chosen: land.id }),
      revert: (known) =>
        known.chosen === land.id ? { ...known, chosen: before?.id ?? null } : known,
      send,
      failure: 'Das Land ist noch nicht gemerkt',
    });
    if (!isKept) return;
    await holidaysHaveChanged(queryClient);
    if (before && removed.length > 0 && !instead) {
      showToast({
        title: `Jetzt gelten die ${holidaysOf(land)}`,
        description: `Statt der ${fromLand(before)}. Was von Hand drinsteht, ist geblieben.`,
        action: { label: 'Rückgängig', onAct: () => void choose(before, land, removed) },
      });
    }
  };
  return choose;
}

type LandOfYear = { land: Land; year: string };

function OfYear({ land, year }: LandOfYear) {
  if (land.years.includes(year)) return <Take land={land} year={year} />;
  return (
    <p className={parts.word}>
      Für {land.id === saarland ? 'das Saarland' : land.name} {year} kennt HBG die Ferien noch
      nicht: Trag sie von Hand ein.
    </p>
  );
}

function Take({ land, year }: LandOfYear) {
  const { mutate, isPending } = useTaking(land, year);
  return (
    <>
      <div className={parts.buttons}>
        <Button variant="primary" isBusy={isPending} onClick={() => mutate()}>
          {holidaysOf(land, year)} übernehmen
        </Button>
      </div>
      {land.note && <p className={parts.word}>{land.note}</p>}
      <p className={styles.source}>
        Quelle: {shortAddress(land.source)}, am {writeDate(land.checked)} mit einer zweiten
        verglichen. Bewegliche Ferientage legt jede Schule selbst fest.
      </p>
    </>
  );
}

function useTaking(land: Land, year: string) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const takeBack = useTakingBack();
  return useMutation({
    mutationFn: () => callAs(owner, takeSchoolHolidays, { body: { land: land.id, year } }),
    onSuccess: async ({ added, known }) => {
      await holidaysHaveChanged(queryClient);
      showToast(
        added.length === 0
          ? { title: 'Nichts Neues dabei', description: 'Alle stehen schon in der Liste.' }
          : {
              title: `${holidaysOf(land, year)} übernommen`,
              ...(known > 0 && { description: 'Was schon da war, ist geblieben, wie es war.' }),
              action: { label: 'Rückgängig', onAct: () => takeBack(added) },
            },
      );
    },
    onError: (error) => {
      const description = isFull(error) ? tooMany : callProblem(error);
      const title = 'Es ist noch nichts übernommen';
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
}

/** Those that were just added: what was there before stays. */
function useTakingBack() {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) {
        await callAs(owner, eraseHoliday, { params: { id } }).catch(unlessGone);
      }
    },
    onSettled: () => holidaysHaveChanged(queryClient),
    onError: (error) => {
      const title = 'Die Ferien stehen noch da';
      const description = callProblem(error);
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
  return mutate;
}

/** Somebody else was quicker. */
function unlessGone(error: unknown): void {
  if (!(error instanceof CallError) || error.refusal !== 'unknownHoliday') throw error;
}

const tooMany = 'Mehr Ferien passen nicht hinein. Lösch erst welche, die vorbei sind.';
/** The only one with an article. */
const saarland = 'saarland';

function fromLand({ id, name }: Land): string {
  return `${id === saarland ? 'vom' : 'von'} ${name}`;
}

function holidaysOf(land: Land, year = ''): string {
  return `Ferien ${fromLand(land)} ${year}`.trim();
}

/** As it's read aloud: `kmk.org/service/ferien.html`. */
function shortAddress(address: string): string {
  return address.replace(/^https:\/\/(?:www\.)?/, '');
}
