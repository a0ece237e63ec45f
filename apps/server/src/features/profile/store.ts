import type { LearnerId } from '@hbg/contract/account';
import { type Profile, profileLanguages, type Wishes } from '@hbg/contract/profile';
import { unsafeKinds } from '@hbg/tutor/safety/unsafe';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

/** What a learner has said about themselves. */
export type Wished = Pick<
  Profile,
  'skillLevel' | 'learningStyle' | 'preferredLanguages' | 'learningGoals'
>;

const texts = z.array(z.string());
const languages = z.array(z.enum(profileLanguages));

export async function readWished(db: Db, learner: LearnerId): Promise<Wished> {
  const row = await db
    .selectFrom('profile')
    .selectAll()
    .where('learner_id', '=', learner)
    .executeTakeFirst();
  return {
    skillLevel: row?.skill_level ?? null,
    learningStyle: row?.learning_style ?? null,
    preferredLanguages: row ? z.parse(languages, JSON.parse(row.preferred_languages)) : [],
    learningGoals: row ? z.parse(texts, JSON.parse(row.learning_goals)) : [],
  };
}

/** In one statement: what two devices change at once, in different fields, is both there. */
export async function writeWishes(
  db: Db,
  learner: LearnerId,
  wishes: Wishes,
  now: string,
): Promise<void> {
  const changed = { ...columnsOf(wishes), changed_at: now };
  const nothing = {
    skill_level: null,
    learning_style: null,
    preferred_languages: '[]',
    learning_goals: '[]',
  };
  await db
    .insertInto('profile')
    .values({ learner_id: learner, ...nothing, ...changed })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet(changed))
    .execute();
}

function columnsOf({ skillLevel, learningStyle, preferredLanguages, learningGoals }: Wishes) {
  const goals = learningGoals?.filter((goal) => goal !== '');
  return {
    ...(skillLevel && { skill_level: skillLevel }),
    ...(learningStyle && { learning_style: learningStyle }),
    ...(preferredLanguages && { preferred_languages: listOf(preferredLanguages) }),
    ...(goals && { learning_goals: listOf(goals) }),
  };
}

/** Each once. */
function listOf(items: readonly string[]): string {
  return JSON.stringify([...new Set(items)]);
}

/** Of what was said, only what it was about; and of a program, what was wished for. */
export type Spoken = Pick<
  Selectable<Schema['chat_message']>,
  'id' | 'place' | 'intent' | 'concept' | 'plan' | 'said_at'
> & { readonly wish: string | null };

const mostSpoken = 1_000;

/** The newest first. What a child should tell a person rather than a list isn't among them. */
export function readSpoken(db: Db, learner: LearnerId): Promise<Spoken[]> {
  return db
    .selectFrom('chat_message')
    .select(['id', 'place', 'intent', 'concept', 'plan', 'said_at'])
    .select((eb) =>
      eb
        .case()
        .when(eb.and({ place: 'generator', intent: 'build' }))
        .then(eb.ref('message'))
        .end()
        .as('wish'),
    )
    .where('learner_id', '=', learner)
    .where('intent', 'not in', unsafeKinds)
    .orderBy('id', 'desc')
    .limit(mostSpoken)
    .execute();
}
