import type { TherapySessionStatus } from "./therapy-session.ts";

export const sessionSorts = ["start", "price"] as const;

export type SessionSort = (typeof sessionSorts)[number];

/** A session as administrators list it: nothing of its content, and of the client only the initials. Instants in ms. */
export type ListedSession = {
  id: string;
  startsAt: number;
  endsAt: number;
  /** IANA. */
  timeZone: string;
  therapist: { id: string; name: string };
  /** "" without a name. */
  clientInitials: string;
  /** A domain value code of THERAPY_TYPE. */
  practiceType: string;
  intro: boolean;
  /** As stored: a session is finished from its end on. */
  status: TherapySessionStatus;
  isNoShow: boolean;
  priceCents: number;
  /** What was paid before the session and did not go back. */
  paidCents: number;
};

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toUpperCase()).join("");
}
