import type { ApprovalRecord, PractitionerSort, PractitionerState } from "../../domain/approval.ts";
import type { Approval } from "../../domain/profile.ts";
import type { Language } from "../../domain/text.ts";
import type { PageQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

/** Whether profiles may be visible. Instants in ms. */
export interface Approvals {
  find(therapistId: string, now: number): Promise<ApprovalRecord | null>;
  list(query: ApprovalQuery): Promise<CountedPage<ApprovalRecord>>;
  /** The practitioners that have a name, by id; `after`: the last id of the page before. */
  listNames(page: { after: string; limit: number }): Promise<{ id: string; name: string }[]>;
  /** Shows the profile in search when it is approved and its practitioner wants it, else hides it. */
  save(
    therapistId: string,
    change: { approval: Approval; reason: string | null },
    now: number,
  ): Promise<void>;
  /** The practitioner has added, changed or removed a certificate: what an administrator has looked at is another version. */
  noteCertificateChange(therapistId: string, now: number): Promise<void>;
  /** Profiles of accepted invitations that were not sent and not changed since `before`, and were not reminded of. */
  listResting(query: { before: number; limit: number }): Promise<RestingProfile[]>;
  markReminded(invitationId: string, now: number): Promise<void>;
}

export type ApprovalQuery = PageQuery & {
  now: number;
  /** A part of the name or the address. */
  text?: string | undefined;
  state?: PractitionerState | undefined;
  /** By when the approval changed; by name from A or from the end. */
  order: "newest" | "oldest";
  sort?: PractitionerSort | undefined;
};

type RestingProfile = {
  invitationId: string;
  email: string;
  name: string;
  language: Language;
};
