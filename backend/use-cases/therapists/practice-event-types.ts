import { placeName } from "../../domain/arrival.ts";
import { accountPage } from "../../domain/calendar-link.ts";
import type { DomainValue } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import { type FieldProblem, problem } from "../../domain/field-problem.ts";
import {
  calendarLanguage,
  eventTypeSlug,
  groupColours,
  introNames,
} from "../../domain/practice-event-type.ts";
import type { EventType } from "../../domain/scheduling.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { PublishedProfile, StoredContent } from "../../ports/persistence/profiles.ts";
import type { Ports } from "../../ports/ports.ts";
import type { OfferedType } from "../../ports/scheduling/event-types.ts";

type Scheduled = Pick<StoredContent, "practices" | "calendarUrl"> & {
  /** By practice. */
  eventTypeUris: Map<string, string>;
};

type Publishing = {
  published: PublishedProfile;
  content: StoredContent;
  slug: string;
};

/** The provider's event types by their pages. */
export type PagesOfTypes = Map<string, EventType>;

/**
 * Looks up the event types of new booking pages at an outside provider, before any transaction. ERR_INVALID_INPUT for
 * a page of another host (its name may only look like the provider's) and for one without an event type.
 */
export async function lookUpPages(
  { scheduling }: Pick<Ports, "scheduling">,
  { content: before, eventTypeUris }: PublishedProfile,
  { practices, calendarUrl }: StoredContent,
): Promise<PagesOfTypes> {
  const { origin } = scheduling;
  const known = new Map(before.practices.map(({ id, schedulingUrl }) => [id, schedulingUrl]));
  const errors: FieldProblem[] = [];
  const pages: PagesOfTypes = new Map();
  if (
    calendarUrl !== before.calendarUrl && calendarUrl !== "" && !accountPage(calendarUrl, origin)
  ) {
    errors.push(problem("calendarUrl", "ERR_NOT_A_BOOKING_PAGE"));
  }
  for (const [at, { id, schedulingUrl, archived }] of practices.entries()) {
    const isKnown = eventTypeUris.get(id) && known.get(id) === schedulingUrl;
    if (isKnown || (scheduling.eventTypes && schedulingUrl === "")) continue;
    const path = `practices.${at}.schedulingUrl`;
    const [account, slug, ...more] = pathOf(schedulingUrl, origin);
    if (!account || !slug || more.length > 0) {
      if (!archived) errors.push(problem(path, "ERR_NOT_A_BOOKING_PAGE"));
      continue;
    }
    if (scheduling.eventTypes) {
      const isOwn = accountPage(schedulingUrl, origin) === accountPage(before.calendarUrl, origin);
      if (!isOwn && !archived) errors.push(problem(path, "ERR_BOOKING_PAGE_OF_OTHERS"));
      continue;
    }
    const type = await scheduling.findEventTypeByPage(account, slug);
    if (type) pages.set(schedulingUrl, type);
    else errors.push(problem(path, "ERR_UNKNOWN_BOOKING_PAGE"));
  }
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
  return pages;
}

function pathOf(url: string, origin: string): string[] {
  return accountPage(url, origin) ? new URL(url).pathname.split("/").filter(Boolean) : [];
}

/** The event types of published practices, in the caller's transaction. */
export async function eventTypesOf(
  ports: Pick<Ports, "scheduling">,
  repositories: Repositories,
  publishing: Publishing,
  pages: PagesOfTypes,
  now: number,
): Promise<Scheduled> {
  return ports.scheduling.eventTypes
    ? await saveEventTypes(ports, repositories, publishing, now)
    : withLinkedTypes(publishing, pages);
}

function withLinkedTypes({ published, content }: Publishing, pages: PagesOfTypes): Scheduled {
  const eventTypeUris = new Map<string, string>();
  const taken = new Set<string>();
  for (const [at, { id, schedulingUrl }] of content.practices.entries()) {
    const uri = pages.get(schedulingUrl)?.uri ?? published.eventTypeUris.get(id);
    if (!uri) continue;
    if (taken.has(uri)) throw linkedTwice(content.practices, at);
    taken.add(uri);
    eventTypeUris.set(id, uri);
  }
  return { ...content, eventTypeUris };
}

/** The active practice of the two is named, because archived ones are not shown. */
function linkedTwice(practices: StoredContent["practices"], at: number): DomainError {
  const { schedulingUrl } = practices[at]!;
  const named = practices.findLastIndex((one) =>
    !one.archived && one.schedulingUrl === schedulingUrl
  );
  return new DomainError("ERR_DUPLICATE_ENTITY", {
    errors: [{
      path: `practices.${named < 0 ? at : named}.schedulingUrl`,
      errCode: "ERR_DUPLICATE_ENTITY",
    }],
  });
}

async function saveEventTypes(
  { scheduling }: Pick<Ports, "scheduling">,
  repositories: Repositories,
  { published, content, slug }: Publishing,
  now: number,
): Promise<Scheduled> {
  const editor = scheduling.eventTypes!;
  const base = scheduling.resourceUri("event_types/");
  const values = await repositories.domainValues.list();
  const offers = await offersOf(scheduling, repositories, { published, content, values });
  const former = new Map(published.content.places.map((place) => [place.id, place]));
  const nameOf = ({ address, city }: { address: string; city: string }) =>
    placeName({ address, cityName: labelOf(values, city) });
  const { page, types: saved } = await editor.save(
    repositories,
    {
      slug,
      name: content.name,
      email: content.email,
      eventTypeUri: [...published.eventTypeUris.values()].find((uri) => uri.startsWith(base)) ??
        null,
      places: content.places.map((place) => ({
        id: place.id,
        name: nameOf(place),
        formerName: former.has(place.id) ? nameOf(former.get(place.id)!) : null,
      })),
    },
    offers,
    now,
  );
  const ids = new Set(content.practices.map(({ id }) => id));
  const removed = [...published.eventTypeUris].filter(([id]) => !ids.has(id));
  await editor.remove(repositories, removed.map(([, uri]) => uri));
  return {
    practices: content.practices.map((practice) => ({
      ...practice,
      schedulingUrl: saved.get(practice.id)?.schedulingUrl ?? practice.schedulingUrl,
    })),
    calendarUrl: page,
    eventTypeUris: new Map([...saved].map(([id, { eventTypeUri }]) => [id, eventTypeUri])),
  };
}

async function offersOf(
  scheduling: Ports["scheduling"],
  { practiceTexts }: Repositories,
  { published: { eventTypeUris }, content: { languages, practices }, values }: {
    published: PublishedProfile;
    content: StoredContent;
    values: DomainValue[];
  },
): Promise<OfferedType[]> {
  const language = calendarLanguage(languages);
  const summaries = new Map((await practiceTexts.list()).map((one) => [one.code, one.summary]));
  const types = values.filter(({ domainCode }) => domainCode === "THERAPY_TYPE");
  const base = scheduling.resourceUri("event_types/");
  return practices.map((practice) => {
    const { id, type, intro } = practice;
    const value = types.find(({ code }) => code === type);
    const uri = eventTypeUris.get(id);
    return {
      practiceId: id,
      eventTypeUri: uri?.startsWith(base) ? uri : null,
      slug: eventTypeSlug(practice),
      name: intro ? introNames[language] : value?.labels[language] ?? type,
      description: summaries.get(type)?.[language] ?? "",
      durationMinutes: practice.durationMinutes ?? 0,
      meetingTypes: practice.meetingTypes,
      bufferMinutes: practice.bufferMinutes,
      capacity: practice.intro ? 1 : practice.seats,
      startTimes: practice.startTimes,
      oncePerClient: intro,
      color: groupColours[value?.group ?? "other"],
      active: !practice.archived,
    };
  });
}

function labelOf(values: DomainValue[], city: string): string {
  const value = values
    .find(({ domainCode, code }) => domainCode === "CITY" && code === city);
  return value?.labels.et ?? city;
}
