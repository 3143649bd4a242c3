import type { Absence } from "../../domain/absence.ts";
import type { User } from "../../domain/account.ts";
import type { CalendarImport } from "../../domain/calendar-import.ts";
import type { Companion } from "../../domain/companion.ts";
import type { SessionTogether } from "../../domain/companion-session.ts";
import type { Course } from "../../domain/course.ts";
import type { CourseCode } from "../../domain/course-code.ts";
import type { Package, PackageOffer } from "../../domain/money/package.ts";
import type { Review } from "../../domain/review.ts";
import type { ApprovalRule } from "../../domain/session-request.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { schedulingAccountOf } from "../scheduling/scheduling-account.ts";
import { type ArchivedHours, archivedHours } from "./archived-hours.ts";
import { type ArchiveRows, archiveRows } from "./archive-rows.ts";

type NamedPractice = Pick<Practice, "type" | "intro" | "durationMinutes">;

/** What a practitioner has stored beside the profile. Of clients it has the names, as the practitioner knows them. */
export type ArchivedPractice = {
  workingHours: ArchivedHours | null;
  otherCalendars: Pick<CalendarImport, "kind" | "name" | "busyTimes" | "readAt" | "createdAt">[];
  absences: (Pick<Absence, "fromDate" | "toDate" | "timeZone" | "createdAt" | "endedAt"> & {
    sessions: { startsAt: number }[];
  })[];
  practiceSettings: (NamedPractice & { approval: ApprovalRule; callLink: string | null })[];
  callRoom: { callRoomPattern: string } | null;
  invitedCompanions: (
    & Pick<NamedPractice, "type">
    & { name: string }
    & Pick<
      Companion,
      "state" | "invitedAt" | "answeredAt"
    >
  )[];
  packageOffers: (Omit<PackageOffer, "id" | "therapistId" | "practiceId"> & NamedPractice)[];
  soldPackages: Pick<
    Package,
    | "practiceType"
    | "durationMinutes"
    | "sessions"
    | "priceCents"
    | "validMonths"
    | "state"
    | "activatedAt"
    | "expiresAt"
  >[];
  ownCourses: (Omit<Course, "ownerTherapistId"> & {
    codes: Omit<CourseCode, "id" | "courseId" | "codeHash">[];
  })[];
  sessionsHeld: ArchiveRows<TherapySessionEntry>;
  sessionsTogether: (
    & Pick<
      SessionTogether,
      "practiceType" | "intro" | "meetingType" | "place" | "startsAt" | "endsAt" | "status"
    >
    & { lead: string }
  )[];
  reviewsReceived: ArchiveRows<
    Pick<Review, "language" | "rating" | "text" | "createdAt" | "answer" | "answeredAt">
  >;
};

export async function archivedPractice(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { therapistId }: Pick<User, "therapistId">,
): Promise<ArchivedPractice> {
  const therapist = therapistId ? await persistence.therapists.find(therapistId) : null;
  if (!therapist) return nothing;
  const { id } = therapist;
  const { companions, therapySessions, reviews, callLinks } = persistence;
  const { roomPattern } = await callLinks.find(id);
  const eventsUri = scheduling.resourceUri("scheduled_events/");
  const together = await companions.listSessions(id, {
    from: 0,
    to: Number.MAX_SAFE_INTEGER,
    eventsUri,
  });
  return {
    ...await calendarOf({ persistence, scheduling }, therapist),
    absences: await absencesOf(persistence, therapist),
    practiceSettings: await settingsOf(persistence, therapist),
    callRoom: roomPattern === null ? null : { callRoomPattern: roomPattern },
    invitedCompanions: await companionsOf(persistence, therapist),
    ...await packagesOf(persistence, therapist),
    ownCourses: await coursesOf(persistence, therapist),
    sessionsHeld: archiveRows(
      (page) => therapySessions.listOfTherapist(id, page),
      (session) => session,
    ),
    sessionsTogether: together.map((
      { practiceType, intro, meetingType, place, startsAt, endsAt, status, lead },
    ) => ({
      ...{ practiceType, intro, meetingType, place, startsAt, endsAt, status },
      lead: lead.name,
    })),
    reviewsReceived: archiveRows(
      (page) => reviews.listOfTherapist(id, page),
      ({ language, rating, text, createdAt, answer, answeredAt }) => (
        { language, rating, text, createdAt, answer, answeredAt }
      ),
    ),
  };
}

const noRows: ArchiveRows<never> = {
  async *[Symbol.asyncIterator]() {},
};

const nothing: ArchivedPractice = {
  workingHours: null,
  otherCalendars: [],
  absences: [],
  practiceSettings: [],
  callRoom: null,
  invitedCompanions: [],
  packageOffers: [],
  soldPackages: [],
  ownCourses: [],
  sessionsHeld: noRows,
  sessionsTogether: [],
  reviewsReceived: noRows,
};

function practicesOf({ practices, archivedPractices }: Therapist): Practice[] {
  return [...practices, ...archivedPractices];
}

function named({ type, intro, durationMinutes }: Practice): NamedPractice {
  return { type, intro, durationMinutes };
}

async function calendarOf(
  ports: Pick<Ports, "persistence" | "scheduling">,
  therapist: Therapist,
): Promise<Pick<ArchivedPractice, "workingHours" | "otherCalendars">> {
  const editor = ports.scheduling.availability;
  const ownerUri = editor && await schedulingAccountOf(ports, { therapistId: therapist.id });
  const hours = ownerUri && await editor.find(ownerUri);
  if (!hours) return { workingHours: null, otherCalendars: [] };
  return {
    workingHours: archivedHours(hours, practicesOf(therapist)),
    otherCalendars: (await editor.listImports(ownerUri))
      .map(({ kind, name, busyTimes, readAt, createdAt }) => (
        { kind, name, busyTimes, readAt, createdAt }
      )),
  };
}

async function absencesOf({ absences }: Repositories, { id }: Therapist) {
  return await Promise.all((await absences.listOf(id)).map(async (absence) => {
    const { fromDate, toDate, timeZone, createdAt, endedAt } = absence;
    const sessions = (await absences.listSessions(absence.id))
      .map(({ startsAt }) => ({ startsAt }));
    return { fromDate, toDate, timeZone, createdAt, endedAt, sessions };
  }));
}

async function settingsOf({ sessionRequests, callLinks }: Repositories, therapist: Therapist) {
  const rules = await sessionRequests.listRules(therapist.id);
  const { practices } = await callLinks.find(therapist.id);
  const links = new Map(practices.map(({ id, callLink }) => [id, callLink]));
  return practicesOf(therapist).map((practice) => ({
    ...named(practice),
    approval: rules.get(practice.id) ?? "never",
    callLink: links.get(practice.id) ?? null,
  }));
}

async function companionsOf({ companions }: Repositories, therapist: Therapist) {
  const types = new Map(practicesOf(therapist).map(({ id, type }) => [id, type]));
  return [...await companions.listOfLead(therapist.id)].flatMap(([practiceId, ones]) =>
    ones.map(({ name, state, invitedAt, answeredAt }) => ({
      ...{ type: types.get(practiceId) ?? "", name },
      ...{ state, invitedAt, answeredAt },
    }))
  );
}

async function packagesOf({ packageOffers, packages }: Repositories, therapist: Therapist) {
  const practices = new Map(practicesOf(therapist).map((practice) => [practice.id, practice]));
  const offers = await packageOffers.listOf(therapist.id);
  const sold = await packages.listSold(therapist.id, Number.MAX_SAFE_INTEGER);
  return {
    packageOffers: offers.flatMap(({ id: _, therapistId: __, practiceId, ...offer }) => {
      const practice = practices.get(practiceId);
      return practice ? [{ ...named(practice), ...offer }] : [];
    }),
    soldPackages: sold.map((
      {
        practiceType,
        durationMinutes,
        sessions,
        priceCents,
        validMonths,
        state,
        activatedAt,
        expiresAt,
      },
    ) => ({
      ...{ practiceType, durationMinutes, sessions, priceCents },
      ...{ validMonths, state, activatedAt, expiresAt },
    })),
  };
}

async function coursesOf({ courses }: Repositories, { id }: Therapist) {
  return await Promise.all(
    (await courses.listOfOwner(id)).map(async ({ ownerTherapistId: _, ...course }) => ({
      ...course,
      codes: (await courses.listCodes(course.id))
        .map(({ id: _, courseId: __, codeHash: ___, ...code }) => code),
    })),
  );
}
