import { useTranslation } from "react-i18next";
import { CredentialBadge } from "ui-kit/booking/credential-badge.tsx";
import { PracticeRow } from "ui-kit/booking/practice-row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { components } from "../../api/schema.d.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { Practice, TherapistPage } from "./queries.ts";
import { usePracticeName } from "./times-panel.tsx";
import { useFreeCount } from "./use-times.ts";

type Certificate = components["schemas"]["Certificate"];

function useCertificateText() {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  return ({ title, issuer, year, validUntil, inForce }: Certificate) => {
    if (!inForce) return t("therapist.view.expired", { title, issuer, year });
    if (!validUntil) return t("therapist.view.unlimited", { title, issuer, year });
    return t("therapist.view.validTo", {
      title,
      issuer,
      until: format.date(validUntil, "numeric"),
    });
  };
}

function FreeCount({ practice, openedAt }: { practice: Practice; openedAt: number }) {
  const { t } = useTranslation();
  const count = useFreeCount(practice, openedAt);
  if (count === undefined) return null;
  return (
    <Text as="span" tone="soft" size="small">
      {count === 0 ? t("therapist.view.noneIn7") : t("therapist.view.freeIn7", { count })}
    </Text>
  );
}

function Row({ practice, openedAt }: { practice: Practice; openedAt: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePracticeName();
  const textOf = useCertificateText();
  const { priceCents, durationMinutes, certificates } = practice;
  return (
    <PracticeRow
      name={nameOf(practice)}
      price={priceCents === 0 ? t("therapist.view.free") : format.money(priceCents)}
      duration={format.minutes(durationMinutes)}
    >
      {certificates.map((certificate) => (
        <CredentialBadge key={certificate.title + certificate.issuer}>
          {textOf(certificate)}
        </CredentialBadge>
      ))}
      <FreeCount practice={practice} openedAt={openedAt} />
    </PracticeRow>
  );
}

export function Practices({ therapist, openedAt }: {
  therapist: TherapistPage;
  openedAt: number;
}) {
  const { t } = useTranslation();
  const textOf = useCertificateText();
  const shown = therapist.practices.flatMap((practice) => practice.certificates);
  const others = therapist.certificates.filter(({ title, issuer }) =>
    !shown.some((each) => each.title === title && each.issuer === issuer)
  );
  return (
    <Section heading={t("therapist.view.practices")}>
      <Stack as="ul" gap="none">
        {therapist.practices.map((practice) => (
          <Row key={practice.id} practice={practice} openedAt={openedAt} />
        ))}
      </Stack>
      {others.length > 0 && (
        <Stack gap="tight">
          <Text as="h3" size="label">{t("therapist.view.otherCertificates")}</Text>
          {others.map((certificate) => (
            <Text key={certificate.title + certificate.issuer} size="small" tone="soft">
              {textOf(certificate)}
            </Text>
          ))}
        </Stack>
      )}
    </Section>
  );
}
