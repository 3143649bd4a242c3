import { day, hour } from "./duration.ts";

export const mailTokenPurposes = ["verify-email", "reset-password"] as const;

export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** A single-use link sent by mail. Only its hash is stored. Instants in ms. */
export type MailToken = {
  hash: string;
  userId: string;
  purpose: MailTokenPurpose;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
};

const durationMs = { "verify-email": day, "reset-password": hour };

/** Valid for a day to confirm an address, for an hour to choose a new password. `now` in ms. */
export function newMailToken(
  facts: Pick<MailToken, "hash" | "userId" | "purpose">,
  now: number,
): MailToken {
  return { ...facts, createdAt: now, expiresAt: now + durationMs[facts.purpose], usedAt: null };
}

export function isUsable(
  token: MailToken | null,
  purpose: MailTokenPurpose,
  now: number,
): token is MailToken {
  return token !== null && token.purpose === purpose && token.usedAt === null &&
    now < token.expiresAt;
}
