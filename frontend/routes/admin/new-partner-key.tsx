import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { adminKey } from "../../admin/summary.ts";
import { expiryIn } from "../../api-keys/expiry-in.ts";
import { NewKeyDialog } from "../../api-keys/new-key-dialog.tsx";
import { partnerScopes, scopeNames } from "../../api-keys/scope-names.ts";
import { api, ok } from "../../api/client.ts";
import { createPartnerKey as limits } from "../../api/limits/admin.ts";
import { isEmailAddress } from "../../email-address.ts";
import { useSubmit } from "../../api/use-submit.ts";

const expiries = { quarter: 90, year: 365, twoYears: 730 } as const;

type Expiry = keyof typeof expiries;

const rates = ["60", "300", "600", "1200", "6000"];

export function NewPartnerKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<string[]>(["catalogue:read", "times:read"]);
  const [rate, setRate] = useState("600");
  const [expiry, setExpiry] = useState<string>("year");
  const [submitted, setSubmitted] = useState(false);
  const creating = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/admin/api-keys", {
        body: {
          partnerName: name.trim(),
          partnerEmail: email.trim(),
          label: label.trim(),
          scopes: partnerScopes.filter((scope) => scopes.includes(scope)),
          requestsPerMinute: Number(rate),
          expiresAt: expiryIn(expiries[expiry as Expiry]),
        },
      })),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKey }),
  });
  const faults = {
    name: name.trim() === "" && t("admin.apiKeys.form.nameMissing"),
    email: !isEmailAddress(email.trim()) && t("admin.apiKeys.form.emailMissing"),
    label: label.trim() === "" && t("api.form.labelMissing"),
    scopes: scopes.length === 0 && t("api.form.scopesMissing"),
  };
  const shown = (fault: string | false) => submitted && fault ? fault : undefined;

  function send() {
    setSubmitted(true);
    if (!Object.values(faults).some(Boolean)) creating.mutate();
  }
  return (
    <NewKeyDialog
      title={t("admin.apiKeys.form.title")}
      creating={creating}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        name="partner-name"
        label={t("admin.apiKeys.form.name")}
        maxLength={limits.partnerName.maxLength}
        value={name}
        error={shown(faults.name)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        type="email"
        name="partner-email"
        label={t("admin.apiKeys.form.email")}
        description={t("admin.apiKeys.form.emailHelp")}
        maxLength={limits.partnerEmail.maxLength}
        autoComplete="off"
        value={email}
        error={shown(faults.email)}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextField
        name="key-label"
        label={t("admin.apiKeys.form.label")}
        maxLength={limits.label.maxLength}
        value={label}
        error={shown(faults.label)}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <CheckboxGroup
        label={t("api.form.scopes")}
        options={partnerScopes.map((value) => ({
          value,
          label: t(`api.scopes.${scopeNames[value]}`),
        }))}
        picked={scopes}
        error={shown(faults.scopes)}
        onPick={setScopes}
      />
      <Select
        label={t("admin.apiKeys.form.rate")}
        picked={rate}
        onPick={setRate}
        groups={[{ options: rates.map((id) => ({ id, label: id })) }]}
      />
      <Select
        label={t("api.form.expiry")}
        picked={expiry}
        onPick={setExpiry}
        groups={[{
          options: (Object.keys(expiries) as Expiry[]).map((id) => ({
            id,
            label: t(`admin.apiKeys.form.expiries.${id}`),
          })),
        }]}
      />
    </NewKeyDialog>
  );
}
