import { ApiError } from "../api/api-error.ts";
import { addCertificate as limits } from "../api/limits/therapists.ts";
import { draftOf as storedDraft, saveDraft } from "../drafts.ts";
import type { CertificateInput, OwnCertificate } from "./queries.ts";

/** A certificate as it is typed. */
export type CertificateDraft = {
  title: string;
  issuer: string;
  year: string;
  number: string;
  url: string;
  validFrom: string | undefined;
  validUntil: string | undefined;
  practices: string[];
  document: { uploadId: string; name: string } | null;
};

const fields = ["title", "issuer", "year", "url", "validUntil", "practices", "uploadId"] as const;

export type CertificateField = (typeof fields)[number];

/** A renewed certificate begins with the content of the old one, without its dates and document. */
export function draftOf(
  begin: OwnCertificate | null,
  isNew: boolean,
  practices: string[],
): CertificateDraft {
  const kept = isNew ? null : begin;
  return {
    title: begin?.title ?? "",
    issuer: begin?.issuer ?? "",
    year: kept ? String(kept.year) : "",
    number: kept?.number ?? "",
    url: begin?.url ?? "",
    validFrom: kept?.validFrom ?? undefined,
    validUntil: kept?.validUntil ?? undefined,
    practices: begin?.practices ?? (practices.length === 1 ? practices : []),
    document: kept?.uploadId && kept.document
      ? { uploadId: kept.uploadId, name: kept.document.fileName }
      : null,
  };
}

/** What was typed and not saved, also after the page was loaded again. */
export function typedDraft(key: string): CertificateDraft | null {
  try {
    const value: unknown = JSON.parse(storedDraft(key)?.text ?? "null");
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is CertificateDraft {
  return typeof value === "object" && value !== null && "title" in value &&
    "practices" in value && Array.isArray(value.practices);
}

export function keepTyped(key: string, draft: CertificateDraft): void {
  saveDraft(key, { text: JSON.stringify(draft), state: "writing", base: "", version: "" });
}

/** People copy addresses without "https://". */
function withScheme(url: string): string {
  const typed = url.trim();
  return typed === "" || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
}

export function inputOf(draft: CertificateDraft): CertificateInput {
  const { document, year, validFrom, validUntil, ...rest } = draft;
  return {
    ...rest,
    title: rest.title.trim(),
    issuer: rest.issuer.trim(),
    number: rest.number.trim(),
    url: withScheme(rest.url),
    year: Number(year),
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
    uploadId: document?.uploadId ?? null,
  };
}

/** The fields to correct: those the form knows, and those the server named. */
export function wrongFields(
  draft: CertificateDraft,
  isSubmitted: boolean,
  failure: unknown,
): Set<CertificateField> {
  const year = Number(draft.year);
  const { validFrom, validUntil } = draft;
  const local: Record<CertificateField, boolean> = {
    title: draft.title.trim() === "",
    issuer: draft.issuer.trim() === "",
    year: !/^\d{4}$/.test(draft.year.trim()) || year < limits.year.minimum ||
      year > new Date().getFullYear(),
    url: draft.url.trim() !== "" && !/^https:\/\/[^\s/]+\.[^\s/]+/i.test(withScheme(draft.url)),
    validUntil: validFrom !== undefined && validUntil !== undefined && validUntil < validFrom,
    practices: draft.practices.length === 0 ||
      draft.practices.length > limits.practices.maxItems,
    uploadId: false,
  };
  const named = failure instanceof ApiError
    ? failure.problem.errors?.map(({ path }) => path.split(".")[0]) ?? []
    : [];
  return new Set(
    fields.filter((field) => (isSubmitted && local[field]) || named.includes(field)),
  );
}
