import { hasAddress } from "backend/domain/contact-details.ts";
import { isPhoneNumber } from "../phone-number.ts";
import type { Details, Question } from "./details.ts";

const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export function questionField({ number }: Question): string {
  return `a${number}`;
}

type Mistake = "required" | "invalidEmail" | "invalidPhone" | "addressInName";

/** The mistakes by field. `isNamed` when the account has the name. */
export function mistakesIn(
  details: Details,
  questions: Question[],
  isNamed: boolean,
): Record<string, Mistake> {
  const mistakes: Record<string, Mistake> = {};
  if (!details.name.trim()) mistakes.name = "required";
  else if (!isNamed && hasAddress(details.name)) mistakes.name = "addressInName";
  if (!details.email.trim()) mistakes.email = "required";
  else if (!emailPattern.test(details.email.trim())) mistakes.email = "invalidEmail";
  const phone = details.phone?.trim() ?? "";
  if (phone && !isPhoneNumber(phone)) mistakes.phone = "invalidPhone";
  for (const question of questions) {
    const answer = details.answers.get(question.number)?.trim();
    if (question.required && !answer) mistakes[questionField(question)] = "required";
  }
  return mistakes;
}
