import { and, asc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { giftCards } from "db/schema/gift-cards.ts";
import { packages } from "db/schema/packages.ts";
import { therapists } from "db/schema/therapists.ts";
import type { ScatteredData } from "../../../ports/persistence/personal-data.ts";
import type { OwnRows } from "./own-rows.ts";

export async function collectPackages(
  connection: Connection,
  own: OwnRows,
): Promise<ScatteredData["packages"]> {
  return await connection.select({
    practitioner: therapists.name,
    practiceType: packages.practiceType,
    sessions: packages.sessions,
    priceCents: packages.priceCents,
    state: packages.state,
    createdAt: packages.createdAt,
    expiresAt: packages.expiresAt,
  }).from(packages).innerJoin(therapists, eq(therapists.id, packages.therapistId))
    .where(own.packages).orderBy(asc(packages.createdAt));
}

export async function listReceivedGiftCards(
  connection: Connection,
  own: OwnRows,
): Promise<string[]> {
  const rows = await connection.select({ id: giftCards.id }).from(giftCards)
    .where(and(own.receivedCards, eq(giftCards.state, "active")));
  return rows.map(({ id }) => id);
}
