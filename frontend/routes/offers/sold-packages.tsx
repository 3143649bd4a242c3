import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PackageRow } from "ui-kit/booking/package-row.tsx";
import { SessionDots } from "ui-kit/booking/session-dots.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type SoldPackage, soldPackagesQuery } from "../../api/package-offers.ts";
import { noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { usePracticeLength } from "./use-practice-length.ts";

function Sold({ item }: { item: SoldPackage }) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const practiceName = usePracticeLength();
  const { practiceType: type, durationMinutes, buyerName, sessions, sessionsLeft } = item;
  const { state, expiresOn, priceCents } = item;
  const day = expiresOn ? format.date(noonOf(expiresOn), "numeric") : "";
  const left = t("offers.sold.left", { left: sessionsLeft, total: sessions });
  return (
    <PackageRow
      title={buyerName ?? t("offers.sold.erased")}
      details={[
        practiceName({ type, durationMinutes }),
        t("offers.row", { count: sessions, price: format.money(priceCents) }),
        ...state === "active" ? [left, t("offers.sold.until", { day })] : [],
        ...state === "expired" ? [t("offers.sold.ended", { day })] : [],
        ...state === "refunded" ? [t("offers.sold.refunded")] : [],
      ].join(" · ")}
      state={state === "active" && (
        <SessionDots
          left={sessionsLeft}
          total={sessions}
          label={left}
        />
      )}
    />
  );
}

/** What clients bought of the practitioner, and how much of it is left. */
export function SoldPackages({ userId }: { userId: string | null }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery({ ...soldPackagesQuery, enabled: userId !== null });
  const reference = referenceOf(error);
  return (
    <Stack as="section" gap="stack">
      <h2>{t("offers.sold.title")}</h2>
      {!data && !error && <Skeleton label={t("offers.sold.loading")} count={2} />}
      {error && !data && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data?.length === 0 && <Text tone="soft">{t("offers.sold.none")}</Text>}
      {data && data.length > 0 && (
        <Stack as="ul" gap="inline">
          {data.map((item) => <Sold key={item.id} item={item} />)}
        </Stack>
      )}
    </Stack>
  );
}
