import type { AdminList, AdminSubject } from "../../domain/admin-action.ts";
import type { ApprovalRecord, PractitionerState } from "../../domain/approval.ts";
import type { Certificate } from "../../domain/certificate.ts";
import type { Invitation, InvitationState } from "../../domain/invitation.ts";
import type { Lead, LeadState } from "../../domain/lead.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { ListedAdminAction } from "../../ports/persistence/admin-actions.ts";
import type { QueuedReview, ReviewQueueState } from "../../ports/persistence/reviews.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { inQueueState, type QueueState, withTherapists } from "./queued-certificates.ts";
import { recordReadsIn } from "../data-access/record-reads.ts";
import { recordAction } from "./record-action.ts";
import { requireList } from "./require-list.ts";

/** The filters of a list, as its page has them. */
export type ExportedFilters =
  | { list: "leads"; state?: LeadState | undefined }
  | { list: "invitations"; state?: InvitationState | undefined }
  | { list: "practitioners"; state?: PractitionerState | undefined }
  | { list: "certificates"; state?: QueueState | undefined }
  | { list: "reviews"; state?: ReviewQueueState | undefined }
  | { list: "actions"; state?: AdminSubject | undefined };

export type ExportedRows =
  | { list: "leads"; rows: Lead[] }
  | { list: "invitations"; rows: Invitation[] }
  | { list: "practitioners"; rows: ApprovalRecord[] }
  | { list: "certificates"; rows: { certificate: Certificate; therapist: Therapist }[] }
  | { list: "reviews"; rows: QueuedReview[] }
  | { list: "actions"; rows: ListedAdminAction[] };

type Input = ExportedFilters & { text?: string | undefined; order: "newest" | "oldest" };

const pageRows = 100;
const mostRows = 10_000;

/** For those who may read the list: its first 10 000 rows. It is noted who exported which list. ERR_FORBIDDEN. */
export async function exportAdminList(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: Input,
): Promise<ExportedRows> {
  requireList(account, input.list);
  const exported = await readRows(persistence, input, now);
  const people = await peopleIn(persistence, exported);
  await persistence.transaction(async (repositories) => {
    await recordAction(persistence, repositories, { account, now }, {
      action: "export-list",
      kind: "list",
      id: input.list satisfies AdminList,
    });
    const reads = people.map((userId) => {
      return { userId, kind: "lists" as const, why: "list-export" as const };
    });
    await recordReadsIn(persistence, repositories, { account, now, role: "admin" }, reads);
  });
  return exported;
}

/** The accounts of the people whose personal data a list has. */
async function peopleIn(
  { reviews, users }: Pick<Persistence, "reviews" | "users">,
  exported: ExportedRows,
): Promise<string[]> {
  switch (exported.list) {
    case "practitioners":
      return exported.rows.flatMap(({ userId }) => userId ?? []);
    case "certificates":
      return exported.rows.flatMap(({ therapist }) => therapist.userId ?? []);
    case "reviews": {
      const authors = await Promise.all(
        exported.rows.map(({ review }) => reviews.authorOf(review.id)),
      );
      return authors.flatMap((id) => id ?? []);
    }
    case "leads":
    case "invitations": {
      const found = await Promise.all(exported.rows.map(({ email }) => users.findByEmail(email)));
      return found.flatMap((user) => user?.id ?? []);
    }
    default:
      return [];
  }
}

async function readRows(
  persistence: Persistence,
  input: Input,
  now: number,
): Promise<ExportedRows> {
  const { adminActions, approvals, certificates, invitations, leads, reviews } = persistence;
  const { text, order } = input;
  switch (input.list) {
    case "leads": {
      const query = { text, order, state: input.state };
      return { list: "leads", rows: await all((page) => leads.list({ ...query, ...page })) };
    }
    case "invitations": {
      const query = { text, state: input.state, now };
      return {
        list: "invitations",
        rows: await all((page) => invitations.list({ ...query, ...page })),
      };
    }
    case "practitioners": {
      const query = { text, order, state: input.state, now };
      return {
        list: "practitioners",
        rows: await all((page) => approvals.list({ ...query, ...page })),
      };
    }
    case "certificates": {
      const query = { text, ...inQueueState(input.state, now) };
      const found = await all((page) => certificates.listQueue({ ...query, ...page }));
      const rows = await withTherapists(persistence, found.map((certificate) => ({ certificate })));
      return { list: "certificates", rows };
    }
    case "reviews": {
      const query = { text, state: input.state };
      return {
        list: "reviews",
        rows: await all((page) => reviews.listQueue({ ...query, ...page })),
      };
    }
    case "actions": {
      const query = { text, order, subject: input.state };
      return {
        list: "actions",
        rows: await all((page) => adminActions.list({ ...query, ...page })),
      };
    }
  }
}

async function all<Row>(read: (page: PageQuery) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: pageRows, cursor });
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && rows.length < mostRows);
  return rows;
}
