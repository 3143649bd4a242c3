import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { PractitionerHeader } from "ui-kit/booking/practitioner-header.tsx";
import { AverageRating } from "ui-kit/booking/star-rating.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { initialsOf } from "../../initials.ts";
import type { TherapistPage } from "./queries.ts";
import { reviewsId } from "./reviews.tsx";
import { useNames } from "./use-names.ts";

function useMeta({ rating, reviewCount, city, locations, meetingTypes, languages }: TherapistPage) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const namesOf = useNames();
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
  items.push({
    icon: "languages",
    text: namesOf("LANGUAGE", languages),
  });
  return items;
}

/** Face, name, practices and the practitioner's own sentence. */
export function Head({ therapist }: { therapist: TherapistPage }) {
  const { label } = useDomainValues();
  const meta = useMeta(therapist);
  const practices = therapist.practices.filter((practice) => !practice.intro);
  const types = new Map(practices.map((practice) => [practice.type, practice.group]));
  return (
    <PractitionerHeader
      name={therapist.name}
      photo={therapist.pictureUrl ?? undefined}
      initials={initialsOf(therapist.name)}
      practices={[...types].map(([type, group]) => ({ group, name: label("THERAPY_TYPE", type) }))}
      lead={<span lang={therapist.textLanguage}>{therapist.briefIntroduction}</span>}
      details={meta}
    />
  );
}
