import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OfferList } from "ui-kit/booking/offer-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { TherapistCard } from "../../api/therapists.ts";
import { askAddress } from "../../client-questions/ask-address.ts";
import { languageInSentence } from "../../i18n/in-sentence.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { pictureSource } from "../../picture-source.ts";
import { searchAddress } from "../../search/filters.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { offersQuery } from "../../suitability/offers.ts";

const mostShown = 6;

function useDetail() {
  const { label } = useDomainValues();
  const format = useFormat();
  return ({ offer, city, languages }: TherapistCard) =>
    [
      offer && format.money(offer.priceCents),
      label("CITY", city),
      languages.map((each) => languageInSentence(label("LANGUAGE", each), format.locale))
        .join(", "),
    ].filter(Boolean).join(" · ");
}

/** The first practitioners of a practice, to ask one of them. */
export function ChoosePractitioner({ practice }: { practice: string }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const showFailure = useShowFailure();
  const detailOf = useDetail();
  const { data, error, refetch } = useQuery({
    ...offersQuery({ practices: [practice] }, mostShown),
    enabled: practice !== "",
  });
  if (practice === "" || data?.therapists.length === 0) {
    return (
      <Empty
        message={t(practice === "" ? "questions.none" : "questions.ask.nobody")}
        action={<Button href="/practices">{t("questions.ask.practices")}</Button>}
      />
    );
  }
  if (error) {
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton label={t("questions.ask.loading")} count={3} />;
  return (
    <Stack gap="stack">
      <Text as="h2" size="card">{label("THERAPY_TYPE", practice)}</Text>
      <Text>{t("questions.ask.whom")}</Text>
      <OfferList
        aria-label={t("questions.ask.whom")}
        offers={data.therapists.map((card) => ({
          id: card.id,
          name: card.name,
          href: askAddress({ practitioner: card.slug, practice }),
          photo: pictureSource(card.pictureUrl, card.pictureBlur),
          detail: detailOf(card),
          times: [],
        }))}
      />
      <Text>
        <Link href={searchAddress({ practices: [practice] })}>{t("questions.ask.search")}</Link>
      </Text>
    </Stack>
  );
}
