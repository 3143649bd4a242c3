import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CredentialRow } from "ui-kit/booking/credential-row.tsx";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { useSubmit } from "../api/use-submit.ts";
import { useFormat } from "../i18n/use-format.ts";
import { referenceOf, useShowFailure } from "../shell/show-failure.ts";
import { CertificateDialog } from "./certificate-dialog.tsx";
import { type ShownState, shownState, stateLooks } from "./certificate-state.ts";
import {
  certificatesQuery,
  type OwnCertificate,
  sendCertificate,
  useReloadCertificates,
} from "./queries.ts";

/** `null`: a new one, which begins with the content of `like`. */
type Opened = { certificate: OwnCertificate | null; like?: OwnCertificate };

function useStateText() {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  return (state: ShownState, { validUntil }: OwnCertificate) =>
    state === "ending" && validUntil
      ? t("certificates.state.ending", { day: format.date(`${validUntil}T12:00:00Z`, "numeric") })
      : t(`certificates.state.${state}`);
}

function CertificateRow({ therapistId, certificate, type, onOpen }: {
  therapistId: string;
  certificate: OwnCertificate;
  /** The practice under which it stands. */
  type: string | null;
  onOpen: (opened: Opened) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const { label } = useDomainValues();
  const showFailure = useShowFailure();
  const stateText = useStateText();
  const reload = useReloadCertificates(therapistId);
  const sending = useSubmit({
    mutationFn: () => sendCertificate(therapistId, certificate.id),
    onSuccess: () => void notify({ tone: "success", message: t("certificates.sent") }),
    onSettled: reload,
  });
  const { title, number, issuer, year, validUntil, refusedReason, formerName, practices } =
    certificate;
  const state = shownState(certificate, Date.now());
  const canBeSent = certificate.document !== null || certificate.url !== "";
  const others = practices.filter((code) => code !== type).map((code) =>
    label("THERAPY_TYPE", code)
  );
  const details = [
    issuer,
    validUntil
      ? t("certificates.validTo", { day: format.date(`${validUntil}T12:00:00Z`, "numeric") })
      : String(year),
    state === "checked" || state === "ending"
      ? t(`credentials.class.${certificate.classLabel}`)
      : null,
    others.length > 0 ? t("certificates.alsoCovers", { practices: others.join(", ") }) : null,
  ].filter(Boolean).join(" · ");
  const note = {
    waiting: formerName
      ? t("certificates.note.renamed", { name: formerName })
      : t("certificates.note.waiting"),
    declared: t(canBeSent ? "certificates.note.declared" : "certificates.note.noEvidence"),
    refused: t("certificates.note.refused", { reason: refusedReason }),
    expired: t("certificates.note.expired"),
    ending: t("certificates.note.ending"),
    checked: null,
  }[state];
  const named = { name: title };
  return (
    <CredentialRow
      title={number === "" ? title : t("credentials.number", { title, number })}
      details={details}
      state={<Badge {...stateLooks[state]}>{stateText(state, certificate)}</Badge>}
      note={sending.error ? showFailure(sending.error) : note}
      actions={
        <>
          {state === "declared" && canBeSent && (
            <Button
              small
              icon="send"
              pending={sending.isPending}
              onClick={() => sending.mutate()}
            >
              {t("certificates.send")}
            </Button>
          )}
          {state === "refused" && (
            <Button
              small
              icon="upload"
              onClick={() => onOpen({ certificate })}
            >
              {t("certificates.better")}
            </Button>
          )}
          {(state === "ending" || state === "expired") && (
            <Button
              small
              icon="upload"
              onClick={() => onOpen({ certificate: null, like: certificate })}
            >
              {t("certificates.renew")}
            </Button>
          )}
          {state !== "refused" && (
            <Button
              small
              variant="quiet"
              icon="pencil"
              aria-label={t("certificates.editNamed", named)}
              onClick={() => onOpen({ certificate })}
            >
              {t("certificates.edit")}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The certificates of a practitioner for their owner: under each practice, with states and next steps. */
export function OwnCertificates({ therapistId }: { therapistId: string }) {
  const { t } = useTranslation();
  const { label, list } = useDomainValues();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(certificatesQuery(therapistId));
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!data && !error) return <Skeleton label={t("certificates.loading")} count={3} />;
  if (!data) {
    const reference = referenceOf(error);
    return (
      <Failed
        message={`${t("certificates.failed")} ${showFailure(error)}`}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
        reference={reference && t("shell.reference", { id: reference })}
      />
    );
  }
  const types = data.practices.map(({ type }) => type);
  const placeOf = ({ practices }: OwnCertificate) =>
    types.find((type) => practices.includes(type)) ?? null;
  const byPlace = Map.groupBy(data.certificates, placeOf);
  const groupOf = (type: string) =>
    list("THERAPY_TYPE", [type]).find(({ code }) => code === type)?.group ?? "other";
  const rowsOf = (type: string | null) =>
    (byPlace.get(type) ?? []).map((certificate) => (
      <CertificateRow
        key={certificate.id}
        therapistId={therapistId}
        certificate={certificate}
        type={type}
        onOpen={setOpened}
      />
    ));
  const current = opened?.certificate &&
    data.certificates.find(({ id }) => id === opened.certificate?.id);
  return (
    <Stack gap="group">
      {data.practices.map(({ type, covered }) => (
        <Stack key={type} gap="tight">
          <PracticeLabel group={groupOf(type)}>{label("THERAPY_TYPE", type)}</PracticeLabel>
          {byPlace.has(type) && <Stack as="ul" gap="none">{rowsOf(type)}</Stack>}
          {!covered && <Text size="small" tone="soft">{t("certificates.uncovered")}</Text>}
        </Stack>
      ))}
      {byPlace.has(null) && (
        <Stack gap="tight">
          <Text size="label">{t("certificates.others")}</Text>
          <Stack as="ul" gap="none">{rowsOf(null)}</Stack>
        </Stack>
      )}
      <Row>
        <Button small icon="plus" onClick={() => setOpened({ certificate: null })}>
          {t("certificates.add")}
        </Button>
      </Row>
      {opened && (
        <CertificateDialog
          key={opened.certificate?.id ?? opened.like?.id ?? "new"}
          therapistId={therapistId}
          certificate={current ?? null}
          begin={current ?? opened.like ?? null}
          practices={types}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
