import type { EventType, MeetingType } from "./calls.ts";
import type { PageAddress } from "./page-address.ts";
import type { BookingRequest } from "./use-booking.ts";

/** What the visitor writes about themselves. */
export type Details = {
  name: string;
  email: string;
  meetingType: MeetingType;
  /** By the question's number. */
  answers: ReadonlyMap<number, string>;
};

export type Question = {
  name: string;
  required: boolean;
  /** As the provider counts, from nought. */
  position: number;
  /** As an address counts, from one: the answer to the first is `a1`. */
  number: number;
};

/** What the server takes for an address: better told before it is sent. */
const email = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** How much the fields of the form take; an address may bring more. */
export const longestName = 100;
export const longestAnswer = 1000;

/** The practitioner's own questions in their order. */
export function questionsOf({ custom_questions }: EventType): Question[] {
  return custom_questions
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => a.position - b.position)
    .map(({ name, required, position }, i) => ({ name, required, position, number: i + 1 }));
}

export function questionField({ number }: Question): string {
  return `a${number}`;
}

export function prefilled({ name, email, answers, location }: PageAddress): Details {
  const meetingType = location === "VIDEO_CALL" ? "VIDEO_CALL" : "IN_PERSON";
  const short = new Map([...answers].map(([number, text]) => [number, cut(text, longestAnswer)]));
  return { name: cut(name, longestName), email: email.trim(), meetingType, answers: short };
}

/** The beginning of a text, never half a character. */
function cut(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, "") : text;
}

/** The ids of the fields that cannot be sent as they are, in the order of the form. */
export function wrongIn(
  details: Details,
  questions: Question[],
): Record<string, "required" | "invalidEmail"> {
  const wrong: Record<string, "required" | "invalidEmail"> = {};
  if (!details.name.trim()) wrong.name = "required";
  if (!details.email.trim()) wrong.email = "required";
  else if (!email.test(details.email.trim())) wrong.email = "invalidEmail";
  for (const question of questions) {
    const answer = details.answers.get(question.number)?.trim();
    if (question.required && !answer) wrong[questionField(question)] = "required";
  }
  return wrong;
}

/** The way to meet: the wished one when the time offers it, else the one it offers. */
export function meetingOf(
  { meetingType }: Details,
  offered: MeetingType[],
): MeetingType | undefined {
  return offered.includes(meetingType) ? meetingType : offered[0];
}

/** What is sent: the visitor's words, trimmed, and the way to meet that the chosen time offers. */
export function requestOf(
  details: Details,
  { questions, meetingTypes, zone, tracking }: {
    questions: Question[];
    meetingTypes: MeetingType[];
    zone: string;
    tracking: Record<string, string>;
  },
): BookingRequest {
  const chosen = meetingOf(details, meetingTypes);
  const answers = questions.flatMap(({ name, position, number }) => {
    const answer = details.answers.get(number)?.trim();
    return answer ? [{ question: name, answer, position }] : [];
  });
  return {
    invitee: { name: details.name.trim(), email: details.email.trim(), timezone: zone },
    ...(chosen ? { meeting_type: chosen } : {}),
    questions_and_answers: answers,
    ...(Object.keys(tracking).length > 0 ? { tracking } : {}),
  };
}
