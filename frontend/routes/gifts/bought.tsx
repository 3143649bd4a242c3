import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { removeDraft } from "../../drafts.ts";
import { draftKey } from "../../gift-cards/draft.ts";
import { type GiftCardPurchase, giftCardQuery, isUnknownCard } from "../../gift-cards/queries.ts";
import { isPurchaseId, usePurchaseSecret } from "../../payments/purchase-secret.ts";
import { usePolling } from "../../payments/use-polling.ts";
import { BeforeContent } from "../../shell/before-content.tsx";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { PaidCard } from "./paid-card.tsx";
import { Unpaid } from "./unpaid.tsx";

/** Once it is paid, what was typed is not needed any more. */
function useForgottenDraft(card: GiftCardPurchase | undefined) {
  const user = useSessionUser();
  const isPaid = card !== undefined && card.state !== "pending";
  const key = draftKey(user?.id);
  useEffect(() => {
    if (isPaid) removeDraft(key);
  }, [isPaid, key]);
}

/** Where the payment page returns to, and what the links in the mails open. */
export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const secret = usePurchaseSecret(id);
  const { data, error, isLoading, refetch } = useQuery(giftCardQuery(id, secret));
  useForgottenDraft(data);
  usePolling(data?.state === "pending" ? data.payment : undefined, secret, refetch);
  const isUnknown = !isPurchaseId(id) || !data && isUnknownCard(error);
  const props = { secret: secret ?? "" };
  return (
    <Page padded tall>
      <PageTitle>{t("gifts.bought.title")}</PageTitle>
      {!isUnknown && <NeedsScripts />}
      {data?.state === "pending" && <Unpaid card={data} {...props} />}
      {data && data.state !== "pending" && <PaidCard card={data} {...props} />}
      {!data && (
        <BeforeContent
          title={t("gifts.bought.title")}
          loading={(secret === null || isLoading) && (
            <Skeleton label={t("gifts.loading")} count={2} />
          )}
          unknown={isUnknown && {
            message: t("gifts.bought.unknown"),
            action: <Button href="/gift-card/balance">{t("gifts.bought.balance")}</Button>,
          }}
          error={error}
          onRetry={refetch}
        />
      )}
    </Page>
  );
}
