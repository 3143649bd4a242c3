import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { PackageRow } from "ui-kit/booking/package-row.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import {
  type PackageOffer,
  type PackageOffers,
  packageOffersQuery,
  soldPackagesQuery,
} from "../../api/package-offers.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { SoldPackages } from "./sold-packages.tsx";
import { usePracticeLength } from "./use-practice-length.ts";

const OfferDialog = lazyPart(async () => (await import("./offer-dialog.tsx")).OfferDialog);

function useOfferTexts() {
  const { t } = useTranslation();
  const format = useFormat();
  const practiceName = usePracticeLength();
  return ({ practice, sessions, priceCents, singlePriceCents, validMonths }: PackageOffer) => {
    const saved = singlePriceCents === null ? 0 : sessions * singlePriceCents - priceCents;
    return {
      title: t("offers.row", { count: sessions, price: format.money(priceCents) }),
      details: [
        practice ? practiceName(practice) : t("offers.gone"),
        t("offers.details", {
          each: format.money(Math.floor(priceCents / sessions)),
          count: validMonths,
        }),
        ...saved > 0 ? [t("offers.saves", { amount: format.money(saved) })] : [],
      ].join(" · "),
    };
  };
}

function DeleteDialog({ offer, onClose }: { offer: PackageOffer; onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const deleting = useSubmit({
    mutationFn: async () => {
      const params = { path: { id: offer.id } };
      try {
        await ok(api.DELETE("/api/package-offers/{id}", { params }));
      } catch (failure) {
        // It was deleted in another tab.
        if (!hasErrorCode(failure, "ERR_NOT_FOUND")) throw failure;
      }
    },
    onSuccess: async () => {
      await cache.invalidateQueries(packageOffersQuery);
      onClose();
      void notify({ tone: "success", message: t("offers.delete.done") });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("offers.delete.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button
          variant="primary"
          pending={deleting.isPending}
          onClick={() => deleting.mutate()}
        >
          {t("offers.delete.send")}
        </Button>
      }
    >
      <Stack gap="stack">
        <Text>{t("offers.delete.text")}</Text>
        {deleting.error && <Note tone="error" urgent>{showFailure(deleting.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

function Offers({ data: { offers, practices }, onChange }: {
  data: PackageOffers;
  onChange: (offer: PackageOffer | "new") => void;
}) {
  const { t } = useTranslation();
  const textsOf = useOfferTexts();
  const [deleted, setDeleted] = useState<PackageOffer | null>(null);
  if (practices.length === 0 && offers.length === 0) {
    return (
      <Empty
        message={t("offers.noPractices")}
        action={<Button href="/sessions/profile">{t("offers.toProfile")}</Button>}
      />
    );
  }
  if (offers.length === 0) {
    return (
      <Empty
        message={t("offers.none")}
        action={
          <Button variant="primary" icon="plus" onClick={() => onChange("new")}>
            {t("offers.add")}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Stack as="ul" gap="inline">
        {offers.map((offer) => {
          const { title, details } = textsOf(offer);
          const isSold = offer.isOnSale && offer.practice !== null;
          const named = { name: `${title}, ${details}` };
          return (
            <PackageRow
              key={offer.id}
              title={title}
              details={details}
              state={
                <Badge
                  tone={isSold ? "success" : "neutral"}
                  icon={isSold ? "check" : "x"}
                >
                  {t(isSold ? "offers.onSale" : "offers.offSale")}
                </Badge>
              }
              actions={
                <>
                  {offer.practice && (
                    <Button
                      small
                      variant="quiet"
                      aria-label={t("offers.changeNamed", named)}
                      onClick={() => onChange(offer)}
                    >
                      {t("offers.change")}
                    </Button>
                  )}
                  <Button
                    small
                    variant="quiet"
                    aria-label={t("offers.removeNamed", named)}
                    onClick={() => setDeleted(offer)}
                  >
                    {t("offers.remove")}
                  </Button>
                </>
              }
            />
          );
        })}
      </Stack>
      {deleted && <DeleteDialog offer={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function OffersPage({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery({ ...packageOffersQuery, enabled: user !== null });
  const [changed, setChanged] = useState<PackageOffer | "new" | null>(null);
  const reference = referenceOf(error);
  const hasOffers = data !== undefined && data.offers.length > 0;
  return (
    <>
      <PageHeader
        title={t("offers.title")}
        lead={t("offers.lead")}
        action={hasOffers && data.practices.length > 0 && (
          <Button
            variant="primary"
            icon="plus"
            onClick={() => setChanged("new")}
          >
            {t("offers.add")}
          </Button>
        )}
      />
      {!data && !error && <Skeleton label={t("offers.loading")} count={2} />}
      {error && !data && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data && (
        <Columns
          aside={
            <Card as="section">
              <Text as="h2" size="body">{t("offers.how.title")}</Text>
              <Text size="small">{t("offers.how.sold")}</Text>
              <Text size="small">{t("offers.how.money")} {t("offers.how.stop")}</Text>
            </Card>
          }
        >
          <Stack gap="block">
            <Offers data={data} onChange={setChanged} />
            <SoldPackages userId={user?.id ?? null} />
          </Stack>
        </Columns>
      )}
      {data && changed && (
        <Suspense>
          <OfferDialog
            practices={data.practices}
            offer={changed === "new" ? null : changed}
            onClose={() => setChanged(null)}
          />
        </Suspense>
      )}
    </>
  );
}

export async function prefetchForUser(cache: QueryClient, user: CurrentUser) {
  if (user.therapistId === null) return;
  await Promise.all([
    cache.prefetchQuery(packageOffersQuery),
    cache.prefetchQuery(soldPackagesQuery),
  ]);
}

/** What the practitioner sells: several sessions at one price. */
export function Component() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  const isOther = user ? user.therapistId === null : !isRestoring;
  return (
    <Page tall>
      <PageTitle>{t("offers.title")}</PageTitle>
      {isOther
        ? (
          <PageHeader
            title={t("availability.refused.title")}
            lead={t("availability.refused.text")}
            action={<Button variant="primary" href="/">{t("availability.refused.find")}</Button>}
          />
        )
        : <OffersPage user={user} />}
    </Page>
  );
}
