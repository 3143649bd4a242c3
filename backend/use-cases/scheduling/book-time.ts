import { DomainError, type FieldProblem } from "../../domain/errors.ts";
import type { EventType, Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import { isTimeZone } from "../../domain/wall-clock.ts";
import type { Ports } from "../../ports/ports.ts";
import type { BookingRequest } from "../../ports/scheduling.ts";
import type { VisitorContext } from "../context.ts";

export async function bookTime(
  { scheduling }: Pick<Ports, "scheduling">,
  { now }: VisitorContext,
  input: BookingRequest,
): Promise<{ event: ScheduledEvent; invitee: Invitee }> {
  const type = await scheduling.findEventType(input.eventTypeUri);
  if (!type?.active) throw new DomainError("ERR_NOT_FOUND");
  const errors = [...problemsOf(input, type)];
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
  return await scheduling.book(input, now);
}

function* problemsOf(input: BookingRequest, type: EventType): Generator<FieldProblem> {
  if (!isTimeZone(input.invitee.timeZone)) {
    yield problem("invitee.timezone", "ERR_UNKNOWN_TIME_ZONE", "not an IANA time zone");
  }
  if (input.meetingType && !type.meetingTypes.includes(input.meetingType)) {
    yield problem("meeting_type", "ERR_NOT_OFFERED", "not offered by this event type");
  }
  for (const { name, required } of type.questions) {
    const answer = input.answers.find(({ question }) => question === name)?.answer ?? "";
    if (required && answer.trim() === "") {
      yield problem("questions_and_answers", "ERR_REQUIRED", `an answer to "${name}" is required`);
    }
  }
}

function problem(path: string, errCode: string, message: string): FieldProblem {
  return { path, errCode, message };
}
