import type { Database } from "db/database.ts";
import { eventTypes } from "db/schema/scheduling.ts";

/** Another type of Anna's, of 50 minutes, by video or in person. */
export async function addType(
  database: Database,
  type: Partial<typeof eventTypes.$inferInsert> & { id: string },
): Promise<string> {
  await database.transaction((tx) =>
    tx.insert(eventTypes).values({
      accountId: "anna-id",
      slug: type.id,
      name: type.id,
      durationMinutes: 50,
      meetingTypes: ["VIDEO_CALL", "IN_PERSON"],
      customQuestions: [],
      color: "#206546",
      position: 9,
      active: true,
      createdAt: 0,
      updatedAt: 0,
      ...type,
    })
  );
  return `http://localhost:8000/api/calendly/event_types/${type.id}`;
}
