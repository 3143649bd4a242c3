import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openNewDatabase } from "tests/support/new-database.ts";
import { domainValues } from "db/schema/domain-values.ts";
import { therapists } from "db/schema/therapists.ts";
import { users } from "db/schema/users.ts";
import { hour } from "../../../domain/duration.ts";
import type { TherapySession } from "../../../domain/therapy-session.ts";

export const monday = Date.parse("2026-11-23T08:00:00Z");

export const notMoved = { fromStartsAt: null, fromEndsAt: null, toStartsAt: null, toEndsAt: null };

/** An empty database with three clients, two practitioners and a practice. */
export async function openPeople() {
  const folder = await mkdtemp(join(tmpdir(), "therapy-sessions-"));
  const database = await openNewDatabase(join(folder, "test.db"));
  await database.transaction(async (connection) => {
    for (const id of ["mari", "juri", "anna"]) {
      await connection.insert(users).values({
        id,
        email: `${id}@example.ee`,
        emailKey: `${id}@example.ee`,
        name: id,
        language: "et",
        timeZone: "Europe/Tallinn",
        createdAt: 0,
        updatedAt: 0,
      });
    }
    for (const id of ["kadri", "olev"]) {
      await connection.insert(therapists).values({
        id,
        slug: id,
        name: id,
        email: `${id}@example.ee`,
        gender: "FEMALE",
        city: "TARTU",
        calendarUrl: "",
        acceptingNewClients: "yes",
        showInSearch: true,
        pictureKey: `portraits/${id}.svg`,
        createdAt: 0,
        updatedAt: 0,
      });
    }
    await connection.insert(domainValues).values({
      domainCode: "THERAPY_TYPE",
      code: "MASSAGE",
      sort: 1,
      practiceGroup: "somatic",
      labels: { et: "Massaaž", en: "Massage", ru: "Массаж" },
      synonyms: { et: [], en: [], ru: [] },
    });
  });
  return { folder, database };
}

export function session(id: string, changes: Partial<TherapySession> = {}): TherapySession {
  const startsAt = changes.startsAt ?? monday;
  return {
    id,
    therapistId: "kadri",
    userId: "mari",
    eventUri: `https://calendar.example/events/${id}`,
    inviteeUri: `https://calendar.example/events/${id}/invitees/1`,
    status: "booked",
    startsAt,
    endsAt: startsAt + hour,
    timeZone: "Europe/Tallinn",
    practiceType: "MASSAGE",
    intro: false,
    priceCents: 5500,
    meetingType: "IN_PERSON",
    place: "Telliskivi 60a",
    cancellationNoticeHours: 24,
    lateCancelPercent: 100,
    noShowPercent: 100,
    prepaid: false,
    lateMovedAt: null,
    feeWaivedAt: null,
    onSitePayment: null,
    rating: null,
    ratedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    providerCancelPending: false,
    lastMove: null,
    bookedByTherapist: false,
    noShowAt: null,
    clientName: null,
    clientPhone: null,
    lateMinutes: null,
    awaySince: null,
    rulesChangedAt: null,
    calendarSequence: 0,
    hasNeutralUid: true,
    createdAt: 1,
    updatedAt: 1,
    ...changes,
  };
}
