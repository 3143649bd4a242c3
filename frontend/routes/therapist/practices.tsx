import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CredentialBadge } from "ui-kit/booking/credential-badge.tsx";
import { PracticeRow } from "ui-kit/booking/practice-row.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useAdmission } from "../../api/admission.ts";
import type { components } from "../../api/schema.d.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { Practice, TherapistPage } from "../../api/therapists.ts";
import { choiceOfPractice, useChoice } from "../../appointment/booking-choice.ts";
import { practiceQuery } from "../../api/practices.ts";
import { codeToSlug } from "../../search/filters.ts";
import { usePracticeName, usePriceText } from "./practice-texts.ts";
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
  // The space keeps the height of the line until the number is known.
  if (count === undefined) return "\u00a0";
  return count === 0 ? t("therapist.view.noneIn7") : t("therapist.view.freeIn7", { count });
}

function Lengths({ therapist, name, lengths, chosen, openedAt }: {
  therapist: TherapistPage;
  name: string;
  lengths: Practice[];
  chosen: Practice;
  openedAt: number;
}) {
  const format = useFormat();
  const priceOf = usePriceText();
  const { choice, change } = useChoice();
  const { isAdmitted } = useAdmission(therapist);
  return (
    <RadioGroup
      variant="tiles"
      name="practice"
      label={name}
      labelHidden
      picked={chosen.id}
      onPick={(id) => {
        const practice = lengths.find((each) => each.id === id);
        if (practice) change(choiceOfPractice(practice, choice.type));
      }}
      options={lengths.map((each) => ({
        value: each.id,
        label: `${format.minutes(each.durationMinutes)} · ${priceOf(each)}`,
        hint: isAdmitted && <FreeCount practice={each} openedAt={openedAt} />,
      }))}
    />
  );
}

function Cautions({ type }: { type: string }) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const { data, error } = useQuery({ ...practiceQuery(type), enabled: isWanted });
  return (
    <Disclosure
      title={t("therapist.view.cautions")}
      onToggle={({ currentTarget: { open } }) => open && setWanted(true)}
    >
      <Stack gap="tight">
        {data?.cautions.map(({ reason }) => <Text key={reason} size="small">{reason}</Text>)}
        {data?.cautions.length === 0 && <Text size="small">{t("therapist.view.noCautions")}</Text>}
        {(data || error) && (
          <Text size="small">
            <Link href={`/practices/${codeToSlug(type)}`}>{t("therapist.view.aboutPractice")}</Link>
          </Text>
        )}
      </Stack>
    </Disclosure>
  );
}

function certificatesOf(lengths: Practice[]): Certificate[] {
  const all = lengths.flatMap(({ certificates }) => certificates);
  return [...new Map(all.map((each) => [each.title + each.issuer, each])).values()];
}

function Row({ therapist, lengths, chosen, openedAt }: {
  therapist: TherapistPage;
  lengths: [Practice, ...Practice[]];
  chosen: Practice;
  openedAt: number;
}) {
  const nameOf = usePracticeName();
  const textOf = useCertificateText();
  const [first] = lengths;
  const name = nameOf(first);
  const certificates = certificatesOf(lengths);
  return (
    <PracticeRow
      name={name}
      details={certificates.length > 0 &&
        certificates.map((certificate) => (
          <CredentialBadge key={certificate.title + certificate.issuer}>
            {textOf(certificate)}
          </CredentialBadge>
        ))}
    >
      <Lengths
        therapist={therapist}
        name={name}
        lengths={lengths}
        chosen={chosen}
        openedAt={openedAt}
      />
      {!first.intro && <Cautions type={first.type} />}
    </PracticeRow>
  );
}

/** One row for each practice, with its lengths from the shortest. */
function rowsOf(practices: Practice[]): [Practice, ...Practice[]][] {
  const rows = Map.groupBy(practices, ({ intro, type }) => intro ? "intro" : type);
  return [...rows.values()].map((lengths) =>
    lengths.toSorted((a, b) => a.durationMinutes - b.durationMinutes) as [Practice, ...Practice[]]
  );
}

export function Practices({ therapist, chosen, openedAt }: {
  therapist: TherapistPage;
  chosen: Practice;
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
        {rowsOf(therapist.practices).map((lengths) => (
          <Row
            key={lengths[0].id}
            therapist={therapist}
            lengths={lengths}
            chosen={chosen}
            openedAt={openedAt}
          />
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
