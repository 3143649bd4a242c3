import { emailKey } from "./account.ts";
import { DomainError } from "./errors.ts";
import type { MeetingType } from "./scheduling.ts";
import type { Language } from "./text.ts";

export const leadStates = [
  "new",
  "confirmed",
  "contacted",
  "invited",
  "profile-started",
  "waiting",
  "visible",
  "declined",
] as const;

export type LeadState = (typeof leadStates)[number];

export const leadLimits = {
  city: 80,
  practices: 10,
  languages: 10,
  message: 2000,
  reason: 500,
} as const;

/** Instants in ms. */
export type Lead = {
  id: string;
  email: string;
  name: string;
  language: Language;
  iAmPractitioner: boolean;
  /** A code of the domain values, or a name. */
  city: string | null;
  /** Codes of practice types. */
  practices: string[];
  /** Codes of the languages in which the applicant works. */
  languages: string[];
  meetingTypes: MeetingType[];
  message: string;
  state: LeadState;
  confirmedAt: number | null;
  declinedReason: string | null;
  createdAt: number;
  updatedAt: number;
};

export type LeadDetails = Pick<
  Lead,
  "name" | "city" | "practices" | "languages" | "meetingTypes" | "message"
>;

/** The decisions of an administrator, and the states in which they are open: the first one of inviting and declining counts. */
const openIn = {
  contacted: ["confirmed"],
  invited: ["new", "confirmed", "contacted"],
  declined: ["confirmed", "contacted"],
} as const satisfies Partial<Record<LeadState, readonly LeadState[]>>;

type Decision = keyof typeof openIn;

export function newLead(
  facts: Pick<Lead, "id" | "email" | "language" | "iAmPractitioner">,
  now: number,
): Lead {
  return {
    ...facts,
    name: "",
    city: null,
    practices: [],
    languages: [],
    meetingTypes: [],
    message: "",
    state: "new",
    confirmedAt: null,
    declinedReason: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Confirming again changes nothing. `now` in ms. */
export function confirmed(lead: Lead, now: number): Lead {
  if (lead.confirmedAt !== null) return lead;
  const state = lead.state === "new" ? "confirmed" : lead.state;
  return { ...lead, state, confirmedAt: now, updatedAt: now };
}

/** Throws ERR_ALREADY_DECIDED, and ERR_NOT_CONFIRMED before the address is confirmed. `now` in ms. */
export function decided(
  lead: Lead,
  decision: Decision,
  now: number,
  reason: string | null = null,
): Lead {
  const from: readonly LeadState[] = openIn[decision];
  if (!from.includes(lead.state)) {
    throw new DomainError(lead.state === "new" ? "ERR_NOT_CONFIRMED" : "ERR_ALREADY_DECIDED");
  }
  return { ...lead, state: decision, declinedReason: reason, updatedAt: now };
}

/** An invitation to the address opens a declined lead again; one that has a profile stays. `now` in ms. */
export function invitedByAddress(lead: Lead, now: number): Lead {
  const hasProfile = ["profile-started", "waiting", "visible"].includes(lead.state);
  return hasProfile ? lead : { ...lead, state: "invited", declinedReason: null, updatedAt: now };
}

/** What the token of the mailed link is made from: it ends when the lead is gone. */
export function leadLinkText({ id, email }: Pick<Lead, "id" | "email">): string {
  return `${id}\n${emailKey(email)}`;
}
