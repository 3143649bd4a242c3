import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { useIsRestoringSession } from "../api/use-sign-in-session.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { GiftCardForm } from "./form.tsx";
import { giftCardOptionsQuery } from "./queries.ts";

/** Buys a gift card, over any page. */
export function GiftCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const isRestoring = useIsRestoringSession();
  const { data, error, refetch } = useQuery(giftCardOptionsQuery);
  return (
    <Dialog
      open
      size="wide"
      title={t("gifts.title")}
      closeLabel={t("shell.close")}
      onClose={onClose}
    >
      {data && !isRestoring && <GiftCardForm options={data} />}
      {!data && error && (
        <Failed
          message={`${t("gifts.form.optionsFailed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {(data ? isRestoring : !error) && <Skeleton label={t("gifts.loading")} count={3} />}
    </Dialog>
  );
}
