import { useTranslation } from "react-i18next";
import { MoneyLines } from "ui-kit/booking/money-lines.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { hasErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { useDomainValues } from "../api/domain-values.ts";
import type { Practice, TherapistPage } from "../api/therapists.ts";
import { useSubmit } from "../api/use-submit.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { PackageTerms } from "./package-terms.tsx";
import type { PackageOfPage } from "./queries.ts";

function useBuying({ id, priceCents }: PackageOfPage) {
  const cache = useQueryClient();
  return useSubmit({
    mutationFn: () => ok(api.POST("/api/packages", { body: { offerId: id, priceCents } })),
    onSuccess: ({ id: payment, pageUrl }) => location.assign(pageUrl ?? `/payments/${payment}`),
    onError: (failure) => {
      if (hasErrorCode(failure, "ERR_PRICE_CHANGED")) {
        void cache.invalidateQueries({ queryKey: ["therapists"] });
      }
    },
  });
}

/** What a package costs and how it works, before the payment page. A visitor signs in first and comes back here. */
export function BuyDialog({ therapist, practice, offer, onClose }: {
  therapist: TherapistPage;
  practice: Practice;
  offer: PackageOfPage;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const showFailure = useShowFailure();
  const { pathname, search } = useLocation();
  const user = useSessionUser();
  const buying = useBuying(offer);
  const { sessions, priceCents, savedCents, validMonths } = offer;
  const price = format.money(priceCents);
  return (
    <Dialog
      open
      title={t("packages.buy.title", { count: sessions })}
      closeLabel={t("shell.close")}
      onClose={onClose}
      actions={user
        ? (
          <Button variant="primary" pending={buying.isPending} onClick={() => buying.mutate()}>
            {t("packages.buy.pay", { price })}
          </Button>
        )
        : (
          <Button
            variant="primary"
            href={`/login?returnUrl=${encodeURIComponent(pathname + search)}`}
          >
            {t("packages.buy.signIn")}
          </Button>
        )}
    >
      <Stack gap="group">
        <Text>
          {t("packages.buy.what", {
            practice: label("THERAPY_TYPE", practice.type),
            name: therapist.name,
          })} · {format.minutes(practice.durationMinutes)}
        </Text>
        <MoneyLines
          lines={[
            {
              id: "single",
              what: t("packages.buy.single"),
              amount: format.money(practice.priceCents),
            },
            ...savedCents > 0
              ? [{
                id: "saved",
                what: t("packages.buy.saved"),
                amount: format.money(savedCents),
              }]
              : [],
            {
              id: "package",
              what: t("packages.buy.package", { count: sessions }),
              amount: price,
              total: true,
            },
          ]}
        />
        <PackageTerms
          validMonths={validMonths}
          late={therapist.lateCancelPercent}
          missed={therapist.noShowPercent}
        />
        {!user && <Note>{t("packages.buy.signInWhy")}</Note>}
        {buying.error && <Note tone="error" urgent>{showFailure(buying.error)}</Note>}
      </Stack>
    </Dialog>
  );
}
