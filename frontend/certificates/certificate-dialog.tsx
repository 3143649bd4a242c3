import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../api/api-error.ts";
import { useIdempotencyKey, useSubmit } from "../api/use-submit.ts";
import { dayIn } from "../days.ts";
import { removeDraft } from "../drafts.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { CertificateFields } from "./certificate-fields.tsx";
import {
  type CertificateDraft,
  draftOf,
  inputOf,
  keepTyped,
  typedDraft,
  wrongFields,
} from "./certificate-draft.ts";
import {
  type OwnCertificate,
  removeCertificate,
  saveCertificate,
  useReloadCertificates,
} from "./queries.ts";

type Props = {
  therapistId: string;
  /** null: a new one. */
  certificate: OwnCertificate | null;
  /** What the form begins with. */
  begin: OwnCertificate | null;
  /** Types of the practices on the profile. */
  practices: string[];
  onClose: () => void;
};

const today = () => dayIn("Europe/Tallinn", Date.now());

/** Adds or changes a certificate. What is typed stays when saving fails. */
export function CertificateDialog({ therapistId, certificate, begin, practices, onClose }: Props) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const reload = useReloadCertificates(therapistId);
  const { keyOf, done } = useIdempotencyKey();
  // What is typed survives the closing of the form and of the page.
  const draftKey = `certificate.${therapistId}.${
    certificate ? `edit.${certificate.id}` : begin?.id ?? "new"
  }`;
  const [kept, setKept] = useState(() => typedDraft(draftKey));
  const empty = () => draftOf(begin, certificate === null, practices);
  const [draft, setDraft] = useState<CertificateDraft>(() => kept ?? empty());
  const [isSubmitted, setSubmitted] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [sendsToo, setSendsToo] = useState(true);
  const [isRemoving, setRemoving] = useState(false);
  const hasEvidence = draft.document !== null || draft.url.trim() !== "";
  const isWaitingAnyway = certificate?.state === "checked" || certificate?.state === "waiting";
  const isOver = draft.validUntil !== undefined && draft.validUntil < today();
  const canBeSent = hasEvidence && !isOver;
  const send = sendsToo && canBeSent && !isWaitingAnyway;

  const saving = useSubmit({
    mutationFn: () => {
      const input = inputOf(draft);
      return saveCertificate(therapistId, certificate, input, { send, key: keyOf(input) });
    },
    onSuccess: ({ state }) => {
      done();
      removeDraft(draftKey);
      const message = t(state === "waiting" ? "certificates.sent" : "certificates.saved");
      void notify({ tone: "success", message });
      onClose();
    },
    onSettled: reload,
  });
  function change(changes: Partial<CertificateDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepTyped(draftKey, next);
  }

  function startOver() {
    removeDraft(draftKey);
    setKept(null);
    setDraft(empty());
    // The button that has the focus goes away.
    fields.current?.querySelector("input")?.focus();
  }

  const removing = useSubmit({
    mutationFn: () => removeCertificate(therapistId, certificate!),
    onSuccess: () => {
      removeDraft(draftKey);
      void notify({ tone: "success", message: t("certificates.removed") });
      onClose();
    },
    onSettled: reload,
  });
  const wrong = wrongFields(draft, isSubmitted, saving.error);
  const failure = saving.error ?? removing.error;
  const isStale = hasErrorCode(failure, "ERR_STALE");

  function save() {
    setSubmitted(true);
    if (!isUploading && wrongFields(draft, true, null).size === 0) saving.mutate();
  }

  if (isRemoving && certificate) {
    return (
      <Dialog
        open
        onClose={() => setRemoving(false)}
        title={t("certificates.removeTitle", { title: certificate.title })}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={() => setRemoving(false)}>{t("certificates.keep")}</Button>
            <Button
              variant="primary"
              pending={removing.isPending}
              onClick={() => removing.mutate()}
            >
              {t("certificates.remove")}
            </Button>
          </>
        }
      >
        <Stack>
          <Text>{t("certificates.removeText")}</Text>
          {removing.error && <Note tone="error" urgent>{showFailure(removing.error)}</Note>}
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t(certificate ? "certificates.editTitle" : "certificates.addTitle")}
      closeLabel={t("shell.close")}
      actions={
        <>
          {certificate && (
            <Button variant="quiet" icon="trash-2" onClick={() => setRemoving(true)}>
              {t("certificates.remove")}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            form={form}
            pending={saving.isPending || isUploading}
          >
            {t(send ? "certificates.saveAndSend" : "certificates.save")}
          </Button>
        </>
      }
    >
      <Form id={form} ref={fields} noValidate onSend={save}>
        <Stack gap="group">
          {certificate?.state === "checked" && (
            <Note tone="warning">{t("certificates.losesMark")}</Note>
          )}
          {certificate?.state === "refused" && (
            <Note tone="warning">
              {t("certificates.note.refused", { reason: certificate.refusedReason })}
            </Note>
          )}
          {kept && (
            <Row>
              <Text as="span" size="small" tone="soft">{t("certificates.kept")}</Text>
              <Button variant="quiet" small onClick={startOver}>
                {t("certificates.startOver")}
              </Button>
            </Row>
          )}
          <CertificateFields
            draft={draft}
            practices={practices}
            wrong={wrong}
            onChange={change}
            onUploading={setUploading}
          />
          {!isWaitingAnyway && (
            <Stack gap="tight">
              <Checkbox
                name="send"
                label={t("certificates.sendToo")}
                checked={send}
                disabled={!canBeSent}
                onCheckedChange={setSendsToo}
              />
              {!canBeSent && (
                <Text size="small" tone="soft">
                  {t(isOver ? "certificates.isOver" : "certificates.needsEvidence")}
                </Text>
              )}
            </Stack>
          )}
          {failure && (
            <Note tone="error" urgent>
              {isStale ? t("certificates.changedElsewhere") : showFailure(failure)}
            </Note>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
