import { consentTerms } from "backend/domain/consent.ts";
import type { Database } from "db/database.ts";
import { consents } from "db/schema/consents.ts";
import {
  availabilityRules,
  eventTypes,
  schedulingAccounts,
  schedulingPlaces,
} from "db/schema/scheduling.ts";
import { practices, therapists } from "db/schema/therapists.ts";
import { signIns, users } from "db/schema/users.ts";
import type { Availability } from "backend/domain/availability.ts";
import type { Ports } from "backend/ports/ports.ts";

/** One practitioner's calendar. The week has one place, named "place". */
export type Terms = {
  durationMinutes: number;
  /** How many guests may book the same start; the default is one. */
  seats?: number;
  noticeHours: number;
  availability: Omit<Availability, "exceptions" | "vacations">;
};

export type Practitioner = {
  therapistId: string;
  userId: string;
  accountId: string;
  eventType: string;
  placeId: string;
};
export type Client = { userId: string; email: string };
export type World = { practitioners: Practitioner[]; clients: Client[] };

/** The password of all users. */
export const password = "a password for all users";
let passwordHash: string | undefined;

/** New practitioners with these terms, and as many new clients as requested. */
export async function makeWorld(
  { database, ports }: {
    database: Database;
    ports: Pick<Ports, "auth" | "persistence" | "scheduling">;
  },
  { terms, clients, now }: { terms: Terms[]; clients: number; now: number },
): Promise<World> {
  const { persistence, scheduling } = ports;
  const world: World = { practitioners: [], clients: [] };
  const made = { createdAt: now, updatedAt: now };
  passwordHash ??= await ports.auth.hashPassword(password);
  await database.transaction(async (tx) => {
    async function addPerson(name: string) {
      const id = persistence.newId();
      const email = `${name.toLowerCase()}-${id}@example.ee`;
      await tx.insert(users).values({
        id,
        email,
        emailKey: email,
        emailVerifiedAt: now,
        passwordHash,
        name,
        language: "en",
        timeZone: "Europe/Tallinn",
        ...made,
      });
      await tx.insert(signIns).values({
        id,
        userId: id,
        device: "a test",
        remember: true,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: Date.parse("2100-01-01"),
      });
      await tx.insert(consents).values({
        id,
        userId: id,
        purpose: "notes",
        version: consentTerms.notes.version,
        language: "en",
        textHash: "",
        givenAt: now,
      });
      return { userId: id, email };
    }

    for (const { durationMinutes, seats = 1, noticeHours, availability } of terms) {
      const { userId, email } = await addPerson("Practitioner");
      const { rules, ...settings } = availability;
      const [therapistId, accountId, placeId, typeId] = Array.from(
        { length: 4 },
        () => persistence.newId(),
      ) as [string, string, string, string];
      const slug = `p-${accountId}`;
      await tx.insert(schedulingAccounts).values({
        id: accountId,
        slug,
        name: "Practitioner",
        email,
        ...settings,
        ...made,
      });
      await tx.insert(schedulingPlaces).values({ id: placeId, accountId, name: "Pikk 1" });
      for (const { placeId: where, ...rule } of rules) {
        await tx.insert(availabilityRules).values({
          id: persistence.newId(),
          accountId,
          ...rule,
          placeId: where && placeId,
        });
      }
      const meetingTypes = ["VIDEO_CALL", "IN_PERSON"];
      await tx.insert(eventTypes).values({
        id: typeId,
        accountId,
        slug: "session",
        name: "Session",
        durationMinutes,
        capacity: seats,
        meetingTypes,
        customQuestions: [],
        color: "#206546",
        position: 0,
        active: true,
        ...made,
      });
      const eventType = scheduling.resourceUri(`event_types/${typeId}`);
      const calendarUrl = `${scheduling.origin}/@${slug}`;
      await tx.insert(therapists).values({
        id: therapistId,
        slug,
        userId,
        name: "Practitioner",
        email,
        gender: "FEMALE",
        city: "TALLINN",
        calendarUrl,
        acceptingNewClients: "yes",
        showInSearch: true,
        cancellationNoticeHours: noticeHours,
        ...made,
      });
      await tx.insert(practices).values({
        id: persistence.newId(),
        therapistId,
        position: 0,
        type: "MASSAGE",
        durationMinutes,
        priceCents: 5500,
        meetingTypes,
        intro: false,
        eventTypeUri: eventType,
        schedulingUrl: `${calendarUrl}/session`,
      });
      world.practitioners.push({ therapistId, userId, accountId, eventType, placeId });
    }
    for (let i = 0; i < clients; i++) world.clients.push(await addPerson("Client"));
  });
  return world;
}
