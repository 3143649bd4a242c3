import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { domainValuesQuery } from "../../api/domain-values.ts";
import type { components } from "../../api/schema.d.ts";
import { type PageAddress, parsePageAddress } from "../../booking/page-address.ts";
import { Scheduler } from "../../booking/scheduler.tsx";
import { subjectOf } from "../../booking/summary.tsx";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useHash } from "../../shell/use-hash.ts";
import { BookingLinkPage } from "./booked.tsx";
import { LinkFailed } from "./link-problems.tsx";
import { secretLinkQuery } from "./queries.ts";

type Opened = components["schemas"]["OpenedSecretLink"];
type Page = NonNullable<Opened["page"]>;

/** A link that books no more, with the way on. */
function Closed({ status, therapist: { name, slug, isShown } }: Opened) {
  const { t } = useTranslation();
  return (
    <BookingLinkPage
      title={t(`links.closed.${status === "used" ? "used" : "ended"}`)}
      lead={t(`links.closed.${isShown ? "seeProfile" : "writeTo"}`, { name })}
    >
      <Row>
        {isShown && (
          <Button variant="primary" href={`/therapist/view/${slug}`}>
            {t("links.closed.profile", { name })}
          </Button>
        )}
        <Button href="/">{t("confirmation.show.search")}</Button>
      </Row>
    </BookingLinkPage>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <BookingLinkPage title={t("links.closed.unknown")} lead={t("links.closed.unknownText")}>
      <Row>
        <Button variant="primary" href="/">{t("confirmation.show.search")}</Button>
      </Row>
    </BookingLinkPage>
  );
}

/** The booking page of the practice that the link opens. */
function Booking({ token, page }: { token: string; page: Page }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const values = useQuery(domainValuesQuery);
  const [bookings, setBookings] = useState(0);
  const [address] = useState<PageAddress>(() => parsePageAddress(page.eventType.scheduling_url)!);
  if (values.error) {
    return <LinkFailed failure={values.error} onRetry={() => void values.refetch()} />;
  }
  if (!values.data) return <Loading />;
  async function bookAnother() {
    await queries.invalidateQueries(secretLinkQuery(token));
    void queries.invalidateQueries({ queryKey: ["free-times"] });
    setBookings(bookings + 1);
  }
  return (
    <>
      <PageTitle>
        {t("booking.label", { name: subjectOf(page, { values: values.data, t }).name })}
      </PageTitle>
      <NeedsScripts />
      <Scheduler
        key={bookings}
        page={page}
        values={values.data}
        address={address}
        secretLink={token}
        onLinkRefused={() => void queries.invalidateQueries(secretLinkQuery(token))}
        onAnother={() => void bookAnother()}
      />
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <BookingLinkPage title={t("confirmation.show.loading")}>
      <Skeleton label={t("confirmation.show.loading")} shape="session" />
    </BookingLinkPage>
  );
}

export function Component() {
  const token = useHash();
  const { data, error, refetch } = useQuery(secretLinkQuery(token ?? ""));
  const isUnknown = token === "" || hasErrorCode(error, "ERR_INVALID_TOKEN") ||
    hasErrorCode(error, "ERR_INVALID_INPUT");
  if (isUnknown) return <Unknown />;
  if (data?.page && token) return <Booking key={token} token={token} page={data.page} />;
  if (data) return <Closed {...data} />;
  if (error) return <LinkFailed failure={error} onRetry={() => void refetch()} />;
  return <Loading />;
}
