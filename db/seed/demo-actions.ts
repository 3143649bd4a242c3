import { chainActions } from "../action-chain.ts";
import type { adminActions } from "../schema/admin-actions.ts";

type Stored = typeof adminActions.$inferInsert;

export type DemoAction =
  & Pick<Stored, "action" | "createdAt" | "id" | "subjectId" | "subjectKind">
  & { actorId: string; detail?: Record<string, string> };

/** In the order in which they were done, chained as the product does it. */
export function actionRows(actions: DemoAction[]): Stored[] {
  const inOrder = actions.toSorted((a, b) => a.createdAt - b.createdAt);
  const none = { before: {}, after: {}, textsHash: null };
  return chainActions(inOrder.map((action) => ({ detail: {}, ...none, ...action })), null);
}
