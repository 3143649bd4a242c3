import { createHmac } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { practices, therapists } from "db/schema/therapists.ts";
import { callAddress } from "../../../domain/call-link.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { CallLinks } from "../../../ports/persistence/call-links.ts";
import { preparedOnce } from "./prepared-once.ts";

export function libsqlCallLinks(
  connection: Connection,
  { roomKey }: { roomKey: Uint8Array },
): CallLinks {
  async function read(therapistId: string) {
    const [[row], found] = await Promise.all([
      roomsOf(connection).all({ therapistId }),
      practicesByVideo(connection).all({ therapistId }),
    ]);
    return {
      isClosed: !row || row.isClosed === 1,
      links: { roomPattern: row?.roomPattern ?? null, practices: found },
    };
  }

  return {
    find: async (therapistId) => (await read(therapistId)).links,

    async save(therapistId, { roomPattern, practices: changed }, now) {
      await connection.update(therapists).set({ callRoomPattern: roomPattern, updatedAt: now })
        .where(eq(therapists.id, therapistId));
      for (const { id, callLink } of changed) {
        const saved = await connection.update(practices).set({ callLink })
          .where(and(eq(practices.id, id), eq(practices.therapistId, therapistId)))
          .returning({ id: practices.id });
        if (saved.length === 0) throw new DomainError("ERR_NOT_FOUND");
      }
    },

    async addressOf(session) {
      if (session.meetingType !== "VIDEO_CALL") return null;
      const { isClosed, links } = await read(session.therapistId);
      if (isClosed) return null;
      return callAddress(session, links, () => roomOf(roomKey, session.eventUri));
    },
  };
}

const roomsOf = preparedOnce((connection) =>
  connection.select({ roomPattern: therapists.callRoomPattern, isClosed: isPracticeClosed })
    .from(therapists).where(eq(therapists.id, sql.placeholder("therapistId"))).prepare()
);
const practicesByVideo = preparedOnce((connection) =>
  connection.select({
    id: practices.id,
    type: practices.type,
    intro: practices.intro,
    durationMinutes: practices.durationMinutes,
    callLink: practices.callLink,
  }).from(practices).where(and(
    eq(practices.therapistId, sql.placeholder("therapistId")),
    sql`exists (select 1 from json_each(${practices.meetingTypes}) where value = 'VIDEO_CALL')`,
  )).orderBy(asc(practices.position)).prepare()
);

/** 1 when the account of the practitioner was disabled: its rooms must not be entered any more. */
export const isPracticeClosed = sql<number>`exists (
  select 1 from users as owner
  where owner.id = ${therapists.userId} and owner.disabled_at is not null
)`;

/** 128 bits that cannot be guessed, the same for all guests of a booked event. */
export function roomOf(roomKey: Uint8Array, eventUri: string): string {
  return createHmac("sha256", roomKey).update(eventUri).digest("base64url").slice(0, 22);
}
