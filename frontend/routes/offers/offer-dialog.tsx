import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { NumberField } from "ui-kit/controls/number-field.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { createPackageOffer as limits } from "../../api/limits/package-offers.ts";
import {
  type PackageOffer,
  type PackageOffers,
  packageOffersQuery,
} from "../../api/package-offers.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { usePracticeLength } from "./use-practice-length.ts";

const monthChoices = [3, 6, 12, 18, 24];
const leastPerSession = 100;

function useSaving(offer: PackageOffer | null, onDone: () => void) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useSubmit({
    mutationFn: (body: Parameters<typeof bodyOf>[0]) =>
      offer
        ? ok(api.PUT("/api/package-offers/{id}", {
          params: { path: { id: offer.id } },
          body: bodyOf(body),
        }))
        : ok(api.POST("/api/package-offers", { body: bodyOf(body) })),
    onSuccess: async () => {
      await cache.invalidateQueries(packageOffersQuery);
      onDone();
      void notify({ tone: "success", message: t("offers.form.saved") });
    },
    onError: () => cache.invalidateQueries(packageOffersQuery),
  });
}

type Terms = Pick<
  PackageOffer,
  "practiceId" | "sessions" | "priceCents" | "validMonths" | "isOnSale"
>;

function bodyOf({ practiceId, sessions, priceCents, validMonths, isOnSale }: Terms): Terms {
  return { practiceId, sessions, priceCents, validMonths, isOnSale };
}

/** The form of a new or changed package; what was typed stays when it is refused. */
export function OfferDialog({ practices, offer, onClose }: {
  practices: PackageOffers["practices"];
  offer: PackageOffer | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useId();
  const format = useFormat();
  const showFailure = useShowFailure();
  const nameOf = usePracticeLength();
  const [first] = practices;
  const [terms, setTerms] = useState<Terms>(
    offer ? bodyOf(offer) : {
      practiceId: first?.practiceId ?? "",
      sessions: 5,
      priceCents: Math.round((first?.priceCents ?? 0) * 4.5 / 100) * 100,
      validMonths: 12,
      isOnSale: true,
    },
  );
  const [submitted, setSubmitted] = useState(false);
  const saving = useSaving(offer, onClose);
  const change = (changed: Partial<Terms>) => setTerms((before) => ({ ...before, ...changed }));
  const single = practices.find(({ practiceId }) => practiceId === terms.practiceId)?.priceCents ??
    0;
  const least = terms.sessions * leastPerSession;
  const most = terms.sessions * single;
  const isPriceWrong = terms.priceCents < least || terms.priceCents > most;
  const months = monthChoices.includes(terms.validMonths)
    ? monthChoices
    : [...monthChoices, terms.validMonths].sort((one, other) => one - other);

  function send() {
    setSubmitted(true);
    if (!isPriceWrong) saving.mutate(terms);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(offer ? "offers.form.edit" : "offers.form.new")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={saving.isPending}>
          {t("offers.form.send")}
        </Button>
      }
    >
      <Form id={form} onSend={send} noValidate>
        <Stack gap="group">
          <Select
            label={t("offers.form.practice")}
            picked={terms.practiceId}
            onPick={(practiceId) => change({ practiceId })}
            groups={[{
              options: practices.map(({ practiceId, practice, priceCents }) => ({
                id: practiceId,
                label: `${nameOf(practice)} · ${format.money(priceCents)}`,
              })),
            }]}
          />
          <NumberField
            name="sessions"
            label={t("offers.form.sessions")}
            min={limits.sessions.minimum}
            max={limits.sessions.maximum}
            value={terms.sessions}
            onChange={(sessions) => change({ sessions: sessions ?? limits.sessions.minimum })}
          />
          <NumberField
            name="price"
            label={t("offers.form.price")}
            description={t("offers.form.priceHelp", { price: format.money(most) })}
            min={0}
            value={terms.priceCents / 100}
            error={submitted && isPriceWrong
              ? t("offers.form.priceWrong", {
                least: format.money(least),
                most: format.money(most),
              })
              : undefined}
            onChange={(euros) => change({ priceCents: Math.round((euros ?? 0) * 100) })}
          />
          <Select
            label={t("offers.form.months")}
            picked={String(terms.validMonths)}
            onPick={(id) => change({ validMonths: Number(id) })}
            groups={[{
              options: months.map((count) => ({
                id: String(count),
                label: t("offers.form.monthsValue", { count }),
              })),
            }]}
          />
          <Checkbox
            name="on-sale"
            label={t("offers.form.sale")}
            checked={terms.isOnSale}
            onCheckedChange={(isOnSale) => change({ isOnSale })}
          />
          {saving.error && (
            <Note tone="error" urgent>
              {hasErrorCode(saving.error, "ERR_NOT_FOUND")
                ? t("offers.form.gone")
                : showFailure(saving.error)}
            </Note>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
