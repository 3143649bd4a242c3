import { asc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import { suitabilityRecords as records } from "db/schema/suitability-records.ts";
import type { SuitabilityRecord } from "../../../domain/suitability/acknowledgement.ts";
import type { SuitabilityRecords } from "../../../ports/persistence/suitability-records.ts";

export function libsqlSuitabilityRecords(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): SuitabilityRecords {
  function stored(row: typeof records.$inferSelect): SuitabilityRecord {
    const { id, userId, therapySessionId, sessionRequestId, contentSealed, sharedAt } = row;
    return {
      id,
      userId,
      booking: therapySessionId === null
        ? { sessionRequestId: sessionRequestId! }
        : { therapySessionId },
      acknowledged: JSON.parse(decryptColumn(noteKey, id, contentSealed)),
      sharedAt,
    };
  }

  async function add({ id, userId, booking, acknowledged, sharedAt }: SuitabilityRecord) {
    const contentSealed = encryptColumn(noteKey, id, JSON.stringify(acknowledged));
    await connection.insert(records).values({ id, userId, ...booking, contentSealed, sharedAt });
  }

  return {
    add,

    async replaceOfSession(record) {
      await connection.delete(records)
        .where(eq(records.therapySessionId, record.booking.therapySessionId));
      await add(record);
    },

    async ofBooking(booking) {
      const isOfBooking = "therapySessionId" in booking
        ? eq(records.therapySessionId, booking.therapySessionId)
        : eq(records.sessionRequestId, booking.sessionRequestId);
      const [row] = await connection.select().from(records).where(isOfBooking).limit(1);
      return row ? stored(row) : null;
    },

    async listOfUser(userId) {
      const rows = await connection.select().from(records).where(eq(records.userId, userId))
        .orderBy(asc(records.id));
      return rows.map(stored);
    },

    async moveToSession(sessionRequestId, therapySessionId) {
      await connection.update(records).set({ therapySessionId, sessionRequestId: null })
        .where(eq(records.sessionRequestId, sessionRequestId));
    },

    async hideOfUser(userId) {
      await connection.update(records).set({ sharedAt: null }).where(eq(records.userId, userId));
    },
  };
}
