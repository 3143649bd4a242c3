import type { AdminAction, AdminActionName, AdminSubject } from "../../domain/admin-action.ts";
import type { Page, PageQuery } from "../page.ts";

export interface AdminActions {
  add(action: AdminAction): Promise<void>;
  /** The newest of these actions on a subject. */
  findLast(
    subject: { kind: AdminSubject; id: string; actions: AdminActionName[] },
  ): Promise<Pick<AdminAction, "action" | "actorId"> | null>;
  /** Newest first. */
  list(query: PageQuery): Promise<Page<ListedAdminAction>>;
}

/** With the names that actor and subject have now; null when they are gone. */
export type ListedAdminAction = AdminAction & {
  actorName: string | null;
  subjectName: string | null;
};
