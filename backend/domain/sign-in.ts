import { day, second, week } from "./duration.ts";

export type SignIn = {
  id: string;
  userId: string;
  device: string;
  remember: boolean;
  createdAt: number;
  lastUsedAt: number;
  expiresAt: number;
  endedAt: number | null;
  /** When the person last proved who they are; null when only an outside issuer says so. */
  provenAt: number | null;
  /** When a second factor was last proven in it; null without one. */
  secondFactorAt: number | null;
};

export type RefreshToken = {
  hash: string;
  signInId: string;
  createdAt: number;
  usedAt: number | null;
  successor: string | null;
};

/** Devices on which an account is signed in at a time. */
export const mostDevices = 20;

const rememberedMs = 30 * day;
const idleMs = week;
const graceMs = 10 * second;

/** Valid for 30 days on a trusted device, else for a day. `now` in ms. */
export function newSignIn(
  facts: Pick<SignIn, "id" | "userId" | "device" | "remember">,
  now: number,
  proof: Partial<Pick<SignIn, "provenAt" | "secondFactorAt">> = {},
): SignIn {
  const expiresAt = now + (facts.remember ? rememberedMs : day);
  return {
    ...facts,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    endedAt: null,
    provenAt: null,
    secondFactorAt: null,
    ...proof,
  };
}

export function isRecentSignIn(signedInAt: number, now: number): boolean {
  return now < signedInAt + rememberedMs;
}

/** Whether a sign-in may be refreshed: not ended, not expired, used within a week. `now` in ms. */
export function isActive(signIn: SignIn, now: number): boolean {
  return signIn.endedAt === null && now < signIn.expiresAt && now < signIn.lastUsedAt + idleMs;
}

/**
 * How to answer a refresh token: `rotate` it, `repeat` its successor (a second tab), or treat it as a `theft` because
 * it was replaced before. `successor` is the token that replaced it. `now` in ms.
 */
export function decideRefresh(
  token: RefreshToken,
  successor: RefreshToken | null,
  now: number,
): "rotate" | "repeat" | "theft" {
  if (token.usedAt === null) return "rotate";
  const isPrevious = successor !== null && successor.usedAt === null;
  return isPrevious && now <= token.usedAt + graceMs ? "repeat" : "theft";
}
