import { languages } from "../schema/columns.ts";
import type {
  practices,
  therapistLanguages,
  therapistLocations,
  therapistMedia,
  therapists,
  therapistTexts,
  therapistWaysOfHelping,
} from "../schema/therapists.ts";
import type { TherapistData } from "./demo-data.ts";
import { day, type DemoDay, demoId, hour } from "./demo-day.ts";
import { galleryOf, portraitOf } from "./demo-pictures.ts";
import { placeFacts } from "./demo-places.ts";
import { eventTypeIdOf, eventTypeSlug, startTimesOf } from "./demo-schedules.ts";

type TherapistRows = {
  therapists: (typeof therapists.$inferInsert)[];
  therapistTexts: (typeof therapistTexts.$inferInsert)[];
  therapistLanguages: (typeof therapistLanguages.$inferInsert)[];
  therapistWaysOfHelping: (typeof therapistWaysOfHelping.$inferInsert)[];
  therapistLocations: (typeof therapistLocations.$inferInsert)[];
  practices: (typeof practices.$inferInsert)[];
  therapistMedia: (typeof therapistMedia.$inferInsert)[];
};

export const therapistIdOf = (slug: string) => demoId("therapist", slug);

export const oldestDays = 800;

export function therapistRows(
  data: TherapistData[],
  origin: string,
  userIdOf: (slug: string) => string | null,
  demoDay: DemoDay,
  blurs: Map<string, string>,
): TherapistRows {
  const each = <Row>(rowsOf: (therapist: TherapistData, therapistId: string) => Row[]): Row[] =>
    data.flatMap((therapist) => rowsOf(therapist, therapistIdOf(therapist.slug)));
  return {
    therapists: data.map((therapist, index) => ({
      id: therapistIdOf(therapist.slug),
      slug: therapist.slug,
      userId: userIdOf(therapist.slug),
      name: therapist.name,
      email: therapist.email,
      gender: therapist.gender,
      city: therapist.city,
      calendarUrl: `${origin}/@${therapist.slug}`,
      acceptingNewClients: therapist.acceptingNewClients,
      showInSearch: therapist.showInSearch,
      prepaid: therapist.prepaid ?? false,
      wantsSearch: therapist.showInSearch || therapist.waitingDays !== undefined,
      ...(therapist.waitingDays !== undefined && {
        approval: "waiting" as const,
        approvalChangedAt: demoDay.startsAt - therapist.waitingDays * day + 10 * hour,
      }),
      pictureKey: portraitOf(therapist.slug).key,
      pictureBlur: blurs.get(portraitOf(therapist.slug).key) ?? null,
      callRoomPattern:
        therapist.practices.some(({ meetingTypes }) => meetingTypes.includes("VIDEO_CALL"))
          ? "https://meet.jit.si/heaolu-{id}"
          : null,
      createdAt: demoDay.startsAt - (oldestDays - index) * day,
      updatedAt: demoDay.startsAt - (60 - index) * day,
    })),
    therapistTexts: each((therapist, therapistId) =>
      languages.map((language) => ({
        therapistId,
        language,
        briefIntroduction: therapist.briefIntroduction[language],
        about: therapist.about[language],
        experience: therapist.experience[language],
        howICanHelp: therapist.howICanHelp[language],
      }))
    ),
    therapistLanguages: each((therapist, therapistId) =>
      therapist.languages.map((language, position) => ({ therapistId, language, position }))
    ),
    therapistWaysOfHelping: each((therapist, therapistId) =>
      therapist.waysOfHelping.map((wayOfHelping, position) => ({
        therapistId,
        wayOfHelping,
        position,
      }))
    ),
    therapistLocations: each(({ slug, locations }, therapistId) =>
      locations.map((location, position) => ({
        id: demoId("location", slug, position),
        therapistId,
        position,
        ...location,
        ...placeFacts(demoId("location", slug, position)),
      }))
    ),
    practices: each(({ slug, practices }, therapistId) =>
      practices.map((offer, position) => ({
        id: demoId("practice", slug, eventTypeSlug(offer)),
        therapistId,
        position,
        type: offer.type,
        durationMinutes: offer.durationMinutes,
        priceCents: offer.priceCents,
        meetingTypes: offer.meetingTypes,
        intro: offer.intro ?? false,
        seats: offer.capacity ?? 1,
        startTimes: startTimesOf(offer),
        eventTypeUri: `${origin}/api/calendly/event_types/${eventTypeIdOf(slug, offer)}`,
        schedulingUrl: `${origin}/@${slug}/${eventTypeSlug(offer)}`,
      }))
    ),
    therapistMedia: each((therapist, therapistId) =>
      galleryOf(therapist).map(({ key, caption }, position) => ({
        id: demoId("media", therapist.slug, position),
        therapistId,
        position,
        kind: "photo" as const,
        fileKey: key,
        blur: blurs.get(key) ?? null,
        caption,
      }))
    ),
  };
}
