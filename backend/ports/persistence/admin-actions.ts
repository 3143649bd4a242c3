import type { AdminAction, AdminActionName, AdminSubject } from "../../domain/admin-action.ts";
import type { Page, PageQuery } from "../page.ts";

export interface AdminActions {
  add(action: AdminAction): Promise<void>;
  /** The newest of these actions on a subject. */
  findLast(
    subject: { kind: AdminSubject; id: string; actions: AdminActionName[] },
  ): Promise<Pick<AdminAction, "action" | "actorId" | "detail"> | null>;
  list(query: AdminActionQuery): Promise<Page<ListedAdminAction>>;
}

export type AdminActionQuery = PageQuery & {
  /** A part of the administrator's name, of what the action is about, or of its reason. */
  text?: string | undefined;
  subject?: AdminSubject | undefined;
  order: "newest" | "oldest";
};

/** With the names that actor and subject have now; null when they are gone. */
export type ListedAdminAction = AdminAction & {
  actorName: string | null;
  subjectName: string | null;
};
