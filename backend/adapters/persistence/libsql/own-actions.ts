import { asc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { adminActions, adminActionTexts } from "db/schema/admin-actions.ts";
import { accessGrants, impersonations } from "db/schema/data-access.ts";
import { savedViews } from "db/schema/saved-views.ts";
import type { ScatteredData } from "../../../ports/persistence/personal-data.ts";

/** What administrators did about a user, without who they are, and the user's own settings of lists. */
export async function collectActions(
  connection: Connection,
  userId: string,
): Promise<
  Pick<ScatteredData, "adminActions" | "accessGrants" | "impersonations" | "savedViews">
> {
  const actions = await connection.select({
    action: adminActions.action,
    content: adminActionTexts.content,
    createdAt: adminActions.createdAt,
  }).from(adminActionTexts)
    .innerJoin(adminActions, eq(adminActions.id, adminActionTexts.actionId))
    .where(eq(adminActionTexts.userId, userId)).orderBy(asc(adminActions.position));
  return {
    adminActions: actions.map(({ content, ...action }) => ({ ...action, ...content })),
    accessGrants: await connection.select({
      kind: accessGrants.kind,
      reason: accessGrants.reason,
      createdAt: accessGrants.createdAt,
      expiresAt: accessGrants.expiresAt,
    }).from(accessGrants).where(eq(accessGrants.userId, userId))
      .orderBy(asc(accessGrants.createdAt)),
    impersonations: await connection.select({
      reason: impersonations.reason,
      createdAt: impersonations.createdAt,
      endedAt: impersonations.endedAt,
    }).from(impersonations).where(eq(impersonations.userId, userId))
      .orderBy(asc(impersonations.createdAt)),
    savedViews: await connection.select({
      list: savedViews.list,
      name: savedViews.name,
      search: savedViews.search,
    }).from(savedViews).where(eq(savedViews.ownerId, userId)),
  };
}
