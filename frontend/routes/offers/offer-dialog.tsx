import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { createPackageOffer as limits } from "../../api/limits/package-offers.ts";
import {
  type PackageOffer,
  type PackageOffers,
  packageOffersQuery,
} from "../../api/package-offers.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { removeDraft } from "../../drafts.ts";
import { keepTexts, typedTexts } from "../../form-draft.ts";
import { typedEuros } from "../../euros.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { newTexts, type OfferTexts, readOffer, type Terms, textsOf } from "./offer-form.ts";
import { usePracticeLength } from "./use-practice-length.ts";

const monthChoices = [3, 6, 12, 18, 24];
const ids = { sessions: "package-sessions", price: "package-price" };

function useSaving(offer: PackageOffer | null, onDone: () => void) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useSubmit({
    mutationFn: (body: Terms) =>
      offer
        ? ok(api.PUT("/api/package-offers/{id}", { params: { path: { id: offer.id } }, body }))
        : ok(api.POST("/api/package-offers", { body })),
    onSuccess: async () => {
      await cache.invalidateQueries(packageOffersQuery);
      onDone();
      void notify({ tone: "success", message: t("offers.form.saved") });
    },
    onError: () => cache.invalidateQueries(packageOffersQuery),
  });
}

/** What was typed and not sent, which is kept when the form closes. */
function useOfferTexts(offer: PackageOffer | null, practices: PackageOffers["practices"]) {
  const { locale } = useFormat();
  const key = `${useSessionUser()?.id ?? ""}.package.${offer?.id ?? "new"}`;
  const euros = (cents: number) => typedEuros(cents, locale);
  const saved = () => offer ? textsOf(offer, euros) : newTexts(practices);
  const [kept, setKept] = useState(() => typedTexts(key));
  const [texts, setTexts] = useState<OfferTexts>(() => ({ ...saved(), ...kept }));
  const forget = () => removeDraft(key);
  return {
    texts,
    euros,
    isKept: Object.keys(kept).length > 0,
    change(changed: Partial<OfferTexts>) {
      const next = { ...texts, ...changed };
      setTexts(next);
      keepTexts(key, next);
    },
    forget,
    startOver() {
      forget();
      setKept({});
      setTexts(saved());
    },
  };
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
  const { texts, euros, isKept, change, forget, startOver } = useOfferTexts(offer, practices);
  const [checked, setChecked] = useState({ sessions: false, price: false });
  const saving = useSaving(offer, () => {
    forget();
    onClose();
  });
  const { count, least, most, suggested, cents, problems } = readOffer(texts, practices);
  const validMonths = Number(texts.validMonths);
  const months = monthChoices.includes(validMonths)
    ? monthChoices
    : [...monthChoices, validMonths].sort((one, other) => one - other);
  const suggestedText = count === null ? "" : euros(suggested);

  function errorOf(field: "sessions" | "price") {
    const problem = problems[field];
    if (!checked[field] || !problem) return undefined;
    return t(`offers.form.wrong.${problem}`, {
      min: limits.sessions.minimum,
      max: limits.sessions.maximum,
      least: format.money(least),
      most: format.money(most ?? 0),
    });
  }
  function type(field: "sessions" | "price", text: string) {
    setChecked((before) => ({ ...before, [field]: true }));
    change({ [field]: text });
  }
  function showWholeCents() {
    const whole = texts.price !== undefined && cents !== null && euros(cents);
    if (whole && whole !== texts.price) change({ price: whole });
  }
  function send() {
    setChecked({ sessions: true, price: true });
    if (problems.sessions) return document.getElementById(ids.sessions)?.focus();
    if (count === null || problems.price || cents === null) {
      return document.getElementById(ids.price)?.focus();
    }
    const { practiceId, isOnSale } = texts;
    saving.mutate({
      ...{ practiceId, validMonths },
      sessions: count,
      priceCents: cents,
      isOnSale: isOnSale === "yes",
    });
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
          {isKept && (
            <Row>
              <Text as="span" size="small" tone="soft">{t("offers.form.kept")}</Text>
              <Button
                variant="quiet"
                small
                onClick={() => {
                  startOver();
                  // The button that has the focus goes away.
                  document.getElementById(ids.sessions)?.focus();
                }}
              >
                {t("offers.form.startOver")}
              </Button>
            </Row>
          )}
          <Select
            label={t("offers.form.practice")}
            picked={texts.practiceId}
            onPick={(practiceId) => change({ practiceId })}
            groups={[{
              options: practices.map(({ practiceId, practice, priceCents }) => ({
                id: practiceId,
                label: `${nameOf(practice)} · ${format.money(priceCents)}`,
              })),
            }]}
          />
          <TextField
            id={ids.sessions}
            name="sessions"
            label={t("offers.form.sessions")}
            inputMode="numeric"
            autoComplete="off"
            value={texts.sessions}
            error={errorOf("sessions")}
            onChange={({ currentTarget: { value } }) => type("sessions", value)}
          />
          <TextField
            id={ids.price}
            name="price"
            label={t("offers.form.price")}
            description={most === null
              ? undefined
              : t("offers.form.priceHelp", { price: format.money(most) })}
            inputMode="decimal"
            autoComplete="off"
            value={texts.price ?? suggestedText}
            error={errorOf("price")}
            onChange={({ currentTarget: { value } }) => type("price", value)}
            onBlur={showWholeCents}
          />
          <Select
            label={t("offers.form.months")}
            picked={texts.validMonths}
            onPick={(id) => change({ validMonths: id })}
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
            checked={texts.isOnSale === "yes"}
            onCheckedChange={(isOnSale) => change({ isOnSale: isOnSale ? "yes" : "no" })}
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
