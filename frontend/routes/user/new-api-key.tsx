import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { practitionerScopes, scopeNames } from "../../api-keys/scope-names.ts";
import { api, ok } from "../../api/client.ts";
import { createApiKey as limits } from "../../api/limits/api-keys.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { apiKeysQuery } from "./queries.ts";
import { SecretOnce } from "../../api-keys/secret-once.tsx";

const expiries = { month: 30, quarter: 90, year: 365, never: null } as const;

type Expiry = keyof typeof expiries;

function expiryIn(days: number | null): string | null {
  return days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
}

/** The form of a new key, and then the key itself. What was typed stays when it is refused. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<string[]>([]);
  const [expiry, setExpiry] = useState<string>("year");
  const [submitted, setSubmitted] = useState(false);
  const creating = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/api-keys", {
        body: {
          label: label.trim(),
          scopes: practitionerScopes.filter((scope) => scopes.includes(scope)),
          expiresAt: expiryIn(expiries[expiry as Expiry]),
        },
      })),
    onSuccess: () => cache.invalidateQueries(apiKeysQuery),
  });

  function send() {
    setSubmitted(true);
    if (label.trim() && scopes.length > 0) creating.mutate();
  }
  if (creating.data) {
    return (
      <SecretOnce
        title={t("api.made.title")}
        label={t("api.made.key")}
        secret={creating.data.secret}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("api.form.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={creating.isPending}>
          {t("api.form.send")}
        </Button>
      }
    >
      <Form id={form} onSend={send} noValidate>
        <Stack gap="group">
          <TextField
            name="key-label"
            label={t("api.form.label")}
            description={t("api.form.labelHelp")}
            maxLength={limits.label.maxLength}
            value={label}
            error={submitted && label.trim() === "" ? t("api.form.labelMissing") : undefined}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <CheckboxGroup
            label={t("api.form.scopes")}
            options={practitionerScopes.map((value) => ({
              value,
              label: t(`api.scopes.${scopeNames[value]}`),
            }))}
            picked={scopes}
            error={submitted && scopes.length === 0 ? t("api.form.scopesMissing") : undefined}
            onPick={setScopes}
          />
          <Select
            label={t("api.form.expiry")}
            picked={expiry}
            onPick={setExpiry}
            groups={[{
              options: (Object.keys(expiries) as Expiry[]).map((id) => ({
                id,
                label: t(`api.form.expiries.${id}`),
              })),
            }]}
          />
          <Text size="small" tone="soft">{t("api.form.never")}</Text>
          {creating.error && <Note tone="error" urgent>{showFailure(creating.error)}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
