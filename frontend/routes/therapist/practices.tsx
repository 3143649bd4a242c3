import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PracticeRow } from "ui-kit/booking/practice-row.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useAdmission } from "../../api/admission.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { Practice, TherapistPage } from "../../api/therapists.ts";
import { choiceOfPractice, useChoice } from "../../appointment/booking-choice.ts";
import { practiceQuery } from "../../api/practices.ts";
import { codeToSlug } from "../../search/filters.ts";
import { PracticeVerdict, useSuitability } from "../../suitability/use-suitability.tsx";
import { askAddress } from "../../client-questions/ask-address.ts";
import { PackageOffers } from "../../packages/package-offers.tsx";
import { OtherCertificates, PracticeCertificates } from "./certificates.tsx";
import { usePracticeName, usePriceText } from "./practice-texts.ts";
import { useFreeCount } from "./use-times.ts";

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
  const { t } = useTranslation();
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
        label: [
          format.minutes(each.durationMinutes),
          priceOf(each),
          ...each.companions.length > 0
            ? [
              t("shell.togetherWith", {
                names: format.list(each.companions.map(({ name }) => name)),
              }),
            ]
            : [],
          ...each.seats > 1 ? [t("shell.groupOf", { count: each.seats })] : [],
        ].join(" · "),
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
        {data?.cautions.map(({ condition, reason }) => (
          <Text key={condition + reason} size="small">
            <strong>{condition}</strong>. {reason}
          </Text>
        ))}
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

/** Where the viewer's test says so, the way to ask the practitioner. */
function AskFirst({ therapist: { slug, name }, code }: { therapist: TherapistPage; code: string }) {
  const { t } = useTranslation();
  const verdict = useSuitability()?.of(code)?.verdict;
  if (verdict !== "ask") return null;
  return (
    <Text size="small">
      <Link href={askAddress({ practitioner: slug, practice: code })}>
        {t("suitability.askFirst", { name })}
      </Link>
    </Text>
  );
}

function Row({ therapist, lengths, chosen, openedAt }: {
  therapist: TherapistPage;
  lengths: [Practice, ...Practice[]];
  chosen: Practice;
  openedAt: number;
}) {
  const nameOf = usePracticeName();
  const [first] = lengths;
  const name = nameOf(first);
  return (
    <PracticeRow
      name={name}
      details={!first.intro && <PracticeCertificates practice={first} />}
    >
      <Lengths
        therapist={therapist}
        name={name}
        lengths={lengths}
        chosen={chosen}
        openedAt={openedAt}
      />
      <PackageOffers therapist={therapist} lengths={lengths} />
      {!first.intro && <PracticeVerdict code={first.type} />}
      {!first.intro && <AskFirst therapist={therapist} code={first.type} />}
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
      <OtherCertificates therapist={therapist} />
    </Section>
  );
}
