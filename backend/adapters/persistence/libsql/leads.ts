import { eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { leads } from "db/schema/leads.ts";
import { emailKey } from "../../../domain/account.ts";
import type { Leads } from "../../../ports/persistence/leads.ts";

export function libsqlLeads(connection: Connection): Leads {
  return {
    async add(lead) {
      const added = await connection.insert(leads)
        .values({ ...lead, emailKey: emailKey(lead.email), state: "new" })
        .onConflictDoNothing({ target: leads.emailKey })
        .returning({ id: leads.id });
      return added.length > 0;
    },

    async find(id) {
      const [row] = await connection.select().from(leads).where(eq(leads.id, id));
      if (!row) return null;
      const { email, language, iAmPractitioner, createdAt } = row;
      return { id, email, language, iAmPractitioner, createdAt };
    },

    async saveState(id, state) {
      await connection.update(leads).set({ state }).where(eq(leads.id, id));
    },
  };
}
