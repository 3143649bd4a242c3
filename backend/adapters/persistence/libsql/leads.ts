import type { Connection } from "db/open.ts";
import { leads } from "db/schema/mod.ts";
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
  };
}
