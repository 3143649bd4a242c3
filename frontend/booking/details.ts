import type { bookTime } from "../api/limits/calendly.ts";
import type { EventType, MeetingType } from "./booking-api.ts";
import type { PageAddress } from "./page-address.ts";
import type { BookingRequest } from "./use-booking.ts";

export type Details = {
  name: string;
  email: string;
  meetingType: MeetingType;
  answers: ReadonlyMap<number, string>;
};

export type Question = {
  name: string;
  required: boolean;
  position: number;
  number: number;
};

const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

type Limits = typeof bookTime;

// The types hold these to the contract; importing the values would make the page heavier.
export const maxNameLength: Limits["invitee"]["name"]["maxLength"] = 200;
export const maxEmailLength: Limits["invitee"]["email"]["maxLength"] = 254;
export const maxAnswerLength: Limits["questions_and_answers"]["items"]["answer"]["maxLength"] =
  2000;

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
  const short = new Map(
    [...answers].map(([number, text]) => [number, shorten(text, maxAnswerLength)]),
  );
  return { name: shorten(name, maxNameLength), email: email.trim(), meetingType, answers: short };
}

function shorten(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, "") : text;
}

export function mistakesIn(
  details: Details,
  questions: Question[],
): Record<string, "required" | "invalidEmail"> {
  const mistakes: Record<string, "required" | "invalidEmail"> = {};
  if (!details.name.trim()) mistakes.name = "required";
  if (!details.email.trim()) mistakes.email = "required";
  else if (!emailPattern.test(details.email.trim())) mistakes.email = "invalidEmail";
  for (const question of questions) {
    const answer = details.answers.get(question.number)?.trim();
    if (question.required && !answer) mistakes[questionField(question)] = "required";
  }
  return mistakes;
}

/** The selected meeting type when the time offers it, otherwise the first one it offers. */
export function meetingTypeFor(
  { meetingType }: Details,
  offered: MeetingType[],
): MeetingType | undefined {
  return offered.includes(meetingType) ? meetingType : offered[0];
}

export function requestOf(
  details: Details,
  { questions, meetingTypes, zone, tracking }: {
    questions: Question[];
    meetingTypes: MeetingType[];
    zone: string;
    tracking: Record<string, string>;
  },
): BookingRequest {
  const chosen = meetingTypeFor(details, meetingTypes);
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
