import { practiceGroups } from "backend/domain/domain-value.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { FileDrop } from "ui-kit/controls/file-drop.tsx";
import { MultiSelect } from "ui-kit/controls/multi-select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { alphabetical } from "../api/alphabetical.ts";
import { type DomainValue, useDomainValues } from "../api/domain-values.ts";
import { addCertificate as limits } from "../api/limits/therapists.ts";
import { useFormat } from "../i18n/use-format.ts";
import { RemovedPart } from "../uploads/removed-part.tsx";
import { isRefused } from "../uploads/upload-file.ts";
import { useFailureText } from "../uploads/use-failure-text.ts";
import { useUploads } from "../uploads/use-uploads.ts";
import type { CertificateDraft, CertificateField } from "./certificate-draft.ts";

const documentTypes = "application/pdf,image/jpeg,image/png";

/** The fields of the form, in which nothing is lost while a file is being sent. */
export function CertificateFields({ draft, practices, wrong, onChange, onUploading }: {
  draft: CertificateDraft;
  /** Types of the practices on the profile, which come first. */
  practices: string[];
  wrong: ReadonlySet<CertificateField>;
  onChange: (changes: Partial<CertificateDraft>) => void;
  onUploading: (isUploading: boolean) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { list } = useDomainValues();
  const values = alphabetical(list("THERAPY_TYPE", draft.practices), format.language);
  const isOwn = ({ code }: DomainValue) => practices.includes(code);
  const errorOf = (field: CertificateField) =>
    wrong.has(field)
      ? t(`certificates.wrong.${field}`, { most: limits.practices.maxItems })
      : undefined;
  return (
    <>
      <TextField
        name="title"
        label={t("certificates.field.title")}
        maxLength={limits.title.maxLength}
        value={draft.title}
        error={errorOf("title")}
        aria-required
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextField
        name="issuer"
        label={t("certificates.field.issuer")}
        maxLength={limits.issuer.maxLength}
        value={draft.issuer}
        error={errorOf("issuer")}
        aria-required
        onChange={(event) => onChange({ issuer: event.currentTarget.value })}
      />
      <Row gap="group" align="start" wrap>
        <TextField
          name="number"
          label={t("certificates.field.number")}
          maxLength={limits.number.maxLength}
          value={draft.number}
          onChange={(event) => onChange({ number: event.currentTarget.value })}
        />
        <TextField
          name="year"
          label={t("certificates.field.year")}
          inputMode="numeric"
          maxLength={4}
          value={draft.year}
          error={errorOf("year")}
          aria-required
          onChange={(event) => onChange({ year: event.currentTarget.value })}
        />
      </Row>
      <MultiSelect
        label={t("certificates.field.practices")}
        placeholder={t("certificates.field.choose")}
        search={{ label: t("certificates.field.search"), noResults: t("shell.noMatch") }}
        doneLabel={t("certificates.field.chosen")}
        removeLabel={(option) => t("certificates.field.removePractice", { option })}
        picked={draft.practices}
        error={errorOf("practices")}
        onPick={(practices) => onChange({ practices })}
        groups={[
          { title: t("certificates.field.ownPractices"), isHere: isOwn },
          ...practiceGroups.map((group) => ({
            title: t(`certificates.group.${group}`),
            isHere: (value: DomainValue) => value.group === group && !isOwn(value),
          })),
        ].map(({ title, isHere }) => ({
          title,
          options: values.filter(isHere).map(({ code, value }) => ({ id: code, label: value })),
        })).filter(({ options }) => options.length > 0)}
      />
      <Row gap="group" align="start" wrap>
        <DateField
          label={t("certificates.field.validFrom")}
          value={draft.validFrom}
          onChange={(validFrom) => onChange({ validFrom })}
        />
        <DateField
          label={t("certificates.field.validUntil")}
          value={draft.validUntil}
          error={errorOf("validUntil")}
          onChange={(validUntil) => onChange({ validUntil })}
        />
      </Row>
      <TextField
        name="url"
        type="url"
        label={t("certificates.field.url")}
        description={t("certificates.field.urlHelp")}
        maxLength={limits.url.maxLength}
        value={draft.url}
        error={errorOf("url")}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
      />
      <DocumentField
        document={draft.document}
        error={errorOf("uploadId")}
        onDocument={(document) => onChange({ document })}
        onUploading={onUploading}
      />
    </>
  );
}

function DocumentField({ document, error, onDocument, onUploading }: {
  document: CertificateDraft["document"];
  error: string | undefined;
  onDocument: (document: CertificateDraft["document"]) => void;
  onUploading: (isUploading: boolean) => void;
}) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [removed, setRemoved] = useState<CertificateDraft["document"]>(null);
  const { files, add, cancel, retry } = useUploads({
    purposeOf: () => "document",
    onUploaded: ({ id }, file) => onDocument({ uploadId: id, name: file.name }),
  });
  const isSending = files.some(({ failure }) => !failure);
  useEffect(() => onUploading(isSending), [isSending, onUploading]);
  const stored = document && !isSending
    ? [{ id: document.uploadId, name: document.name, note: t("certificates.field.stored") }]
    : [];
  return (
    <>
      <FileDrop
        label={t("certificates.field.document")}
        description={t("certificates.field.documentHelp")}
        prompt={t(document ? "certificates.field.replaceFile" : "certificates.field.chooseFile")}
        touchPrompt={t(document ? "profile.upload.another" : "profile.upload.chooseFile")}
        accept={documentTypes}
        error={error}
        files={[
          ...stored,
          ...files.map((sent) => ({
            id: sent.id,
            name: sent.file.name,
            progress: sent.share,
            error: sent.failure ? failureText(sent) : undefined,
            isRefused: isRefused(sent.failure),
          })),
        ]}
        onFiles={add}
        onRemove={(id) => {
          if (id !== document?.uploadId) return cancel(id);
          setRemoved(document);
          onDocument(null);
        }}
        removeLabel={(name) => t("certificates.field.removeFile", { name })}
        onRetry={retry}
        retryLabel={t("shell.retry")}
        anotherLabel={t("profile.upload.another")}
      />
      {removed && !document && !isSending && (
        <RemovedPart
          name={removed.name}
          onUndo={() => onDocument(removed)}
        />
      )}
    </>
  );
}
