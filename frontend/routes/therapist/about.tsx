import { useTranslation } from "react-i18next";
import { Chip } from "ui-kit/controls/chip.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { searchAddress } from "../../search/filters.ts";
import type { TherapistPage } from "./queries.ts";
import { useNames } from "./use-names.ts";

function Paragraphs({ text, language }: { text: string; language: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <Prose lang={language}>
      {paragraphs.map((paragraph, i) => <p key={i}>{paragraph}</p>)}
    </Prose>
  );
}

/** The practitioner in their own words, and four short facts. */
export function About({ therapist }: { therapist: TherapistPage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { textLanguage, about, experience, cancellationNoticeHours } = therapist;
  const namesOf = useNames();
  const language = new Intl.DisplayNames([format.locale], { type: "language" }).of(textLanguage);
  return (
    <Section id="about" heading={t("therapist.view.about")}>
      {textLanguage !== format.language && (
        <Text size="small" tone="soft">
          {t("therapist.view.textLanguage", { language: language ?? textLanguage })}
        </Text>
      )}
      <Paragraphs text={about} language={textLanguage} />
      {experience && (
        <Stack gap="tight">
          <Text as="h3" size="label" weight="label">{t("therapist.view.experience")}</Text>
          <Paragraphs text={experience} language={textLanguage} />
        </Stack>
      )}
      <DescriptionList
        items={[
          { name: t("therapist.view.languages"), value: namesOf("LANGUAGE", therapist.languages) },
          {
            name: t("therapist.view.meetings"),
            value: namesOf("MEETING_TYPE", therapist.meetingTypes),
          },
          {
            name: t("therapist.view.cancelling"),
            value: t("therapist.view.cancelFree", { count: cancellationNoticeHours }),
          },
        ]}
      />
    </Section>
  );
}

/** What the practitioner helps with; each word leads to everybody who does. */
export function Help({ therapist }: { therapist: TherapistPage }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { howICanHelp, waysOfHelping, textLanguage } = therapist;
  return (
    <Section heading={t("therapist.view.help")}>
      {howICanHelp && <Paragraphs text={howICanHelp} language={textLanguage} />}
      <Row>
        {waysOfHelping.map((need) => (
          <Chip key={need} href={searchAddress({ needs: [need] })}>
            {label("WAY_OF_HELPING", need)}
          </Chip>
        ))}
      </Row>
    </Section>
  );
}
