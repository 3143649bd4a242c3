import type { AdminList, AdminSubject } from "../../domain/admin-action.ts";
import type { ApiKeyKind, ApiKeyState } from "../../domain/api-key.ts";
import type { ApprovalRecord, PractitionerSort, PractitionerState } from "../../domain/approval.ts";
import type { Certificate } from "../../domain/certificate.ts";
import { unansweredSince } from "../../domain/client-question.ts";
import type { Invitation, InvitationState } from "../../domain/invitation.ts";
import type { Lead, LeadState } from "../../domain/lead.ts";
import type { GiftCardState } from "../../domain/money/gift-card.ts";
import type { Payment, PaymentState } from "../../domain/money/payment.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { MailTemplate } from "../../ports/mail.ts";
import type { Order, Page, PageQuery } from "../../ports/page.ts";
import type { ListedAdminAction } from "../../ports/persistence/admin-actions.ts";
import type { ListedApiKey } from "../../ports/persistence/api-keys.ts";
import type { UnansweredQuestion } from "../../ports/persistence/admin-queues.ts";
import type { StoredLedgerEvent } from "../../ports/persistence/ledger.ts";
import type { MailState, QueuedMail } from "../../ports/persistence/mail-queue.ts";
import type { QueuedReview, ReviewQueueState } from "../../ports/persistence/reviews.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReadsIn } from "../data-access/record-reads.ts";
import { exportedPages } from "./exported-pages.ts";
import { type ListedGiftCard, listedGiftCard } from "./list-gift-cards.ts";
import { inQueueState, type QueueState, withTherapists } from "./queued-certificates.ts";
import { recordAction } from "./record-action.ts";
import { requireList } from "./require-list.ts";

/** The filters of a list, as its page has them. */
export type ExportedFilters =
  | { list: "leads"; state?: LeadState | undefined }
  | { list: "invitations"; state?: InvitationState | undefined }
  | { list: "practitioners"; state?: PractitionerState | undefined; sort: PractitionerSort }
  | { list: "certificates"; state?: QueueState | undefined }
  | { list: "reviews"; state?: ReviewQueueState | undefined }
  | { list: "questions" }
  | { list: "payments"; state?: PaymentState | undefined }
  | { list: "gift-cards"; state?: GiftCardState | undefined; toPost: boolean }
  | { list: "ledger" }
  | { list: "mails"; state?: MailState | undefined; kind?: MailTemplate | undefined }
  | { list: "actions"; state?: AdminSubject | undefined }
  | { list: "api-keys"; state?: ApiKeyState | undefined; kind?: ApiKeyKind | undefined };

/** Some rows of a list. */
export type ExportedRows =
  | { list: "leads"; rows: Lead[] }
  | { list: "invitations"; rows: Invitation[] }
  | { list: "practitioners"; rows: ApprovalRecord[] }
  | { list: "certificates"; rows: { certificate: Certificate; therapist: Therapist }[] }
  | { list: "reviews"; rows: QueuedReview[] }
  | { list: "questions"; rows: UnansweredQuestion[] }
  | { list: "payments"; rows: Payment[] }
  | { list: "gift-cards"; rows: ListedGiftCard[] }
  | { list: "ledger"; rows: StoredLedgerEvent[] }
  | { list: "mails"; rows: QueuedMail[] }
  | { list: "actions"; rows: ListedAdminAction[] }
  | { list: "api-keys"; rows: ListedApiKey[] };

type Input = ExportedFilters & { text?: string | undefined; order: Order };

/** For those who may read the list: all its rows, page by page. It is noted who exported which list. ERR_FORBIDDEN. */
export async function exportAdminList(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: Input,
): Promise<AsyncGenerator<ExportedRows>> {
  requireList(account, input.list);
  await persistence.transaction((repositories) =>
    recordAction(persistence, repositories, { account, now }, {
      action: "export-list",
      kind: "list",
      id: input.list satisfies AdminList,
    })
  );
  async function* noted() {
    for await (const exported of pagesOf(persistence, input, now)) {
      const reads = (await peopleIn(persistence, exported)).map((userId) => {
        return { userId, kind: "lists" as const, why: "list-export" as const };
      });
      if (reads.length > 0) {
        await persistence.transaction((repositories) =>
          recordReadsIn(persistence, repositories, { account, now, role: "admin" }, reads)
        );
      }
      yield exported;
    }
  }
  return noted();
}

/** The accounts of the people whose personal data a list has. */
async function peopleIn(
  { reviews, users }: Pick<Persistence, "reviews" | "users">,
  exported: ExportedRows,
): Promise<string[]> {
  switch (exported.list) {
    case "practitioners":
      return exported.rows.flatMap(({ userId }) => userId ?? []);
    case "api-keys":
      return exported.rows.flatMap(({ userId }) => userId ?? []);
    case "certificates":
      return exported.rows.flatMap(({ therapist }) => therapist.userId ?? []);
    case "payments":
      return exported.rows.flatMap(({ buyerUserId }) => buyerUserId ?? []);
    case "gift-cards":
      return exported.rows.flatMap(({ card }) => card.buyerUserId ?? []);
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

function pagesOf(
  persistence: Persistence,
  input: Input,
  now: number,
): AsyncGenerator<ExportedRows> {
  const { text, order } = input;
  const common = { text, order };
  switch (input.list) {
    case "leads":
      return pages(
        "leads",
        (page) => persistence.leads.list({ ...common, state: input.state, ...page }),
      );
    case "invitations":
      return pages(
        "invitations",
        (page) => persistence.invitations.list({ ...common, state: input.state, now, ...page }),
      );
    case "practitioners":
      return pages("practitioners", (page) => {
        const { state, sort } = input;
        return persistence.approvals.list({ ...common, state, sort, now, ...page });
      });
    case "certificates":
      return pages("certificates", async (page) => {
        const query = { text, ...inQueueState(input.state, now), ...page };
        const found = await persistence.certificates.listQueue(query);
        const rows = found.items.map((certificate) => ({ certificate }));
        return { ...found, items: await withTherapists(persistence, rows) };
      });
    case "reviews":
      return pages(
        "reviews",
        (page) => persistence.reviews.listQueue({ text, state: input.state, ...page }),
      );
    case "questions":
      return pages("questions", (page) => {
        const query = { ...common, unansweredSince: unansweredSince(now), ...page };
        return persistence.adminQueues.listUnanswered(query);
      });
    case "payments":
      return pages(
        "payments",
        (page) => persistence.payments.list({ ...common, state: input.state, ...page }),
      );
    case "gift-cards":
      return pages("gift-cards", async (page) => {
        const { state, toPost } = input;
        const found = await persistence.giftCards.list({ ...common, state, toPost, ...page });
        const items = await Promise.all(
          found.items.map((card) => listedGiftCard(persistence, card)),
        );
        return { ...found, items };
      });
    case "ledger":
      return pages("ledger", (page) => persistence.ledger.list({ ...common, ...page }));
    case "mails":
      return pages("mails", (page) => {
        const { state, kind } = input;
        return persistence.mailQueue.list({ order, state, kind, ...page });
      });
    case "actions":
      return pages(
        "actions",
        (page) => persistence.adminActions.list({ ...common, subject: input.state, ...page }),
      );
    case "api-keys":
      return pages(
        "api-keys",
        (page) =>
          persistence.apiKeys.list({
            ...common,
            state: input.state,
            kind: input.kind,
            now,
            ...page,
          }),
      );
  }
}

async function* pages<List extends AdminList, Row>(
  list: List,
  read: (page: PageQuery) => Promise<Page<Row>>,
): AsyncGenerator<{ list: List; rows: Row[] }> {
  for await (const rows of exportedPages(read)) yield { list, rows };
}
