import { useTranslation } from "react-i18next";
import { CredentialBadge } from "ui-kit/booking/credential-badge.tsx";
import { SessionHistory } from "ui-kit/booking/session-history.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { components } from "../../api/schema.d.ts";
import type { Practice, TherapistPage } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useRenderTime } from "../../use-render-time.ts";

type Certificate = components["schemas"]["Certificate"];

/** Days of certificates are days in Estonia; at noon UTC it is the same day there. */
const noon = (date: string) => `${date}T12:00:00Z`;

function useCertificateText() {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const now = useRenderTime();
  return (certificate: Certificate) => {
    const { issuer, year, number, validFrom, validUntil, inForce } = certificate;
    const title = number === ""
      ? certificate.title
      : t("credentials.number", { title: certificate.title, number });
    const words = { title, issuer, year, class: t(`credentials.class.${certificate.classLabel}`) };
    const isEarly = !inForce && validFrom !== null && Date.parse(noon(validFrom)) > now;
    if (isEarly) {
      const from = format.date(noon(validFrom), "numeric");
      return t("credentials.text.from", { ...words, from });
    }
    if (!inForce) return t("credentials.text.expired", words);
    if (!validUntil) return t("credentials.text.unlimited", words);
    const until = format.date(noon(validUntil), "numeric");
    return t("credentials.text.validTo", { ...words, until });
  };
}

function Badge({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const textOf = useCertificateText();
  const isChecked = certificate.state === "checked" && certificate.inForce;
  return (
    <CredentialBadge state={isChecked ? "verified" : "declared"}>
      {textOf(certificate)}
      {certificate.url !== "" && (
        <>
          {" "}
          <Link href={certificate.url} target="_blank" rel="nofollow ugc noopener noreferrer">
            {t("credentials.link", { host: new URL(certificate.url).hostname })}
          </Link>
        </>
      )}
    </CredentialBadge>
  );
}

/** The certificates of one practice in all its lengths, and whether none of them is checked. */
export function PracticeCertificates({ practice }: { practice: Practice }) {
  const { t } = useTranslation();
  return (
    <>
      {practice.certificates.map((certificate) => (
        <Badge key={certificate.id} certificate={certificate} />
      ))}
      {!practice.covered && (
        <CredentialBadge state="none">{t("credentials.uncovered")}</CredentialBadge>
      )}
    </>
  );
}

/** Certificates of no practice above, and what happened to all of them. */
export function OtherCertificates({ therapist }: { therapist: TherapistPage }) {
  const { t } = useTranslation();
  const shown = new Set(
    therapist.practices.flatMap(({ certificates }) => certificates.map(({ id }) => id)),
  );
  const others = therapist.certificates.filter(({ id }) => !shown.has(id));
  return (
    <>
      {others.length > 0 && (
        <Stack gap="tight">
          <Text as="h3" size="label">{t("therapist.view.otherCertificates")}</Text>
          {others.map((certificate) => <Badge key={certificate.id} certificate={certificate} />)}
        </Stack>
      )}
      {therapist.certificates.length > 0 && (
        <Text size="small" tone="soft">{t("credentials.asWritten")}</Text>
      )}
      <History therapist={therapist} />
    </>
  );
}

function History({ therapist }: { therapist: TherapistPage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lines = therapist.certificates.flatMap(({ title, history, state, validUntil, inForce }) => [
    ...history.map(({ kind, at }) => ({
      dateTime: at,
      what: t(`credentials.history.${kind}`, { title }),
    })),
    ...(state === "checked" && inForce && validUntil
      ? [{ dateTime: noon(validUntil), what: t("credentials.history.expires", { title }) }]
      : []),
  ]);
  if (lines.length === 0) return null;
  return (
    <SessionHistory
      title={t("credentials.history.title")}
      lines={lines
        .toSorted((a, b) => Date.parse(b.dateTime) - Date.parse(a.dateTime))
        .map((line) => ({ ...line, when: format.date(line.dateTime, "numeric") }))}
    />
  );
}
