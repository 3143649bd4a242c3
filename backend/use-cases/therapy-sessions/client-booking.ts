import { type Account, newUser, type User } from "../../domain/account.ts";
import { addressWithoutMail } from "../../domain/address-without-mail.ts";
import { DomainError } from "../../domain/errors.ts";
import type { MeetingType } from "../../domain/scheduling.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { clientBookingLimit } from "../request-limits.ts";
import { bookSession } from "./book-session.ts";

type ClientChoice =
  | { id: string }
  | { email?: string; name: string; phone?: string; language: Language };

export type ClientBooking = {
  eventTypeUri: string;
  startsAt: number;
  meetingType?: MeetingType | undefined;
  /** In person at this place of the calendar; another one than that of the hours is outside of them. */
  placeId?: string | undefined;
  client: ClientChoice;
  /** Whether the practitioner has confirmed a time outside of the working hours. */
  outsideHours?: boolean | undefined;
  /** For the client to read, as the first comment of the session. */
  note?: string | undefined;
};

/**
 * Books a free time of the hours of an account's profile for a client, at any notice, and returns the id of the session.
 * The client gets the ordinary mail; an unknown address gets an account that its owner opens by proving the mailbox. A
 * client without an address is another one each time, unless chosen by id, and gets no mail.
 * ERR_OUTSIDE_HOURS unless confirmed, ERR_SLOT_NOT_OFFERED also when a person whom the practitioner does not know is busy, ERR_BOOK_AT_PROVIDER,
 * ERR_PRACTICE_NOT_OFFERED, ERR_NOT_FOUND for a person who is no client of theirs, ERR_TOO_MANY_REQUESTS, else as
 * `Scheduling.book`.
 */
export async function bookClient(
  { auth, persistence, scheduling }: Pick<Ports, "auth" | "persistence" | "scheduling">,
  account: Account & { therapistId: string },
  { eventTypeUri, startsAt, client: choice, outsideHours = false, note, ...how }: ClientBooking,
  now: number,
): Promise<string> {
  const { therapistId } = account;
  const { holds } = scheduling;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const therapist = await persistence.therapists.find(therapistId);
  const isOwn = therapist?.practices.some((practice) => practice.eventTypeUri === eventTypeUri);
  if (!isOwn) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const limit = clientBookingLimit(auth, account.userId);
  let isStranger = false;
  const session = await holds.bookWith(
    { eventTypeUri, startsAt },
    now,
    async (repositories, book) => {
      await limit.requireNotReached(repositories.attempts, now);
      const client = await clientOf(persistence, repositories, { choice, therapistId }, now);
      const { email, timeZone } = client;
      const met = await repositories.therapySessions.listBetween(client.id, therapistId);
      const clientName = namedBy(choice, met);
      isStranger = clientName !== null;
      const name = clientName ?? client.name;
      const booking = {
        eventTypeUri,
        startsAt,
        ...meetingOf(how),
        invitee: { name, email, phone: phoneGiven(choice, met), timeZone },
        answers: [],
        tracking: {},
        byPractitioner: true,
        outsideHours,
      };
      const by = { actor: "therapist", actorUserId: account.userId } as const;
      const details = {
        booking,
        client,
        maxOpenBookings: Infinity,
        by,
        bookedByTherapist: true,
        clientName,
        suitability: null,
        isCommented: Boolean(note),
      };
      const booked = await bookSession(persistence, repositories, book, details, now);
      if (note) {
        await repositories.therapySessions.addComment(booked.session.id, {
          id: persistence.newId(),
          authorUserId: account.userId,
          isTherapistComment: true,
          comment: note,
          createdAt: now,
          updatedAt: now,
        });
      }
      await limit.count(repositories.attempts, now);
      return booked.session;
    },
  ).catch((error) => {
    // A practitioner who does not know the person must not learn when they have other sessions.
    const isBusy = error instanceof DomainError && error.code === "ERR_CLIENT_BUSY";
    throw isBusy && isStranger ? new DomainError("ERR_SLOT_NOT_OFFERED") : error;
  });
  return session.id;
}

function meetingOf({ meetingType, placeId }: Pick<ClientBooking, "meetingType" | "placeId">) {
  if (placeId === undefined) return meetingType && { meetingType };
  return meetingType === "VIDEO_CALL"
    ? { meetingType }
    : { meetingType: "IN_PERSON" as const, placeId };
}

/**
 * The name that the practitioner knows, or null where it is the account's: an address alone does not tell a practitioner whose
 * it is, nor whether it has an account.
 */
function namedBy(choice: ClientChoice, met: Pick<TherapySession, "clientName">[]): string | null {
  if (met.some(({ clientName }) => clientName === null)) return null;
  if ("name" in choice) return choice.name;
  return met.at(-1)?.clientName ?? null;
}

/** The number of the dialog, or the one with which the client booked with this practitioner last. */
function phoneGiven(
  choice: ClientChoice,
  met: Pick<TherapySession, "clientPhone" | "createdAt">[],
): string | null {
  if ("phone" in choice && choice.phone !== undefined) return choice.phone;
  const given = met.filter(({ clientPhone }) => clientPhone !== null);
  return given.sort((one, other) => one.createdAt - other.createdAt).at(-1)?.clientPhone ?? null;
}

async function clientOf(
  { newId }: Pick<Ports["persistence"], "newId">,
  { therapySessions, users }: Repositories,
  { choice, therapistId }: { choice: ClientChoice; therapistId: string },
  now: number,
): Promise<User> {
  if ("id" in choice) {
    const clients = await therapySessions.listClientPracticesOfTherapist(therapistId);
    const isClient = clients.some(({ counterpartId }) => counterpartId === choice.id);
    const client = isClient ? await users.find(choice.id) : null;
    if (!client || client.disabledAt !== null) throw new DomainError("ERR_NOT_FOUND");
    return client;
  }
  const known = choice.email === undefined ? null : await users.findByEmail(choice.email);
  if (known && known.disabledAt !== null) throw new DomainError("ERR_NOT_FOUND");
  if (known) return known;
  const { name, language } = choice;
  const id = newId();
  const client: User = {
    ...newUser(id, now),
    email: choice.email ?? addressWithoutMail(id),
    name,
    language,
    passwordHash: null,
    updatedAt: now,
  };
  await users.add(client);
  return client;
}
