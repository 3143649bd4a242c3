import { emailKey } from "../../domain/account.ts";
import { accountPage, matchTypes, typesAt } from "../../domain/calendar-link.ts";
import { DomainError } from "../../domain/errors.ts";
import type { EventType } from "../../domain/scheduling.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";

type Needs = Pick<Ports, "persistence" | "scheduling">;

type LinkedCalendar = {
  therapist: Therapist;
  linked: { practice: Practice; type: EventType }[];
  left: Practice[];
  staying: TherapySessionEntry[];
};

/**
 * Links a practitioner's practices to the matching event types of a provider's account. `therapist` is an id, a slug or
 * an email address. ERR_NOT_FOUND without such a practitioner or without event types at `url`. `now` in ms.
 */
export async function linkCalendar(
  ports: Needs,
  now: number,
  { therapist: name, url }: { therapist: string; url: string },
): Promise<LinkedCalendar> {
  const { persistence, scheduling } = ports;
  const therapist = await findTherapist(ports, name);
  if (!therapist) throw notFound(`No practitioner has the id, slug or address ${name}.`);
  const calendarUrl = accountPage(url, scheduling.origin);
  const listed = typesAt(await allTypes(ports), url, scheduling.origin);
  const types = listed.length > 0 || !calendarUrl ? listed : await hiddenAt(ports, url);
  if (!calendarUrl || types.length === 0) {
    throw notFound(`${url} is not a page of ${scheduling.origin} with event types.`);
  }
  const matched = matchTypes(therapist.practices, types);
  const linked = therapist.practices.flatMap((practice) => {
    const type = matched.get(practice.id);
    return type ? [{ practice, type }] : [];
  });
  await persistence.transaction(({ therapists }) =>
    therapists.linkCalendar(therapist.id, {
      calendarUrl,
      practices: linked.map(({ practice, type }) => ({
        id: practice.id,
        eventTypeUri: type.uri,
        schedulingUrl: type.schedulingUrl,
        durationMinutes: type.durationMinutes,
        meetingTypes: type.meetingTypes,
      })),
    }, now)
  );
  return {
    therapist,
    linked,
    left: therapist.practices.filter(({ id }) => !matched.has(id)),
    staying: await bookedElsewhere(ports, therapist.id, now),
  };
}

async function bookedElsewhere(
  { persistence, scheduling }: Needs,
  therapistId: string,
  now: number,
): Promise<TherapySessionEntry[]> {
  const { items } = await persistence.therapySessions.listOfTherapist(therapistId, {
    limit: 100,
    order: "soonest",
    filter: { now, status: "booked", when: "upcoming" },
  });
  const atProvider = scheduling.resourceUri("scheduled_events/");
  return items.filter(({ eventUri }) => !eventUri.startsWith(atProvider));
}

async function findTherapist({ persistence }: Needs, name: string): Promise<Therapist | null> {
  const { therapists, users } = persistence;
  const user = name.includes("@") ? await users.findByEmail(emailKey(name)) : null;
  if (user?.therapistId) return await therapists.find(user.therapistId);
  return await therapists.find(name) ?? await therapists.findBySlug(name);
}

async function hiddenAt({ scheduling }: Needs, url: string): Promise<EventType[]> {
  const [account, slug] = new URL(url).pathname.split("/").filter(Boolean);
  const type = account && slug ? await scheduling.findEventTypeByPage(account, slug) : null;
  return type?.active ? [type] : [];
}

async function allTypes({ scheduling }: Needs): Promise<EventType[]> {
  const types: EventType[] = [];
  let cursor: string | undefined;
  do {
    const page = await scheduling.listEventTypes({ limit: 100, cursor });
    types.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return types;
}

function notFound(detail: string): DomainError {
  return new DomainError("ERR_NOT_FOUND", { detail });
}
