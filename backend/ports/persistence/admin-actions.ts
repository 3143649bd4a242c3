import type { AdminAction, AdminActionName, AdminSubject } from "../../domain/admin-action.ts";
import type { PageQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

export interface AdminActions {
  /** Appends to the chain of hashes. What it says about a person (`isAboutPerson`) is erased with the account. */
  add(action: AdminAction): Promise<void>;
  /** The newest of these actions on a subject. */
  findLast(
    subject: { kind: AdminSubject; id: string; actions: AdminActionName[] },
  ): Promise<Pick<AdminAction, "action" | "actorId" | "detail"> | null>;
  /** In the order of the chain, after a position. */
  listChain(after: number, limit: number): Promise<ListedAdminAction[]>;
  list(query: AdminActionQuery): Promise<CountedPage<ListedAdminAction>>;
}

export type AdminActionQuery = PageQuery & {
  /** A part of the administrator's name, of what the action is about, or of its reason. */
  text?: string | undefined;
  subject?: AdminSubject | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  order: "newest" | "oldest";
};

/** With the names that actor and subject have now; null when they are gone. */
export type ListedAdminAction = AdminAction & {
  actorName: string | null;
  subjectName: string | null;
  proof: ActionProof;
};

/** What the hashes cover besides the fields of the action. */
type ActionProof = {
  position: number;
  /** As the chain has it: empty when the texts are about a person. */
  content: Pick<AdminAction, "detail" | "before" | "after">;
  textsHash: string | null;
  /** Null without texts, and when they were erased. */
  salt: string | null;
  previousHash: string;
  /** SHA-256, hexadecimal. */
  hash: string;
};
