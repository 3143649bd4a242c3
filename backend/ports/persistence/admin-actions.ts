import type { AdminAction } from "../../domain/admin-action.ts";
import type { Page, PageQuery } from "../page.ts";

export interface AdminActions {
  add(action: AdminAction): Promise<void>;
  /** Newest first. */
  list(query: PageQuery): Promise<Page<ListedAdminAction>>;
}

/** With the names that actor and subject have now; null when they are gone. */
export type ListedAdminAction = AdminAction & {
  actorName: string | null;
  subjectName: string | null;
};
