import { useTranslation } from "react-i18next";
import { PackageRow } from "ui-kit/booking/package-row.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { TherapistPage } from "../api/therapists.ts";
import { useFormat } from "../i18n/use-format.ts";

/** The courses of a practitioner, on the public page. */
export function CourseOffers({ courses }: Pick<TherapistPage, "courses">) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Section heading={t("therapist.courses.title")}>
      <Stack as="ul" gap="inline">
        {courses.map(({ id, title, language, minutes, lessonCount, access, priceCents }) => (
          <PackageRow
            key={id}
            title={<span lang={language}>{title}</span>}
            details={[
              t("therapist.courses.lessons", { count: lessonCount }),
              format.minutes(minutes),
              access === "bought"
                ? format.money(priceCents ?? 0)
                : t(`therapist.courses.${access}`),
            ].join(" · ")}
            actions={
              <Button
                small
                icon="book-open"
                href={`/courses/${id}`}
                aria-label={t("therapist.courses.lookNamed", { title })}
              >
                {t("therapist.courses.look")}
              </Button>
            }
          />
        ))}
      </Stack>
    </Section>
  );
}
