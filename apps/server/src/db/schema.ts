import type { LearnerId } from '@hbg/contract/account';

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
};
