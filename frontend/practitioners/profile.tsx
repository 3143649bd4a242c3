import { shortLabel } from "backend/domain/domain-value.ts";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { PractitionerHeader } from "ui-kit/booking/practitioner-header.tsx";
import { AverageRating } from "ui-kit/booking/star-rating.tsx";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { profileAddress } from "../appointment/booking-choice.ts";
import { inDays } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { inSentence } from "../i18n/in-sentence.ts";
import { pictureSource } from "../picture-source.ts";
import { searchAddress } from "../search/filters.ts";
import type { TherapistPage } from "../api/therapists.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { SharePart } from "../share/share-part.tsx";
import { useSuitability } from "../suitability/use-suitability.tsx";
import { KeepTherapist } from "../shortlist/keep-therapist.tsx";
import { feeText } from "./policy-text.ts";

export const reviewsId = "reviews";

function useLabelList() {
  const { label } = useDomainValues();
  const { language, locale } = useFormat();
  return (domain: "LANGUAGE" | "MEETING_TYPE", codes: string[]): string => {
    const proper = domain === "LANGUAGE" && language === "en";
    const words = codes.map((code) => label(domain, code));
    return words.map((word) => proper ? word : inSentence(word, locale)).join(", ");
  };
}

function useMeta(
  { rating, reviewCount, city, locations, meetingTypes, languages, teams }: TherapistPage,
) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const listOf = useLabelList();
  const [place] = locations;
  const video = meetingTypes.includes("VIDEO_CALL");
  const items: IconListProps["items"] = [];
  if (rating !== null) {
    const count = (
      <Link href={`#${reviewsId}`}>{t("therapist.view.reviewCount", { count: reviewCount })}</Link>
    );
    const stars = (
      <AverageRating
        rating={format.rating(rating)}
        label={t("therapist.view.rating")}
        count={count}
      />
    );
    items.push({ text: stars });
  }
  if (meetingTypes.includes("IN_PERSON")) {
    items.push({ icon: "map-pin", text: label("CITY", place?.city ?? city) });
  }
  if (video) {
    const only = meetingTypes.length === 1;
    items.push({
      icon: "video",
      text: t(only ? "therapist.view.onlyVideo" : "therapist.view.alsoVideo"),
    });
  }
  if (teams.length > 0) {
    const links = teams.map(({ slug, name }, at) => (
      <Fragment key={slug}>
        {at > 0 && ", "}
        <Link href={`/team/${slug}`}>{name}</Link>
      </Fragment>
    ));
    items.push({ icon: "users", text: <>{t("therapist.view.worksIn")} {links}</> });
  }
  items.push({
    icon: "languages",
    text: listOf("LANGUAGE", languages),
  });
  return items;
}

/** As the server names the page for search engines. */
export function ProfileTitle(
  { therapist: { name, practices, city } }: { therapist: TherapistPage },
) {
  const { label } = useDomainValues();
  const types = [...new Set(practices.map(({ type }) => type))].slice(0, 2);
  const names = types.map((type) => shortLabel(label("THERAPY_TYPE", type))).join(", ");
  return <PageTitle>{`${name}: ${names}, ${label("CITY", city)}`}</PageTitle>;
}

export function ProfileHeader({ therapist }: { therapist: TherapistPage }) {
  const { label } = useDomainValues();
  const meta = useMeta(therapist);
  const practices = therapist.practices.filter((practice) => !practice.intro);
  const types = new Map(practices.map((practice) => [practice.type, practice.group]));
  const suitability = useSuitability();
  const suggested = [...types.keys()].map((type) => suitability?.badgeOf(type))
    .find((badge) => badge?.value === "recommended");
  return (
    <PractitionerHeader
      name={therapist.name}
      photo={pictureSource(therapist.pictureUrl, therapist.pictureBlur)}
      practices={[...types].map(([type, group]) => ({ group, name: label("THERAPY_TYPE", type) }))}
      lead={<span lang={therapist.introductionLanguage}>{therapist.briefIntroduction}</span>}
      details={meta}
      verdict={suggested}
      actions={
        <Row>
          <KeepTherapist therapist={therapist} withText />
          <SharePart address={profileAddress(therapist.slug)} />
        </Row>
      }
    />
  );
}

function Paragraphs({ text, language }: { text: string; language: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <Prose lang={language}>
      {paragraphs.map((paragraph, i) => <p key={i}>{paragraph}</p>)}
    </Prose>
  );
}

/** That the texts are in another language than the page. */
function TextLanguage({ textLanguage }: Pick<TherapistPage, "textLanguage">) {
  const { t } = useTranslation();
  const format = useFormat();
  if (textLanguage === format.language) return null;
  const language = new Intl.DisplayNames([format.locale], { type: "language" }).of(textLanguage);
  return (
    <Text size="small" tone="soft">
      {t("therapist.view.textLanguage", { language: language ?? textLanguage })}
    </Text>
  );
}

/** The practitioner's own overview. */
export function Overview({ therapist: { review, textLanguage } }: { therapist: TherapistPage }) {
  const { t } = useTranslation();
  if (!review) return null;
  return (
    <Section heading={t("therapist.view.review")}>
      <TextLanguage textLanguage={textLanguage} />
      <Paragraphs text={review} language={textLanguage} />
    </Section>
  );
}

export function About({ therapist }: { therapist: TherapistPage }) {
  const { t } = useTranslation();
  const { textLanguage, review, about, experience, cancellationNoticeHours } = therapist;
  const listOf = useLabelList();
  const format = useFormat();
  return (
    <Section id="about" heading={t("therapist.view.about")}>
      {!review && <TextLanguage textLanguage={textLanguage} />}
      <Paragraphs text={about} language={textLanguage} />
      {experience && (
        <Stack gap="tight">
          <Text as="h3" size="label" weight="label">{t("therapist.view.experience")}</Text>
          <Paragraphs text={experience} language={textLanguage} />
        </Stack>
      )}
      <DescriptionList
        items={[
          { name: t("therapist.view.languages"), value: listOf("LANGUAGE", therapist.languages) },
          {
            name: t("therapist.view.meetings"),
            value: listOf("MEETING_TYPE", therapist.meetingTypes),
          },
          {
            name: t("therapist.view.cancelling"),
            value: `${
              inDays(cancellationNoticeHours)
                ? t("therapist.view.cancelFreeDays", { count: cancellationNoticeHours / 24 })
                : t("therapist.view.cancelFree", { count: cancellationNoticeHours })
            }. ${feeText(therapist, null, { t, format })}${
              therapist.prepaid ? ` ${t("therapist.view.prepaid")}` : ""
            }`,
          },
        ]}
      />
    </Section>
  );
}

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
