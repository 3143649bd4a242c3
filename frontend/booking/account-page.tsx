import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import { domainValuesQuery } from "../api/domain-values.ts";
import { eventTypesQuery } from "./booking-page-queries.ts";
import { notifyParent, observeHeight } from "./embed.ts";
import type { PageAddress } from "./page-address.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { eventTypeName } from "./summary.tsx";

const placeholder = "\u00a0";

/** The sessions that an account offers. */
export function AccountPage({ address }: { address: PageAddress }) {
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const { data: types, error, refetch } = useQuery(eventTypesQuery(address.account));
  const { data: values, error: valuesError, refetch: refetchValues } = useQuery(domainValuesQuery);
  const failed = error ?? valuesError;

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
            <Stack gap="tight">
              <Text tone="soft">{types?.[0]?.profile?.name ?? placeholder}</Text>
              <Text as="h1">{t("confirmation.offered.title")}</Text>
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
        {types?.length === 0 && <Text>{t("confirmation.offered.empty")}</Text>}
        {values && types?.map((type) => (
          <Card key={type.uri}>
            <Stack gap="tight">
              <Text as="h2" size="card">
                <Link href={new URL(type.scheduling_url).pathname + address.search}>
                  {eventTypeName(type.practice, type.name, { values, t })}
                </Link>
              </Text>
              <Text size="small" tone="soft">
                {[
                  t("booking.summary.minutes", { count: type.duration }),
                  ...(type.kind === "group" ? [t("shell.groupOf", { count: type.capacity })] : []),
                ].join(" · ")}
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
