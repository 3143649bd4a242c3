import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "db/database.ts";
import { invitees, scheduledEvents } from "db/schema/scheduling.ts";
import { emailKey } from "../../../domain/account.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";

/** A booking keeps its time when it loses its name. */
export function forgottenInvitees(database: Database): Pick<Scheduling, "forgetInvitee"> {
  return {
    async forgetInvitee(email) {
      await database.transaction(async (tx) => {
        const own = eq(invitees.emailKey, emailKey(email));
        const events = tx.select({ id: invitees.eventId }).from(invitees).where(own);
        await tx.update(scheduledEvents).set({ cancelReason: "" })
          .where(
            and(inArray(scheduledEvents.id, events), eq(scheduledEvents.canceledBy, "client")),
          );
        const rows = await tx.select({ id: invitees.id }).from(invitees).where(own);
        for (const { id } of rows) {
          const nowhere = `${id}@erased.invalid`;
          await tx.update(invitees)
            .set({ name: "–", email: nowhere, emailKey: nowhere, answers: [], tracking: {} })
            .where(eq(invitees.id, id));
        }
      });
    },
  };
}
