import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import { disableAccount as limits } from "../api/limits/admin.ts";
import type { components } from "../api/schema.d.ts";
import { useSubmit } from "../api/use-submit.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { adminKey } from "./summary.ts";
import { useStaleText } from "./use-stale-text.ts";

export type Effects = components["schemas"]["DisableEffects"];
export type Choice = "keep" | "cancel";

/** An account, or a profile alone, as the administrator has looked at it. */
export type Disabled = {
  kind: "account" | "practitioner";
  id: string;
  name: string;
  version: string;
};

const ended = ["requests", "orders", "holds", "waiting", "packages", "courses"] as const;

export function effectsOf({ kind, id }: Disabled, signal: AbortSignal): Promise<Effects> {
  const params = { path: { id } };
  return kind === "account"
    ? ok(api.GET("/api/admin/users/{id}/disable-effects", { params, signal }))
    : ok(api.GET("/api/admin/practitioners/{id}/disable-effects", { params, signal }));
}

export function disable(
  { kind, id, version }: Disabled,
  { asClient, asPractitioner, reason }: Record<"asClient" | "asPractitioner", Choice> & {
    reason: string;
  },
): Promise<unknown> {
  const params = { path: { id }, header: { "if-match": version } };
  return kind === "account"
    ? ok(api.POST("/api/admin/users/{id}/disable", {
      params,
      body: { asClient, asPractitioner, reason },
    }))
    : ok(api.POST("/api/admin/practitioners/{id}/disable", {
      params,
      body: { bookings: asPractitioner, reason },
    }));
}

/** Shows first what happens, and asks what becomes of the coming bookings. */
export function DisableDialog({ disabled, onClose, onDone }: {
  disabled: Disabled;
  onClose: () => void;
  onDone?: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const staleText = useStaleText();
  const cache = useQueryClient();
  const form = useId();
  const [asClient, setAsClient] = useState<Choice>("keep");
  const [asPractitioner, setAsPractitioner] = useState<Choice | undefined>();
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState("");
  const effects = useQuery({
    queryKey: [...adminKey, "disable-effects", disabled.kind, disabled.id],
    queryFn: ({ signal }) => effectsOf(disabled, signal),
    staleTime: 0,
  });
  const sending = useSubmit<unknown, void>({
    mutationFn: () =>
      disable(disabled, { asClient, asPractitioner: asPractitioner ?? "keep", reason }),
    onSuccess: () => {
      void notify({ tone: "success", message: t(`admin.disable.done.${disabled.kind}`) });
      onDone?.();
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: adminKey }),
  });
  function send() {
    const isUndecided = (effects.data?.asPractitioner ?? 0) > 0 && !asPractitioner;
    setMissing(isUndecided);
    if (!isUndecided && effects.data) sending.mutate();
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t(`admin.disable.title.${disabled.kind}`, { name: disabled.name })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("admin.disable.back")}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            pending={sending.isPending}
            disabled={!effects.data}
          >
            {t("admin.disable.send")}
          </Button>
        </>
      }
    >
      {effects.isPending && <Skeleton label={t("admin.list.loading")} count={2} />}
      {effects.error && !effects.data && (
        <Failed
          message={showFailure(effects.error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void effects.refetch()}
        />
      )}
      {effects.data && (
        <Form id={form} noValidate onSend={send}>
          <Stack gap="group">
            <Text>{t(`admin.disable.text.${disabled.kind}`)}</Text>
            <EndedThings effects={effects.data} />
            {effects.data.asPractitioner > 0 && (
              <BookingsChoice
                role="asPractitioner"
                effects={effects.data}
                picked={asPractitioner}
                error={isMissing ? t("admin.disable.undecided") : undefined}
                onPick={setAsPractitioner}
              />
            )}
            {effects.data.asClient > 0 && (
              <BookingsChoice
                role="asClient"
                effects={effects.data}
                picked={asClient}
                onPick={setAsClient}
              />
            )}
            <TextArea
              name="reason"
              label={t("admin.disable.reason")}
              description={t("admin.disable.reasonHelp")}
              maxLength={limits.reason.maxLength}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            {sending.error && (
              <Note tone="error" urgent>
                {staleText(sending.error) ?? showFailure(sending.error)}
              </Note>
            )}
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}

export function EndedThings({ effects }: { effects: Effects }) {
  const { t } = useTranslation();
  const format = useFormat();
  const items = ended.filter((name) => effects[name] > 0).map((name) => ({
    name: t(`admin.disable.ended.${name}`),
    value: format.number(effects[name]),
  }));
  if (items.length === 0) return null;
  return <DescriptionList items={items} />;
}

export function BookingsChoice({ role, effects, picked, error, onPick }: {
  role: "asClient" | "asPractitioner";
  effects: Effects;
  picked: Choice | undefined;
  error?: string | undefined;
  onPick: (choice: Choice) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clients, paidCents } = effects;
  const paid = role === "asPractitioner" && paidCents > 0
    ? ` ${t("admin.disable.paid", { sum: format.money(paidCents) })}`
    : "";
  return (
    <RadioGroup
      label={t(`admin.disable.${role}.label`, { count: effects[role] })}
      name={role}
      picked={picked}
      error={error}
      onPick={(value) => onPick(value === "cancel" ? "cancel" : "keep")}
      options={[
        {
          value: "cancel",
          label: t(`admin.disable.${role}.cancel`),
          hint: t(`admin.disable.${role}.cancelText`, { count: clients }) + paid,
        },
        {
          value: "keep",
          label: t(`admin.disable.${role}.keep`),
          hint: t(`admin.disable.${role}.keepText`),
        },
      ]}
    />
  );
}
