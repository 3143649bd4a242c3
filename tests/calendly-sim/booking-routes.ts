import type { Hono } from "hono";
import { type Bookings, trackingOf } from "./bookings.ts";
import { type ApiEnv, needScope } from "./request-checks.ts";
import { isOffered } from "./open-times.ts";
import { findIn, idIn, instantIn } from "./parameters.ts";
import { denied, invalid, Refusal, unknown } from "./errors.ts";
import { presentInvitee, uris } from "./resources.ts";
import type { Answer, EventType, Location, Person, World } from "./state.ts";
import { minute } from "backend/domain/duration.ts";

type Given = Record<string, unknown>;
type Cap = { count: number; ms: number };

const caps: Record<Person["plan"], Cap[]> = {
  free: [],
  trial: [{ count: 5, ms: 24 * 60 * minute }],
  paid: [
    { count: 10, ms: minute },
    { count: 50, ms: 60 * minute },
    { count: 100, ms: 24 * 60 * minute },
  ],
  enterprise: [{ count: 500, ms: minute }],
};

const needsText = ["physical", "outbound_call", "ask_invitee", "custom"];

export function bookingRoutes(app: Hono<ApiEnv>, world: World, bookings: Bookings): void {
  const booked = new Map<string, number[]>();

  /** Not idempotent, like the provider: a repeated request books again. */
  app.post("/invitees", async (c) => {
    const { token } = c.var;
    needScope(token, "scheduled_events:write");
    if (token.person.plan === "free") {
      throw denied(
        "The Scheduling API is only available on paid Calendly plans. Upgrade your plan to " +
          "access this feature.",
      );
    }
    countAgainstCaps(token.person);
    const given = await c.req.json<Given>().catch((): Given => ({}));
    const startsAt = instantIn("start_time", given.start_time);
    const invitee = inviteeIn(given.invitee);
    const uuid = idIn(world, "event_type", "event_types", given.event_type);
    const answers = answersIn(given.questions_and_answers);
    const type = findIn(world.eventTypes, uuid);
    if (!isOffered(type)) throw unknown();
    const location = locationIn(type, given.location);
    checkQuestions(type, answers);
    if (!bookings.isOpen(type, startsAt)) throw slotRefusal();
    const tracking = (given.tracking ?? {}) as Given;
    const added = bookings.add({
      type,
      startsAt,
      ...invitee,
      location,
      answers,
      tracking: trackingOf((key) => tracking[key]),
      method: "api",
    });
    return c.json({ resource: presentInvitee(world, added) }, 201);
  });

  app.post("/scheduling_links", async (c) => {
    needScope(c.var.token, "scheduling_links:write");
    const given = await c.req.json<Given>();
    if (given.max_event_count !== 1) {
      throw invalid({ parameter: "max_event_count", message: "must be equal to 1" });
    }
    if (given.owner_type !== "EventType") {
      throw invalid({ parameter: "owner_type", message: "is not included in the list" });
    }
    const type = findIn(world.eventTypes, idIn(world, "owner", "event_types", given.owner));
    const path = `/d/${world.nextId().toLowerCase()}/${type.slug}`;
    world.links.push({ path, type, isUsed: false });
    return c.json({
      resource: {
        booking_url: `${world.pageOrigin}${path}`,
        owner: uris(world).eventType(type),
        owner_type: "EventType",
      },
    }, 201);
  });

  function countAgainstCaps({ uuid, plan }: Person): void {
    const now = world.clock();
    const tries = booked.get(uuid) ?? [];
    const isOver = caps[plan].some(({ count, ms }) =>
      tries.filter((at) => now - at < ms).length >= count
    );
    if (isOver) {
      throw new Refusal(429, { title: "Too Many Requests", message: "Rate limit exceeded" });
    }
    booked.set(uuid, [...tries, now]);
  }

  /** It is not documented which of these the provider returns. */
  function slotRefusal(): Refusal {
    const { slotConflictMode } = world.settings;
    if (slotConflictMode === "404") return unknown();
    if (slotConflictMode === "409") {
      return new Refusal(409, { title: "Conflict", message: "The time is no longer available." });
    }
    return invalid({
      parameter: "start_time",
      message: "The time is already filled.",
      code: "already_filled",
    });
  }
}

function inviteeIn(given: unknown) {
  const { email, timezone, name, first_name, last_name, text_reminder_number } =
    (given ?? {}) as Given;
  const phone = typeof text_reminder_number === "string" ? text_reminder_number : null;
  if (typeof email !== "string" || !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw invalid({ parameter: "invitee.email", message: "is invalid" });
  }
  if (typeof timezone !== "string" || timezone === "") {
    throw invalid({ parameter: "invitee.timezone", message: "is missing" });
  }
  const whole = name ?? [first_name, last_name].filter(Boolean).join(" ");
  if (typeof whole !== "string" || whole === "") {
    throw invalid({ parameter: "invitee.name", message: "name or first_name must be given" });
  }
  return { email, timeZone: timezone, name: whole, phone };
}

function answersIn(given: unknown): Answer[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) {
    throw invalid({ parameter: "questions_and_answers", message: "must be an array" });
  }
  return given.map((item: Given, at) => {
    for (const field of ["question", "answer", "position"] as const) {
      if (item[field] === undefined) {
        const parameter = `questions_and_answers[${at}].${field}`;
        throw invalid({ parameter, message: "is missing" });
      }
    }
    return {
      question: String(item.question),
      answer: String(item.answer),
      position: Number(item.position),
    };
  });
}

function locationIn(type: EventType, given: unknown): Location | null {
  const offered = type.locations ?? [];
  const location = given as Location | undefined | null;
  if (offered.length === 0 || type.poolingType === "round_robin") {
    if (location) throw invalid({ parameter: "location", message: "is not allowed" });
    return null;
  }
  const { kind, location: text } = location ?? { kind: "" };
  if (!offered.some((one) => one.kind === kind)) {
    throw invalid({ parameter: "location.kind", message: "is not offered by the event type" });
  }
  const needs = needsText.includes(kind);
  if (needs && !text) throw invalid({ parameter: "location.location", message: "is missing" });
  if (!needs && text) throw invalid({ parameter: "location.location", message: "is not allowed" });
  return needs ? { kind, location: text! } : { kind };
}

function checkQuestions(type: EventType, answers: Answer[]): void {
  const names = type.questions.map(({ name }) => name);
  for (const [at, { question }] of answers.entries()) {
    if (names.includes(question)) continue;
    const parameter = `questions_and_answers[${at}].question`;
    throw invalid({ parameter, message: "does not match any question" });
  }
  for (const { name, enabled, required } of type.questions) {
    const answer = answers.find(({ question }) => question === name)?.answer ?? "";
    if (enabled && required && answer.trim() === "") {
      throw invalid({ parameter: "questions_and_answers", message: `"${name}" is required` });
    }
  }
}
