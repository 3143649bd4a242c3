import { DomainError } from "../../domain/errors.ts";
import { type FieldProblem, problem } from "../../domain/field-problem.ts";
import type { EventType } from "../../domain/scheduling.ts";
import { isTimeZone } from "../../domain/wall-clock.ts";
import type { NewBooking } from "../../ports/scheduling/time-holds.ts";

type Form = Pick<NewBooking, "invitee" | "answers" | "meetingType">;

/** ERR_INVALID_INPUT with a problem per field of the event type's form. */
export function requireValidForm(form: Form, type: EventType): void {
  const errors = [...problemsOf(form, type)];
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
}

function* problemsOf(form: Form, type: EventType): Generator<FieldProblem> {
  if (!isTimeZone(form.invitee.timeZone)) {
    yield problem("invitee.timezone", "ERR_UNKNOWN_TIME_ZONE");
  }
  if (form.meetingType && !type.meetingTypes.includes(form.meetingType)) {
    yield problem("meeting_type", "ERR_NOT_OFFERED");
  }
  for (const { name, required } of type.questions) {
    const answer = form.answers.find(({ question }) => question === name)?.answer ?? "";
    if (required && answer.trim() === "") {
      yield problem("questions_and_answers", "ERR_ANSWER_REQUIRED", { question: name });
    }
  }
}
