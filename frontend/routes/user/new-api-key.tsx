import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { expiryIn } from "../../api-keys/expiry-in.ts";
import { NewKeyDialog } from "../../api-keys/new-key-dialog.tsx";
import { practitionerScopes, scopeNames } from "../../api-keys/scope-names.ts";
import { api, ok } from "../../api/client.ts";
import { createApiKey as limits } from "../../api/limits/api-keys.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { apiKeysQuery } from "./queries.ts";

const expiries = { month: 30, quarter: 90, year: 365, never: null } as const;

type Expiry = keyof typeof expiries;

export function NewApiKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
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
  return (
    <NewKeyDialog
      title={t("api.form.title")}
      creating={creating}
      onSend={send}
      onClose={onClose}
    >
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
    </NewKeyDialog>
  );
}
