import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconList, type IconListProps } from "ui-kit/booking/icon-list.tsx";
import { AverageRating } from "ui-kit/booking/star-rating.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import { domainValuesQuery, useDomainValues } from "../api/domain-values.ts";
import { type Practice, type TherapistPage, therapistQuery } from "../api/therapists.ts";
import { useFormat } from "../i18n/use-format.ts";
import { pictureSource } from "../picture-source.ts";
import { useIsTakingOver } from "../use-render-time.ts";
import { eventTypesQuery, isOfPerson, type OfferedEventType } from "./booking-page-queries.ts";
import { notifyParent, observeHeight } from "./embed.ts";
import type { PageAddress } from "./page-address.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { storedOrdersOf } from "./stored-orders.ts";
import { eventTypeName } from "./summary.tsx";
import { useFrame } from "./use-frame.ts";
import { WaitingNote } from "./waiting-note.tsx";

const LanguageLinks = lazyPart(async () =>
  (await import("../shell/language-links.tsx")).LanguageLinks
);

const placeholder = "\u00a0";

/** The sessions that an account offers. */
export function AccountPage({ address }: { address: PageAddress }) {
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const { data: types, error, refetch } = useQuery(eventTypesQuery(address.account));
  const { data: values, error: valuesError, refetch: refetchValues } = useQuery(domainValuesQuery);
  const therapist = useTherapistOf(types, address.account);
  const failed = error ?? valuesError;
  const { framed } = useFrame(address);

  useEffect(() => notifyParent({ event: "calendly.profile_page_viewed", payload: {} }), []);
  useEffect(() => observeHeight(page.current), []);

  function retry() {
    if (!types) void refetch();
    if (!values) void refetchValues();
  }
  return (
    <Page ref={page} width="form" padded>
      <PageTitle>{types?.[0]?.profile?.name ?? t("confirmation.offered.title")}</PageTitle>
      <Stack gap="block">
        {address.hides.landing
          ? (
            <h1>
              <VisuallyHidden>{t("confirmation.offered.title")}</VisuallyHidden>
            </h1>
          )
          : (
            <Stack gap="group">
              <Owner name={types?.[0]?.profile?.name ?? placeholder} therapist={therapist} />
              <Text as="h1" size="lead">{t("confirmation.offered.title")}</Text>
            </Stack>
          )}
        {!failed && !(types && values) && <Skeleton label={t("booking.time.loading")} count={3} />}
        {failed && (
          <Failed
            message={t("booking.failed.page")}
            retryLabel={t("booking.failed.retry")}
            onRetry={retry}
          />
        )}
        {types && <WaitingTimes types={types} />}
        {types?.length === 0 && <Text>{t("confirmation.offered.empty")}</Text>}
        {values && types && types.length > 0 && (
          <Stack as="ul" gap="stack">
            {types.map((type) => (
              <Offer
                key={type.uri}
                type={type}
                name={eventTypeName(type.practice, type.name, { values, t })}
                practice={therapist?.practices.find((one) => one.eventTypeUri === type.uri)}
                isPrepaid={therapist?.prepaid ?? false}
                search={address.search}
              />
            ))}
          </Stack>
        )}
        {!framed && (
          <Suspense>
            <LanguageLinks />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}

/** The times of the account that this browser has chosen and not paid yet. */
function WaitingTimes({ types }: { types: OfferedEventType[] }) {
  const isKnown = !useIsTakingOver();
  const waiting = isKnown ? types.flatMap(({ uri }) => storedOrdersOf(uri)) : [];
  return waiting.map((order) => <WaitingNote key={order.id} order={order} />);
}

/** The practitioner whose account it is; null for a team, and until it is known. */
function useTherapistOf(types: OfferedEventType[] | undefined, account: string) {
  const { data } = useQuery({ ...therapistQuery(account), enabled: isOfPerson(types) });
  return data ?? null;
}

/** Rating, checked certificates and places. */
function useFacts(therapist: TherapistPage | null): IconListProps["items"] {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  if (!therapist) return [];
  const { rating, reviewCount, locations, meetingTypes } = therapist;
  const checked = [therapist, ...therapist.practices].flatMap(({ certificates }) => certificates)
    .filter(({ state, inForce }) => state === "checked" && inForce);
  const count = new Set(checked.map(({ id }) => id)).size;
  return [
    ...(rating === null ? [] : [{
      text: (
        <AverageRating
          rating={format.rating(rating)}
          label={t("confirmation.offered.rating")}
          count={t("confirmation.offered.reviews", { count: reviewCount })}
        />
      ),
    }]),
    ...(count === 0 ? [] : [{
      icon: "badge-check" as const,
      text: t("confirmation.offered.certificates", { count }),
    }]),
    ...(meetingTypes.includes("IN_PERSON") ? locations : []).map(({ address, city }) => ({
      icon: "map-pin" as const,
      text: `${address}, ${label("CITY", city)}`,
    })),
    ...(meetingTypes.includes("VIDEO_CALL")
      ? [{ icon: "video" as const, text: t("booking.meeting.VIDEO_CALL") }]
      : []),
  ];
}

function Owner({ name, therapist }: { name: string; therapist: TherapistPage | null }) {
  const { t } = useTranslation();
  const facts = useFacts(therapist);
  if (!therapist) return <Text tone="soft">{name}</Text>;
  return (
    <Row gap="group" align="start" wrap={false}>
      <Avatar shape="round" size={96} src={pictureSource(therapist.pictureUrl)} />
      <Stack gap="tight">
        <Text size="card" weight="label">{name}</Text>
        <Text tone="soft" lang={therapist.introductionLanguage}>{therapist.briefIntroduction}</Text>
        <IconList items={facts} />
        <Text size="small">
          <Link href={`/therapist/view/${therapist.slug}`} target="_top">
            {t("confirmation.offered.profile")}
          </Link>
        </Text>
      </Stack>
    </Row>
  );
}

function Offer({ type, name, practice, isPrepaid, search }: {
  type: OfferedEventType;
  name: string;
  practice: Practice | undefined;
  isPrepaid: boolean;
  search: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const price = practice?.priceCents === 0
    ? t("booking.summary.free")
    : practice && (isPrepaid
      ? t("booking.summary.prepaid", { price: format.money(practice.priceCents) })
      : format.money(practice.priceCents));
  const details = [
    t("booking.summary.minutes", { count: type.duration }),
    ...(price ? [price] : []),
    ...(type.kind === "group" ? [t("shell.groupOf", { count: type.capacity })] : []),
    ...(practice?.companions.length
      ? [t("shell.togetherWith", {
        names: format.list(practice.companions.map(({ name }) => name)),
      })]
      : []),
    ...type.meeting_types.map((one) => t(`booking.meeting.${one}`)),
  ];
  return (
    <Card as="li">
      <Stack gap="tight">
        <Text as="h2" size="card">
          <Link href={new URL(type.scheduling_url).pathname + search}>{name}</Link>
        </Text>
        <Text size="small" tone="soft">{details.join(" · ")}</Text>
      </Stack>
    </Card>
  );
}
