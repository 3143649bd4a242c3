import { bookTime as limits } from "../api/limits/calendly.ts";
import { updateUser } from "../api/limits/user.ts";
import type { Acknowledgement } from "../suitability/booking-verdict.ts";
import type { EventType } from "./booking-page-queries.ts";
import type { MeetingType } from "./free-time-queries.ts";
import type { BookingTerms, StoredDetails } from "./booking-state.ts";
import type { PageAddress } from "./page-address.ts";
import type { Visitor } from "./use-visitor.ts";

export type Details = {
  name: string;
  email: string;
  /** As typed; missing until it was touched. */
  phone?: string | undefined;
  /** Null until it is chosen. */
  meetingType: MeetingType | null;
  answers: ReadonlyMap<number, string>;
};

/** What a booking is made of besides its time. */
export type FormEntries = {
  details: Details;
  questions: Question[];
  meetingTypes: MeetingType[];
  zone: string;
  tracking: Record<string, string>;
  /** Where it takes place at the chosen time. */
  place: string | undefined;
  /** The terms that the page shows. */
  shown: BookingTerms | null;
  /** By which the person books. */
  secretLink?: string | undefined;
  /** Of the gift card that pays. */
  giftCardCode?: string | undefined;
  /** Of the person: one session of it pays. */
  packageId?: string | null;
  /** What the signed-in person has read of their stored test. */
  acknowledgement?: Acknowledgement | null;
};

export type Question = {
  name: string;
  required: boolean;
  position: number;
  number: number;
};

export const {
  name: { maxLength: maxNameLength },
  email: { maxLength: maxEmailLength },
  text_reminder_number: { maxLength: maxPhoneLength },
} = limits.invitee;
export const accountNameLength = updateUser.name.maxLength;
export const maxAnswerLength = limits.questions_and_answers.items.answer.maxLength;

export function questionsOf({ custom_questions }: EventType): Question[] {
  return custom_questions
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => a.position - b.position)
    .map(({ name, required, position }, i) => ({ name, required, position, number: i + 1 }));
}

const meetingTypes: MeetingType[] = ["IN_PERSON", "VIDEO_CALL"];

export function prefilled({ name, email, answers, location }: PageAddress): Details {
  const meetingType = meetingTypes.find((each) => each === location) ?? null;
  const short = new Map(
    [...answers].map(([number, text]) => [number, shorten(text, maxAnswerLength)]),
  );
  return { name: shorten(name, maxNameLength), email: email.trim(), meetingType, answers: short };
}

/** What a signed-in person books with: what the account has, where the form does not ask for it or begins with it. */
export function withAccount(typed: Details, visitor: Visitor | undefined): Details {
  if (!visitor) return typed;
  const { name, isNamed, email, phone } = visitor;
  return { ...typed, email, phone: typed.phone ?? phone ?? "", ...(isNamed && { name }) };
}

function shorten(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, "") : text;
}

/** The selected meeting type when the time offers it, otherwise the first one it offers. */
export function meetingTypeFor(
  { meetingType }: Pick<Details, "meetingType">,
  offered: MeetingType[],
): MeetingType | undefined {
  return meetingType && offered.includes(meetingType) ? meetingType : offered[0];
}

export function restored({ answers, ...rest }: StoredDetails): Details {
  return { ...rest, answers: new Map(answers) };
}
