import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { ApiError } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { noonOf } from "../../days.ts";
import {
  giftCardOptionsQuery,
  type GiftCardPurchase,
  giftCardQuery,
} from "../../gift-cards/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { secretHeader } from "../../payments/purchase-secret.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

/** Another day for a card that is not mailed yet. */
export function DeliveryDialog({ card, secret, onClose }: {
  card: GiftCardPurchase;
  secret: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const showFailure = useShowFailure();
  const cache = useQueryClient();
  const form = useId();
  const { data: options } = useQuery(giftCardOptionsQuery);
  const before = card.delivery.by === "email" ? card.delivery.on : null;
  const [when, setWhen] = useState("day");
  const [on, setOn] = useState(before ?? "");
  const [isWrong, setWrong] = useState(false);
  const latest = options?.latest;
  const earliest = options?.earliestMail;
  const query = giftCardQuery(card.id, secret);
  const saving = useSubmit({
    mutationFn: (on: string | null) =>
      ok(api.POST("/api/gift-cards/{id}/delivery", {
        params: { path: { id: card.id }, header: secretHeader(secret) },
        body: { on },
      })),
    onSuccess: (changed) => {
      cache.setQueryData(query.queryKey, changed);
      void notify({ tone: "success", message: t("gifts.bought.dialog.saved") });
      onClose();
    },
    onError: () => void cache.invalidateQueries(query),
  });
  function send() {
    const isDay = when === "day";
    const isBad = isDay && (on < (earliest ?? "") || latest !== undefined && on > latest);
    setWrong(isBad);
    if (!isBad) saving.mutate(isDay ? on : null);
  }
  const refused = saving.error instanceof ApiError && saving.error.problem.errors?.[0]?.message;
  const wrong = latest &&
    t("gifts.form.dayWrong", { latest: format.date(noonOf(latest), "numeric") });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("gifts.bought.dialog.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={saving.isPending}>
          {t("gifts.bought.dialog.save")}
        </Button>
      }
    >
      <Form id={form} noValidate onSend={send}>
        <RadioGroup
          label={t("gifts.form.when")}
          variant="segments"
          wrap
          picked={when}
          options={[
            { value: "day", label: t("gifts.form.onDay") },
            { value: "now", label: t("gifts.bought.dialog.now") },
          ]}
          onPick={setWhen}
        />
        {when === "day" && (
          <DateField
            label={t("gifts.form.day")}
            value={on || undefined}
            min={earliest}
            max={latest}
            error={(isWrong && wrong) || refused}
            onChange={(day) => setOn(day ?? "")}
          />
        )}
        {saving.error && !refused && <Note tone="error" urgent>{showFailure(saving.error)}</Note>}
      </Form>
    </Dialog>
  );
}
