import { stringify } from "csv-stringify/sync";
import { stateOf } from "../../domain/invitation.ts";
import type { Language } from "../../domain/text.ts";
import type { ExportedRows } from "../../use-cases/admin/export-admin-list.ts";
import { instantText, optionalInstantText } from "../version.ts";
import en from "./csv-texts/en.json" with { type: "json" };
import et from "./csv-texts/et.json" with { type: "json" };
import ru from "./csv-texts/ru.json" with { type: "json" };

type Cell = string | number | boolean | null;

type Words = typeof en;

type Column = Exclude<keyof Words, "yes" | "no">;

const texts: Record<Language, Words> = { et, en, ru };

/**
 * A table for spreadsheets in the language of its reader: UTF-8 with its mark, and no cell is a formula. `now` in ms.
 */
export function listCsv(exported: ExportedRows, language: Language, now: number): string {
  const words = texts[language];
  return stringify(tableOf(exported, now), {
    bom: true,
    header: true,
    // Not `escape_formulas`, which looks only at the start of a cell.
    quoted: true,
    record_delimiter: "windows",
    columns: columns[exported.list].map((key) => ({ key, header: words[key] })),
    cast: { boolean: (value) => value ? words.yes : words.no, string: withoutFormulas },
  });
}

/** A program that splits a cell at its line breaks finds no formula at the start of a line either. */
function withoutFormulas(text: string): string {
  return text.replace(/(^|[\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'");
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
  actions: ["createdAt", "actor", "action", "kind", "subject", "reason"],
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
      return exported.rows.map(({ detail, createdAt, ...action }) => ({
        createdAt: instantText(createdAt),
        actor: action.actorName,
        action: action.action,
        kind: action.subjectKind,
        subject: action.subjectName,
        reason: detail.reason ?? (detail.from && `${detail.from} → ${detail.to}`) ?? null,
      }));
  }
}
