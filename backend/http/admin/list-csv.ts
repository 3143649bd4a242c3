import { apiKeyState, kindOfKey } from "../../domain/api-key.ts";
import { stateOf } from "../../domain/invitation.ts";
import { maskedAddress, withMaskedAddresses } from "../../domain/masked-address.ts";
import { lastDayOf, shownState } from "../../domain/money/gift-card.ts";
import type { Language } from "../../domain/text.ts";
import type { ExportedRows } from "../../use-cases/admin/export-admin-list.ts";
import { type Cell, type Column, csvEuros } from "../csv.ts";
import { instantText, optionalInstantText } from "../version.ts";

type Reader = {
  language: Language;
  /** ms */
  now: number;
};

type Table = Record<string, Cell>[];

/** The rows of a list as tables, page by page. */
export async function* cellsOfList(
  pages: AsyncGenerator<ExportedRows>,
  reader: Reader,
): AsyncGenerator<Table> {
  for await (const page of pages) yield tableOf(page, reader);
}

export const columnsOfList: Record<ExportedRows["list"], Column[]> = {
  leads: [
    "name",
    "email",
    "language",
    "iAmPractitioner",
    "city",
    "practices",
    "message",
    "state",
    "declinedReason",
    "createdAt",
    "confirmedAt",
  ],
  invitations: ["email", "language", "state", "createdAt", "expiresAt"],
  practitioners: [
    "name",
    "email",
    "city",
    "practices",
    "approval",
    "reason",
    "changedAt",
    "wantsSearch",
    "shown",
    "hasHours",
    "upcomingSessions",
  ],
  certificates: [
    "practitioner",
    "title",
    "issuer",
    "number",
    "year",
    "validFrom",
    "validUntil",
    "practices",
    "classLabel",
    "state",
    "refusedReason",
    "updatedAt",
  ],
  reviews: [
    "practitioner",
    "name",
    "language",
    "rating",
    "text",
    "answer",
    "status",
    "openReports",
    "reportReasons",
    "refusal",
    "refusalNote",
    "createdAt",
    "updatedAt",
  ],
  questions: ["practitioner", "practice", "waitingSince", "remindedAt"],
  payments: [
    "createdAt",
    "purchase",
    "buyer",
    "email",
    "amountEur",
    "refundedEur",
    "state",
    "flag",
    "paidAt",
  ],
  "gift-cards": [
    "createdAt",
    "recipient",
    "last4",
    "buyer",
    "email",
    "delivery",
    "amountEur",
    "balanceEur",
    "state",
    "sentAt",
    "lastDay",
  ],
  ledger: ["date", "movement", "debit", "credit", "amountEur"],
  mails: ["createdAt", "template", "language", "recipient", "state", "tries", "sentAt", "error"],
  actions: [
    "position",
    "createdAt",
    "actor",
    "action",
    "kind",
    "subject",
    "reason",
    "before",
    "after",
    "previousHash",
    "hash",
  ],
  "api-keys": [
    "label",
    "last4",
    "owner",
    "ownerKind",
    "scopes",
    "state",
    "createdAt",
    "expiresAt",
    "lastUsedOn",
  ],
};

function tableOf(exported: ExportedRows, { language, now }: Reader): Table {
  switch (exported.list) {
    case "leads":
      return exported.rows.map(({ createdAt, confirmedAt, ...lead }) => ({
        ...lead,
        practices: lead.practices.join(" "),
        languages: lead.languages.join(" "),
        meetingTypes: lead.meetingTypes.join(" "),
        createdAt: instantText(createdAt),
        confirmedAt: optionalInstantText(confirmedAt),
      }));
    case "invitations":
      return exported.rows.map((invitation) => ({
        email: invitation.email,
        language: invitation.language,
        state: stateOf(invitation, now),
        createdAt: instantText(invitation.createdAt),
        expiresAt: instantText(invitation.expiresAt),
      }));
    case "practitioners":
      return exported.rows.map(({ practices, changedAt, isShown, ...record }) => ({
        ...record,
        practices: practices.join(" "),
        changedAt: instantText(changedAt),
        shown: isShown,
      }));
    case "certificates":
      return exported.rows.map(({ certificate: { practices, updatedAt, ...rest }, therapist }) => ({
        ...rest,
        practitioner: therapist.name,
        practices: practices.join(" "),
        updatedAt: instantText(updatedAt),
      }));
    case "reviews":
      return exported.rows.map(({ review, therapist, openReports, reasons }) => ({
        practitioner: therapist.name,
        name: review.name,
        language: review.language,
        rating: review.rating,
        text: review.text,
        answer: review.answer,
        status: review.status,
        openReports,
        reportReasons: reasons.join(" "),
        refusal: review.refusal,
        refusalNote: review.refusalNote,
        createdAt: instantText(review.createdAt),
        updatedAt: instantText(review.updatedAt),
      }));
    case "questions":
      return exported.rows.map(({ therapistName, practice, since, remindedAt }) => ({
        practitioner: therapistName,
        practice,
        waitingSince: instantText(since),
        remindedAt: optionalInstantText(remindedAt),
      }));
    case "payments":
      return exported.rows.map((payment) => ({
        createdAt: instantText(payment.createdAt),
        purchase: payment.description,
        buyer: payment.buyerName,
        email: payment.buyerEmail,
        amountEur: csvEuros(payment.amountCents, language),
        refundedEur: csvEuros(payment.refundedCents, language),
        state: payment.state,
        flag: payment.flag,
        paidAt: optionalInstantText(payment.paidAt),
      }));
    case "gift-cards":
      return exported.rows.map(({ card, balanceCents }) => ({
        createdAt: instantText(card.createdAt),
        recipient: card.recipientName,
        last4: card.last4,
        buyer: card.buyerName,
        email: card.buyerEmail,
        delivery: card.delivery.by,
        amountEur: csvEuros(card.amountCents, language),
        balanceEur: csvEuros(balanceCents, language),
        state: shownState(card, now),
        sentAt: optionalInstantText(card.sentAt),
        lastDay: card.expiresAt === null ? null : lastDayOf(card.expiresAt),
      }));
    case "ledger":
      return exported.rows.flatMap(({ at, kind, transfers }) =>
        transfers.map(({ debit, credit, amountCents }) => ({
          date: instantText(at),
          movement: kind,
          debit,
          credit,
          amountEur: csvEuros(amountCents, language),
        }))
      );
    case "mails":
      return exported.rows.map((mail) => ({
        createdAt: instantText(mail.createdAt),
        template: mail.kind,
        language: mail.language,
        recipient: maskedAddress(mail.recipient),
        state: mail.state,
        tries: mail.tries,
        sentAt: optionalInstantText(mail.sentAt),
        error: mail.lastError === null ? null : withMaskedAddresses(mail.lastError),
      }));
    case "actions":
      return exported.rows.map(({ detail, createdAt, before, after, proof, ...action }) => ({
        position: proof.position,
        before: fieldsText(before),
        after: fieldsText(after),
        previousHash: proof.previousHash,
        hash: proof.hash,
        createdAt: instantText(createdAt),
        actor: action.actorName,
        action: action.action,
        kind: action.subjectKind,
        subject: action.subjectName,
        reason: detail.reason ?? (detail.from && `${detail.from} → ${detail.to}`) ?? null,
      }));
    case "api-keys":
      return exported.rows.map((key) => ({
        label: key.label,
        last4: key.hint,
        owner: key.ownerName,
        ownerKind: kindOfKey(key),
        scopes: key.scopes.join(" "),
        state: apiKeyState(key, now),
        createdAt: instantText(key.createdAt),
        expiresAt: optionalInstantText(key.expiresAt),
        lastUsedOn: key.lastUsedOn,
      }));
  }
}

function fieldsText(fields: Record<string, string>): string {
  return Object.entries(fields).map(([name, value]) => `${name}: ${value}`).join("\n");
}
