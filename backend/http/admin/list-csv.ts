import { stateOf } from "../../domain/invitation.ts";
import type { Language } from "../../domain/text.ts";
import type { ExportedRows } from "../../use-cases/admin/export-admin-list.ts";
import { type Cell, type Column, csvOf } from "../csv.ts";
import { instantText, optionalInstantText } from "../version.ts";

/** `now` in ms. */
export function listCsv(exported: ExportedRows, language: Language, now: number): string {
  return csvOf(tableOf(exported, now), columns[exported.list], language);
}

const columns: Record<ExportedRows["list"], Column[]> = {
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
    "refusal",
    "refusalNote",
    "createdAt",
    "updatedAt",
  ],
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
};

function tableOf(exported: ExportedRows, now: number): Record<string, Cell>[] {
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
      return exported.rows.map(({ review, therapist, openReports }) => ({
        practitioner: therapist.name,
        name: review.name,
        language: review.language,
        rating: review.rating,
        text: review.text,
        answer: review.answer,
        status: review.status,
        openReports,
        refusal: review.refusal,
        refusalNote: review.refusalNote,
        createdAt: instantText(review.createdAt),
        updatedAt: instantText(review.updatedAt),
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
  }
}

function fieldsText(fields: Record<string, string>): string {
  return Object.entries(fields).map(([name, value]) => `${name}: ${value}`).join("\n");
}
