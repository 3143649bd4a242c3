import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SessionHistory } from "ui-kit/booking/session-history.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { openDocument } from "../../certificates/document.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type CertificateCase, certificateQuery } from "./queries.ts";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import { useDecision } from "./use-decision.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const classes = ["regulated", "state-recognised", "association"] as const;

type Class = (typeof classes)[number];

function Facts({ certificate }: { certificate: CertificateCase }) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const { label } = useDomainValues();
  const showFailure = useShowFailure();
  const { id, therapist, issuer, number, url, year, validFrom, validUntil, document } = certificate;
  const opening = useSubmit({ mutationFn: () => openDocument(id, document!) });
  const nothing = t("admin.certificates.nothing");
  const dateOf = (date: string | null, otherwise: string) =>
    date ? format.date(`${date}T12:00:00Z`, "numeric") : otherwise;
  return (
    <Stack gap="group">
      <DescriptionList
        items={[
          {
            name: t("admin.certificates.columns.practitioner"),
            value: (
              <Link href={`/therapist/view/${therapist.slug}`} target="_blank">
                {therapist.name}
              </Link>
            ),
          },
          { name: t("certificates.field.issuer"), value: issuer },
          { name: t("certificates.field.number"), value: number || nothing },
          { name: t("certificates.field.year"), value: String(year) },
          {
            name: t("admin.certificates.practices"),
            value: certificate.practices.map((code) => label("THERAPY_TYPE", code)).join(", "),
          },
          { name: t("certificates.field.validFrom"), value: dateOf(validFrom, nothing) },
          {
            name: t("admin.certificates.validUntil"),
            value: dateOf(validUntil, t("admin.certificates.unlimited")),
          },
          {
            name: t("certificates.field.url"),
            value: url
              ? (
                <Link href={url} target="_blank" rel="noopener noreferrer nofollow">
                  {new URL(url).hostname}
                </Link>
              )
              : nothing,
          },
          {
            name: t("certificates.field.document"),
            value: document
              ? (
                <Button
                  small
                  icon="file-text"
                  pending={opening.isPending}
                  onClick={() => opening.mutate()}
                >
                  {document.fileName}
                </Button>
              )
              : nothing,
          },
          ...(certificate.refusedReason
            ? [{ name: t("admin.leads.detail.reason"), value: certificate.refusedReason }]
            : []),
        ]}
      />
      {opening.error && <Note tone="error" urgent>{showFailure(opening.error)}</Note>}
    </Stack>
  );
}

function History({ certificate }: { certificate: CertificateCase }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <SessionHistory
      title={t("admin.certificates.history")}
      lines={certificate.events.toReversed().map(({ kind, at, actorName, reason }) => ({
        dateTime: at,
        when: format.dateTime(at),
        what: [t(`admin.certificates.events.${kind}`), actorName].filter(Boolean).join(" · "),
        reason,
      }))}
    />
  );
}

function OpenCertificate({ certificate, onClose }: {
  certificate: CertificateCase;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const [classLabel, setClassLabel] = useState<Class>();
  const [isMissing, setMissing] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const { id, version, state, title, formerName } = certificate;
  const params = { path: { id }, header: { "if-match": version } };
  const check = useDecision<Class>({
    send: (classLabel) =>
      ok(api.POST("/api/admin/certificates/{id}/check", { params, body: { classLabel } })),
    done: t("admin.certificates.checked"),
    onDone: onClose,
  });
  const refuse = useDecision<string>({
    send: (reason) =>
      ok(api.POST("/api/admin/certificates/{id}/refuse", { params, body: { reason } })),
    done: t("admin.certificates.refused"),
    onDone: onClose,
  });
  const last = certificate.events.at(-1);
  /** What another administrator has decided meanwhile: the case is loaded again by then. */
  function conflict(error: Error | null): string | undefined {
    if (hasErrorCode(error, "ERR_ALREADY_DECIDED") && last) {
      const what = t(`admin.certificates.events.${last.kind}`);
      const facts = [what, last.actorName, format.dateTime(last.at), last.reason];
      return t("admin.certificates.decided", { facts: facts.filter(Boolean).join(" · ") });
    }
    const isChanged = hasErrorCode(error, "ERR_STALE") ||
      hasErrorCode(error, "ERR_ILLEGAL_TRANSITION");
    return isChanged ? t("admin.certificates.changed") : undefined;
  }
  if (isRefusing) {
    return (
      <ReasonDialog
        title={t("admin.certificates.refuseTitle", { title })}
        text={t("admin.certificates.refuseText")}
        sendLabel={t("admin.certificates.refuseSend")}
        sending={refuse}
        failure={conflict(refuse.error)}
        onClose={() => setRefusing(false)}
      />
    );
  }
  const isWaiting = state === "waiting";
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      actions={
        <>
          {(isWaiting || state === "checked") && (
            <Button
              variant="quiet"
              onClick={() => setRefusing(true)}
            >
              {t(isWaiting ? "admin.certificates.refuse" : "admin.certificates.takeBack")}
            </Button>
          )}
          {isWaiting && (
            <Button
              variant="primary"
              icon="badge-check"
              pending={check.isPending}
              onClick={() => classLabel ? check.mutate(classLabel) : setMissing(true)}
            >
              {t("admin.certificates.check")}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="group">
        {formerName && (
          <Note tone="warning">
            {t("admin.certificates.renamed", { from: formerName, to: certificate.therapist.name })}
          </Note>
        )}
        <Facts certificate={certificate} />
        {isWaiting && (
          <RadioGroup
            name="class"
            label={t("admin.certificates.class")}
            picked={classLabel}
            error={isMissing && !classLabel ? t("admin.certificates.classMissing") : undefined}
            options={classes.map((value) => ({
              value,
              label: t(`credentials.class.${value}`),
              hint: t(`admin.certificates.classHelp.${value}`),
            }))}
            onPick={(value) => setClassLabel(classes.find((one) => one === value))}
          />
        )}
        {check.error && (
          <Note tone="error" urgent>
            {conflict(check.error) ?? showFailure(check.error)}
          </Note>
        )}
        <History certificate={certificate} />
      </Stack>
    </Dialog>
  );
}

/** The certificate that the address opens. */
export function CertificateDialog() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { open, change } = useQueueAddress();
  const { data, error, refetch } = useQuery({ ...certificateQuery(open), enabled: open !== "" });
  const close = () => change({ open: "" });
  if (open === "") return null;
  if (data) return <OpenCertificate key={data.id} certificate={data} onClose={close} />;
  return (
    <Dialog
      open
      onClose={close}
      title={t("admin.pages.certificates")}
      closeLabel={t("shell.close")}
    >
      {error
        ? (
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )
        : <Skeleton label={t("admin.list.loading")} count={3} />}
    </Dialog>
  );
}
