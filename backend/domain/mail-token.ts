import { day, hour } from "./duration.ts";

/** A link sent by mail, good once and for a while. Only its hash is kept. Instants in ms. */
export type MailToken = {
  hash: string;
  userId: string;
  purpose: "verify-email" | "reset-password";
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
};

const lifetimeMs = { "verify-email": day, "reset-password": hour };

/** A new link's token: a day to confirm an address, an hour to choose a new password. `now` in ms. */
export function newMailToken(
  facts: Pick<MailToken, "hash" | "userId" | "purpose">,
  now: number,
): MailToken {
  return { ...facts, createdAt: now, expiresAt: now + lifetimeMs[facts.purpose], usedAt: null };
}

/** Whether a token opens what it is presented for. `now` in ms. */
export function opens(
  token: MailToken | null,
  purpose: MailToken["purpose"],
  now: number,
): token is MailToken {
  return token !== null && token.purpose === purpose && token.usedAt === null &&
    now < token.expiresAt;
}
