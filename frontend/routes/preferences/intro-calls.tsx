import { useQueries, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { therapistQuery } from "../../api/therapists.ts";
import { profileAddress } from "../../appointment/booking-choice.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { filtersOf, offersQuery } from "../../suitability/offers.ts";
import type { Assessment } from "../../suitability/questionnaire.ts";
import { type UnstoredDanger, verdictGroups } from "../../suitability/verdict-groups.ts";
import { offersShown } from "./offers.tsx";

/** The free introductory calls of the practitioners who fit best. */
export function IntroCalls(
  { assessment, unstored }: { assessment: Assessment; unstored: UnstoredDanger | null },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const best = verdictGroups(assessment, unstored)
    .flatMap(({ onlyInSafety, fitting }) => onlyInSafety ? [] : fitting)
    .find(({ place }) => place !== null);
  const filters = { ...filtersOf(assessment), practices: [best?.code ?? ""] };
  const { data } = useQuery({ ...offersQuery(filters, offersShown), enabled: best !== undefined });
  const calls = useQueries({
    queries: (data?.therapists ?? []).map(({ slug }) => therapistQuery(slug)),
    combine: (results) =>
      results.flatMap(({ data: therapist }) => {
        const call = therapist?.practices.find(({ intro }) => intro);
        return therapist && call ? [{ therapist, call }] : [];
      }),
  });
  if (calls.length === 0) return null;
  return (
    <Card>
      <Stack>
        <Text as="h2" size="card">{t("preferences.intro.title")}</Text>
        <Text size="small" tone="soft">{t("preferences.intro.text")}</Text>
        <Stack as="ul" gap="inline">
          {calls.map(({ therapist, call }) => (
            <li key={therapist.id}>
              <Link href={profileAddress(therapist.slug, { practice: call.id })}>
                {t("preferences.intro.call", {
                  name: therapist.name,
                  length: format.minutes(call.durationMinutes),
                })}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
