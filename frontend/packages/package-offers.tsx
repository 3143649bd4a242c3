import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PackageRow } from "ui-kit/booking/package-row.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { Practice, TherapistPage } from "../api/therapists.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { PackageOfPage } from "./queries.ts";
import { useWantedPackage } from "./use-wanted-package.ts";

const BuyDialog = lazyPart(async () => (await import("./buy-dialog.tsx")).BuyDialog);

function useOfferDetails() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ sessions, priceCents, savedCents, validMonths }: PackageOfPage) => {
    const each = t("packages.offer.each", {
      price: format.money(Math.floor(priceCents / sessions)),
    });
    const saved = t("packages.offer.save", { amount: format.money(savedCents) });
    return [
      savedCents > 0 ? `${each}, ${saved}` : each,
      t("packages.offer.valid", { count: validMonths }),
    ].join(" · ");
  };
}

/** The packages of one practice in its lengths, on the page of the practitioner. */
export function PackageOffers({ therapist, lengths }: {
  therapist: TherapistPage;
  lengths: Practice[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const details = useOfferDetails();
  const { wanted, open, close } = useWantedPackage();
  const offers = lengths.flatMap((practice) =>
    practice.packages.map((offer) => ({ offer, practice }))
  );
  if (offers.length === 0) return null;
  const chosen = offers.find(({ offer }) => offer.id === wanted);
  return (
    <>
      <Stack as="ul" gap="inline">
        {offers.map(({ offer, practice }) => {
          const facts = { count: offer.sessions, price: format.money(offer.priceCents) };
          return (
            <PackageRow
              key={offer.id}
              title={[
                t("packages.offer.title", facts),
                ...lengths.length > 1 ? [format.minutes(practice.durationMinutes)] : [],
              ].join(" · ")}
              details={details(offer)}
              actions={
                <Button
                  small
                  icon="package"
                  aria-label={t("packages.offer.buyNamed", facts)}
                  onClick={() => open(offer.id)}
                >
                  {t("packages.offer.buy")}
                </Button>
              }
            />
          );
        })}
      </Stack>
      {chosen && (
        <Suspense>
          <BuyDialog therapist={therapist} {...chosen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
