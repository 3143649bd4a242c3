import type { components } from "../api/schema.d.ts";
import { slugs } from "./recorded-names.ts";

type Schemas = components["schemas"];
type TherapySession = Schemas["TherapySession"];
type Profile = { slug: string; practices: { id: string; schedulingUrl: string | null }[] };

/** What was chosen of a session, in place of what is recorded. */
export type ChosenBooking = {
  /** The path of the page to book it on. */
  pagePath?: string;
  start?: string;
  /** Where the session is at that time; empty for a video call. */
  place?: string;
  meetingType?: TherapySession["meetingType"];
  page?: Schemas["BookingPage"] | undefined;
};

const minuteMs = 60_000;
const recordedStart = Date.parse(slugs.start);

function isRecordedSession(value: unknown): value is TherapySession {
  const { startsAt, durationMinutes } = (value ?? {}) as Partial<TherapySession>;
  return durationMinutes !== undefined && Date.parse(startsAt ?? "") === recordedStart;
}

export const pathOf = (url: string) => new URL(url).pathname;

const slugIn = (path = "") => /^\/@([^/]+)/.exec(path)?.[1];

/** The recorded session as if the chosen one were booked. */
function changed(session: TherapySession, { start = slugs.start, ...chosen }: ChosenBooking) {
  const { page, place = session.place, meetingType = session.meetingType } = chosen;
  const startsAt = Date.parse(start);
  const minutes = page?.eventType.duration ?? session.durationMinutes;
  const priceCents = page?.practice?.priceCents ?? session.priceCents;
  const feeCents = (percent: number) => Math.round(priceCents * percent / 100);
  const { id, name, pictureUrl, ...terms } = page?.therapist ??
    {
      ...session.therapist,
      cancellationNoticeHours: 24,
      lateCancelPercent: 100,
      noShowPercent: 100,
    };
  const instant = (at: number) => new Date(at).toISOString().replace(".000Z", "Z");
  const isSamePlace = meetingType === "IN_PERSON" && id === session.therapist.id;
  return {
    ...session,
    startsAt: instant(startsAt),
    endsAt: instant(startsAt + minutes * minuteMs),
    cancelFreeUntil: instant(startsAt - terms.cancellationNoticeHours * 60 * minuteMs),
    therapist: { id, name, pictureUrl, slug: slugIn(chosen.pagePath) ?? session.therapist.slug },
    practiceType: page?.practice?.type ?? session.practiceType,
    intro: page?.practice?.intro ?? session.intro,
    durationMinutes: minutes,
    priceCents,
    lateCancelFeeCents: feeCents(terms.lateCancelPercent),
    noShowFeeCents: feeCents(terms.noShowPercent),
    meetingType,
    place: meetingType === "IN_PERSON" ? place : "",
    arrival: isSamePlace ? session.arrival : null,
  };
}

/** Answers about the recorded session as if the chosen one were booked. */
export function withSession(body: unknown, chosen: ChosenBooking): unknown {
  if (Array.isArray(body)) {
    if (!body.some(isRecordedSession)) return body.map((each) => withSession(each, chosen));
    const sessions: TherapySession[] = body.map((each) =>
      isRecordedSession(each) ? changed(each, chosen) : each
    );
    return sessions.toSorted((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt));
  }
  if (isRecordedSession(body)) return changed(body, chosen);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, withSession(value, chosen)]),
  );
}

/** The page that books the session of a practitioner's page: the one of its address, or the first. */
export function pageOfProfile(path: string, { slug, practices }: Profile): ChosenBooking {
  const [own, query] = path.split(/[?#]/);
  if (own !== `/therapist/view/${slug}`) return {};
  const id = new URLSearchParams(query).get("practice");
  const practice = practices.find((each) => each.id === id) ?? practices[0];
  return practice?.schedulingUrl
    ? { pagePath: pathOf(practice.schedulingUrl), page: undefined }
    : {};
}
