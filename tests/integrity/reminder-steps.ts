import type { User } from "backend/domain/account.ts";
import { hour } from "backend/domain/duration.ts";
import { DomainError } from "backend/domain/errors.ts";
import { cancel, type TherapySession } from "backend/domain/therapy-session.ts";
import { reschedule } from "backend/domain/therapy-session-reschedule.ts";
import { saveReschedule } from "backend/use-cases/therapy-sessions/session-changes.ts";
import { updateUser } from "backend/use-cases/user/update-user.ts";
import { publicUrl, type TestApp } from "../test-app.ts";

/** A booked session until it is cancelled or moved at `endedAt` (ms). */
export type Version = { session: TherapySession; client: User; endedAt: number };

/** The changes of the reminder scenarios, made past the calendar. `sample` fills the other columns. */
export function reminderSteps(app: TestApp, sample: TherapySession) {
  return { book, cancelSession, move, wantReminders };

  async function book(client: User, now: number, startsAt: number): Promise<Version | null> {
    const { persistence } = app.ports;
    const id = persistence.newId();
    const session: TherapySession = {
      ...sample,
      id,
      userId: client.id,
      eventUri: `${publicUrl}/scheduled_events/${id}`,
      inviteeUri: `${publicUrl}/scheduled_events/${id}/invitees/${id}`,
      status: "booked",
      startsAt,
      endsAt: startsAt + hour,
      rating: null,
      ratedAt: null,
      cancelledAt: null,
      cancelledBy: null,
      cancelReason: null,
      lastMove: null,
      noShowAt: null,
      onSitePayment: null,
      clientName: null,
      clientPhone: null,
      lateMinutes: null,
      awaySince: null,
      calendarSequence: 0,
      createdAt: now,
      updatedAt: now,
    };
    const added = await unlessTaken(
      persistence.transaction(({ therapySessions }) => therapySessions.add(session)),
    );
    return added ? { session, client, endedAt: Infinity } : null;
  }

  async function cancelSession(version: Version, now: number): Promise<null> {
    await app.ports.persistence.transaction(({ therapySessions }) =>
      therapySessions.save(cancel(version.session, "client", null, now))
    );
    version.endedAt = now;
    return null;
  }

  async function move(version: Version, now: number, startsAt: number): Promise<Version | null> {
    const { persistence } = app.ports;
    const id = persistence.newId();
    const { session, client } = version;
    const moved = reschedule(
      session,
      {
        event: { ...session, uri: `${session.eventUri}-${id}`, startsAt, endsAt: startsAt + hour },
        invitee: { uri: `${session.inviteeUri}-${id}` },
      } as unknown as Parameters<typeof reschedule>[1],
      "client",
      null,
      now,
    );
    const who = { actor: "client", actorUserId: client.id } as const;
    const both = { before: session, moved };
    const saved = await unlessTaken(
      persistence.transaction((all) => saveReschedule(persistence, all, both, who, now)),
    );
    if (!saved) return null;
    version.endedAt = now;
    return { session: moved, client, endedAt: Infinity };
  }

  async function wantReminders(user: User, reminders: boolean): Promise<void> {
    const known = (await app.ports.persistence.users.find(user.id))!;
    if (known.notifications.reminders === reminders) return;
    const account = { ...known, userId: known.id, signInId: "", isAdmin: false };
    await updateUser(app.ports, { account, now: app.now(), language: "et" }, {
      id: known.id,
      changes: { notifications: { reminders } },
    });
  }
}

/** Two scenarios may want the same hour; the second one skips it. */
async function unlessTaken(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
