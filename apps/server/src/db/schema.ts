import type { LearnerId } from '@hbg/contract/account';
import type { VersionCause } from '@hbg/contract/code';
import type { RunKind } from '@hbg/contract/execution';
import type { LearningStyle, SkillLevel } from '@hbg/contract/profile';
import type { ProgramLanguage } from '@hbg/contract/programs';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import type { ProjectDifficulty, ProjectStatus } from '@hbg/contract/projects';
import type { OwnCategory, SnippetDifficulty, SnippetLanguage } from '@hbg/contract/snippets';
import type { ChatPlace } from '../ai/chat-place.ts';

export type ActivityKind = 'completed' | 'worked' | 'repaired' | 'day';

/** Rows as they are stored: snake_case, ISO-8601 UTC texts for moments, JSON as text. */
export type Schema = {
  migration: { name: string; applied_at: string };
  learner: { id: LearnerId; name: string };
  /** One row with id 1. */
  family_password: { id: number; hash: string; changed_at: string };
  session: {
    token_hash: string;
    learner_id: LearnerId;
    renewed_at: string;
    expires_at: string;
  };
  /** What a learner has said to the tutor or to a companion, and what came back. */
  chat_message: {
    id: string;
    learner_id: LearnerId;
    place: ChatPlace;
    message: string;
    /** What the learner had written when a model answered; null for the built-in tutor. */
    code: string | null;
    response: string;
    said_at: string;
    /** The model's name; null where the built-in tutor spoke. */
    model: string | null;
    /** The host that the words went to; null where they stayed in the house. */
    host: string | null;
    intent: string;
    rung: number | null;
    code_key: string | null;
    concept: string | null;
    plan: string | null;
  };
  /** How much of a model a learner has used in a day. */
  model_use: { learner_id: LearnerId; day: string; tokens: number };
  progress: {
    learner_id: LearnerId;
    lesson_id: number;
    score: number;
    code_submitted: string;
    completed_at: string | null;
    changed_at: string;
  };
  /** Kept for good: what was run, and what something else took the place of. */
  code_version: {
    id: string;
    learner_id: LearnerId;
    /** The id of a unit of the content: `lektion/12`. */
    unit: string;
    code: string;
    cause: VersionCause;
    result: RunKind | null;
    made_at: string;
    /** Later than it was made where there was no network. */
    received_at: string;
  };
  /** The code as it stands in the editor. */
  draft: {
    learner_id: LearnerId;
    unit: string;
    code: string;
    revision: number;
    edited_at: string;
    /** The fullest state since one was kept as a version; null when it's this one. */
    fullest: string | null;
    fullest_at: string | null;
    /** How many characters have gone since, little by little. */
    gone: number;
  };
  /** One row for each unit that is done: the best that was reached, whenever it came in. */
  completion: {
    learner_id: LearnerId;
    unit: string;
    xp: number;
    /** A list of booleans, one for each goal: whether it was ever reached. */
    reached: string;
    /** How many answers were right, of how many. */
    quiz: string | null;
    /** When they were first as right as that. */
    quiz_at: string | null;
    /** So many goals were reached in the best try, and `hints`, `had_solution` tell of that one. */
    best_goals: number;
    hints: number;
    /** 0 or 1. */
    had_solution: number;
    best_at: string;
    minutes: number;
    first_at: string;
    at: string;
  };
  activity: {
    learner_id: LearnerId;
    /** Made by who sends it. */
    id: string;
    at: string;
    /** As the house counts days. */
    day: string;
    kind: ActivityKind;
    /** Empty for a day of long ago, which stands for all that was worked on it. */
    unit: string;
    minutes: number;
  };
  /** Written in the workshop; its code is that of the unit `eigen/<id>`. */
  own_program: {
    /** Made by who sends it. */
    id: string;
    learner_id: LearnerId;
    title: string;
    created_at: string;
    /** For a day it can come back. */
    erased_at: string | null;
    language: ProgramLanguage;
  };
  snippet: {
    /** Made by who sends it. */
    id: string;
    learner_id: LearnerId;
    title: string;
    description: string;
    code: string;
    language: SnippetLanguage;
    category: OwnCategory;
    /** A list of texts. */
    tags: string;
    difficulty: SnippetDifficulty;
    /** 0 or 1. */
    is_private: number;
    created_at: string;
  };
  /** `snippet` is an id of the table, or that of a built-in one. */
  snippet_like: { snippet: string; learner_id: LearnerId };
  snippet_view: {
    snippet: string;
    learner_id: LearnerId;
    /** The last one, as the house counts days. */
    day: string;
    days: number;
  };
  project: {
    /** Made by who sends it. */
    id: string;
    learner_id: LearnerId;
    title: string;
    description: string;
    language: ProjectLanguage;
    difficulty: ProjectDifficulty;
    status: ProjectStatus;
    estimated_hours: number;
    /** Lists of texts. */
    target_features: string;
    completed_features: string;
    target_date: string | null;
    /** What it was begun with. */
    code: string | null;
    revision: number;
    created_at: string;
    changed_at: string;
    archived_at: string | null;
    timer_started_at: string | null;
    /** For a day it can come back. */
    erased_at: string | null;
  };
  /** How much was done of how much at the end of a day on which that changed. */
  project_day: { project_id: string; day: string; done: number; planned: number };
  project_session: {
    /** Made by who sends it. */
    id: string;
    project_id: string;
    session_name: string;
    work_done: string;
    challenges_faced: string;
    /** Minutes. */
    duration: number;
    productivity: number;
    created_at: string;
  };
  /** What a learner has said about themselves; none until they say something. */
  profile: {
    learner_id: LearnerId;
    skill_level: SkillLevel | null;
    learning_style: LearningStyle | null;
    /** Lists of texts. */
    preferred_languages: string;
    learning_goals: string;
    changed_at: string;
  };
  /** What a learner can do in a topic, or whether they can do without help what the AI has helped with. */
  assessment: {
    id: string;
    learner_id: LearnerId;
    kind: 'topic' | 'unaided';
    /** The id of a topic, or that of the unit with which the AI has helped. */
    about: string;
    /** So many items are asked: as long as fewer are answered, it goes on. */
    wanted: number;
    /** So often the learner has said that they can do it. */
    contests: number;
    /** From 0 to 10, as is `confidence`; null before it is judged, and where no level is asked for. */
    level: number | null;
    confidence: number | null;
    started_at: string;
    /** When it was judged last; null before. */
    judged_at: string | null;
  };
  assessment_answer: {
    assessment_id: string;
    /** Counted from 0. */
    place: number;
    /** Made by who sends it. */
    id: string;
    /** The unit that the item was drawn for. */
    source: string;
    number: number;
    variant: number;
    /** What was chosen, or in which order lines were put. */
    given: string;
    /** 0 or 1. */
    is_right: number;
    at: string;
  };
  /** Planned by a learner, for real weeks: days are texts such as `2026-11-24`, a week is its Sunday. */
  schedule_entry: {
    /** Made by who sends it. */
    id: string;
    learner_id: LearnerId;
    title: string;
    description: string;
    subject: string;
    /** 0 is Sunday. */
    day_of_week: number;
    /** By the clock on the wall: `16:30`. */
    start_time: string;
    end_time: string;
    first_week: string;
    /** 0 or 1. */
    is_recurring: number;
    every_weeks: 1 | 2;
    /** The last day. */
    until: string | null;
    /** 0 or 1. */
    rests_in_holidays: number;
    reminder_minutes: number;
    priority: 1 | 2 | 3;
    color: string;
    revision: number;
    changed_at: string;
    /** For a day it can come back. */
    erased_at: string | null;
  };
  schedule_left_out: { entry_id: string; week: string };
  /** Of the whole house. */
  holiday: { id: string; name: string; first_day: string; last_day: string };
  /** One row with id 1, once somebody has said it. */
  house_land: { id: number; land: string };
  /** Who knows the secret reads the calendar. */
  schedule_feed: { learner_id: LearnerId; secret: string };
  /** One row for each task of the maths trainer that was answered. */
  maths_answer: {
    learner_id: LearnerId;
    /** Made by who sends it. */
    id: string;
    /** With the seed it makes the task: `B4`. */
    kind: string;
    seed: number;
    /** At which it counts. */
    level: number;
    typed: string;
    /** 0 or 1. */
    is_right: number;
    /** What was thought wrong; null where nobody knows, and where it was right. */
    mistake: string | null;
    /** 0 or 1. */
    by_program: number;
    at: string;
  };
  /** One row for each task of a mastery that was tried. */
  kata_try: {
    learner_id: LearnerId;
    /** Made by who sends it. */
    id: string;
    /** The lesson's. */
    unit: string;
    /** Which of its katas, from 1. */
    number: number;
    variant: number;
    way: 'lab' | 'review' | 'exam';
    /** Of an exam: its unit, and one id for its ten tasks. */
    exam: string | null;
    series: string | null;
    /** 0 or 1. */
    is_right: number;
    /** 0 or 1: with a hint, or with the tutor. */
    is_helped: number;
    at: string;
  };
  /** One row for each learning path that somebody has started. */
  path_start: {
    learner_id: LearnerId;
    path_id: number;
    started_at: string;
    /** Null while it goes on. */
    paused_at: string | null;
    /** When it went on last after a pause. */
    resumed_at: string | null;
    /** When its last step was done first; it stays, whatever is done better later. */
    finished_at: string | null;
  };
  /** What nobody but the learner can tell: one row for each step that is ticked by hand. */
  path_tick: { learner_id: LearnerId; step: string; at: string };
  /** A badge of which its learner was told. */
  told_badge: {
    learner_id: LearnerId;
    badge: string;
    /** The id of the question that it was told in. */
    told_in: string;
    told_at: string;
  };
  /** As the learner has picked it; 1 where there is no row. */
  maths_level: { learner_id: LearnerId; level: number };
};
