import { asc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { packageOffers as offers } from "db/schema/packages.ts";
import type { PackageOffers } from "../../../ports/persistence/package-offers.ts";

export function libsqlPackageOffers(connection: Connection): PackageOffers {
  return {
    async add(offer) {
      await connection.insert(offers).values(offer);
    },

    async find(id) {
      return (await connection.select().from(offers).where(eq(offers.id, id)))[0] ?? null;
    },

    async save({ id, ...offer }) {
      await connection.update(offers).set(offer).where(eq(offers.id, id));
    },

    async delete(id) {
      await connection.delete(offers).where(eq(offers.id, id));
    },

    listOf(therapistId) {
      return connection.select().from(offers).where(eq(offers.therapistId, therapistId))
        .orderBy(asc(offers.sessions), asc(offers.priceCents), asc(offers.id));
    },
  };
}
