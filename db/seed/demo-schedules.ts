import type {
  availabilityRules,
  eventTypes,
  schedulingAccounts,
  schedulingPlaces,
} from "../schema/scheduling.ts";
import type { languages } from "../schema/columns.ts";
import { type OfferData, readData, type TherapistData } from "./demo-data.ts";
import { day, type DemoDay, demoId } from "./demo-day.ts";

export type ScheduleRows = {
  schedulingAccounts: (typeof schedulingAccounts.$inferInsert)[];
  schedulingPlaces: (typeof schedulingPlaces.$inferInsert)[];
  availabilityRules: (typeof availabilityRules.$inferInsert)[];
  eventTypes: (typeof eventTypes.$inferInsert)[];
};

export const accountIdOf = (slug: string) => demoId("scheduling-account", slug);

const languageOf: Record<string, (typeof languages)[number]> = {
  ESTONIAN: "et",
  ENGLISH: "en",
  RUSSIAN: "ru",
};

const introNames = {
  et: "Tasuta tutvumiskohtumine",
  en: "Free first meeting",
  ru: "Бесплатная первая встреча",
};

const groupColours: Record<string, string> = {
  somatic: "#80442c",
  talking: "#206546",
  energetic: "#7b4467",
  other: "#2c5b7c",
};

export function scheduleRows(therapists: TherapistData[], demoDay: DemoDay): ScheduleRows {
  const cities = labelsOf("CITY");
  return {
    schedulingAccounts: therapists.map(({ slug, name, email, availability }) => ({
      id: accountIdOf(slug),
      slug,
      name,
      email,
      timeZone: availability.timeZone,
      bufferMinutes: availability.bufferMinutes,
      minimumNoticeMinutes: availability.minimumNoticeHours * 60,
      horizonDays: availability.horizonDays,
      stepMinutes: availability.stepMinutes,
      ...setUp(demoDay),
    })),
    schedulingPlaces: therapists.flatMap(({ slug, locations }) =>
      locations.map(({ address, city }, index) => ({
        id: placeIdOf(slug, index),
        accountId: accountIdOf(slug),
        name: `${address}, ${cities.get(city)!.et}`,
      }))
    ),
    availabilityRules: therapists.flatMap(({ slug, availability }) =>
      availability.weekly.map(({ weekday, from, to, location }, index) => ({
        id: demoId("availability-rule", slug, index),
        accountId: accountIdOf(slug),
        weekday,
        fromMinute: minuteOf(from),
        toMinute: minuteOf(to),
        placeId: location === "video" ? null : placeIdOf(slug, location),
      }))
    ),
    eventTypes: therapists.flatMap((therapist) => eventTypesOf(therapist, demoDay)),
  };
}

export function eventTypeSlug({ type, durationMinutes }: OfferData): string {
  return `${type.toLowerCase().replaceAll("_", "-")}-${durationMinutes}`;
}

export const eventTypeIdOf = (slug: string, offer: OfferData) =>
  demoId("event-type", slug, eventTypeSlug(offer));

function eventTypesOf(
  { slug, languages: [first], practices }: TherapistData,
  demoDay: DemoDay,
): ScheduleRows["eventTypes"] {
  const language = languageOf[first!]!;
  return practices.map((offer, position) => {
    const practice = practiceTexts().get(offer.type)!;
    return {
      id: eventTypeIdOf(slug, offer),
      accountId: accountIdOf(slug),
      slug: eventTypeSlug(offer),
      name: offer.intro ? introNames[language] : practice.label[language],
      description: practice.summary[language],
      durationMinutes: offer.durationMinutes,
      meetingTypes: offer.meetingTypes,
      customQuestions: [],
      capacity: offer.capacity ?? 1,
      startTimes: startTimesOf(offer),
      oncePerClient: offer.intro ?? false,
      color: groupColours[practice.group]!,
      position,
      active: true,
      ...setUp(demoDay),
    };
  });
}

let texts: ReturnType<typeof readPracticeTexts> | undefined;
const practiceTexts = () => texts ??= readPracticeTexts();

function readPracticeTexts() {
  const labels = labelsOf("THERAPY_TYPE");
  return new Map(
    readData("practices").map(({ code, group, summary }) =>
      [code, { group, summary, label: labels.get(code)! }] as const
    ),
  );
}

function labelsOf(domainCode: string) {
  return new Map(
    readData("domain-values")
      .filter((value) => value.domainCode === domainCode)
      .map(({ code, labels }) => [code, labels]),
  );
}

const placeIdOf = (slug: string, index: number) => demoId("location", slug, index);

function setUp({ startsAt }: DemoDay) {
  return { createdAt: startsAt - 800 * day, updatedAt: startsAt - 60 * day };
}

/** When a group meets every week. */
export function startTimesOf({ startTimes = [] }: OfferData) {
  return startTimes.map(({ weekday, at }) => ({ weekday, minute: minuteOf(at) }));
}

/** "09:30" as minutes after midnight. */
function minuteOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}
