import type { Details, Question } from "./details.ts";

const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export function questionField({ number }: Question): string {
  return `a${number}`;
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
