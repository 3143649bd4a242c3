import { day, second, week } from "./duration.ts";

/** One signed-in device. Instants in ms. */
export type SignIn = {
  id: string;
  userId: string;
  device: string;
  remember: boolean;
  createdAt: number;
  lastUsedAt: number;
  expiresAt: number;
  endedAt: number | null;
};

/** One of a sign-in's refresh tokens, each good for one use. Only its hash is kept. Instants in ms. */
export type RefreshToken = {
  hash: string;
  signInId: string;
  createdAt: number;
  usedAt: number | null;
  /** The sealed token that replaced this one. */
  successor: string | null;
};

const rememberedMs = 30 * day;
const idleMs = week;
/** Two tabs may ask with the same token at once: this long after the first, the second is not a thief. */
const graceMs = 10 * second;

/** A new sign-in: 30 days when the device is to be remembered, a day otherwise. `now` in ms. */
export function newSignIn(
  facts: Pick<SignIn, "id" | "userId" | "device" | "remember">,
  now: number,
): SignIn {
  const expiresAt = now + (facts.remember ? rememberedMs : day);
  return { ...facts, createdAt: now, lastUsedAt: now, expiresAt, endedAt: null };
}

/** Whether what a person proved to somebody else at `provedAt` still counts for a sign-in here. Both in ms. */
export function isRecentProof(provedAt: number, now: number): boolean {
  return now < provedAt + rememberedMs;
}

/** Whether a sign-in may still be refreshed: not ended, not too old, not left alone for a week. `now` in ms. */
export function isAlive(signIn: SignIn, now: number): boolean {
  return signIn.endedAt === null && now < signIn.expiresAt && now < signIn.lastUsedAt + idleMs;
}

/**
 * What presenting a refresh token means: `rotate` it, `repeat` its successor to a second tab, or a `theft`, because
 * somebody has a token that was replaced. `successor` is the row of the token that replaced it. `now` in ms.
 */
export function judgeRefresh(
  token: RefreshToken,
  successor: RefreshToken | null,
  now: number,
): "rotate" | "repeat" | "theft" {
  if (token.usedAt === null) return "rotate";
  const isPrevious = successor !== null && successor.usedAt === null;
  return isPrevious && now <= token.usedAt + graceMs ? "repeat" : "theft";
}
