import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { MultiSelect } from "ui-kit/controls/multi-select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { updateLead as limits } from "../../api/limits/leads.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { removeDraft } from "../../drafts.ts";
import { keepTexts, typedTexts } from "../../form-draft.ts";
import { textOf } from "../../forms.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type LeadStatus, statusQuery } from "./queries.ts";

type Details = Pick<LeadStatus, "name" | "city" | "practices" | "message">;

/** What the applicant adds; what is written stays when it cannot be saved. */
export function Details({ secret, lead }: { secret: string; lead: LeadStatus }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const { list, label } = useDomainValues();
  // The part before the point is the application's id.
  const key = `guest.lead.${secret.split(".")[0]}`;
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(() => typedTexts(key));
  const [practices, setPractices] = useState<string[]>(
    typed.practices?.split(" ").filter(Boolean) ?? lead.practices,
  );
  function keep(practices: string[]) {
    const entries = new FormData(form.current!);
    const texts = ["name", "city", "message"].map((name) => [name, textOf(entries, name)]);
    keepTexts(key, { ...Object.fromEntries(texts), practices: practices.join(" ") });
  }
  const saving = useSubmit({
    mutationFn: (details: Details) =>
      ok(api.POST("/api/leads/details", { body: { secret, ...details } })),
    onSuccess: (saved) => {
      removeDraft(key);
      cache.setQueryData(statusQuery(secret).queryKey, saved);
      void notify({ tone: "success", message: t("join.details.saved") });
    },
  });
  function save(entries: FormData) {
    saving.mutate({
      name: textOf(entries, "name").trim(),
      city: textOf(entries, "city").trim() || null,
      practices,
      message: textOf(entries, "message").trim(),
    });
  }
  const options = list("THERAPY_TYPE").map(({ code, value }) => ({ id: code, label: value }));
  return (
    <Section heading={t("join.details.title")}>
      <Form ref={form} onInput={() => keep(practices)} onSend={save}>
        <Stack gap="group">
          <Text tone="soft">{t("join.details.text")}</Text>
          <TextField
            name="name"
            autoComplete="name"
            label={t("join.details.name")}
            maxLength={limits.name.maxLength}
            defaultValue={typed.name ?? lead.name}
          />
          <TextField
            name="city"
            autoComplete="address-level2"
            label={t("join.details.city")}
            maxLength={limits.city.maxLength}
            defaultValue={typed.city ?? (lead.city ? label("CITY", lead.city) : "")}
          />
          <MultiSelect
            label={t("join.details.practices")}
            groups={[{ options }]}
            searchLabel={t("join.details.find")}
            placeholder={t("join.details.choose")}
            doneLabel={t("join.details.ready")}
            removeLabel={(option) => t("join.details.remove", { option })}
            picked={practices}
            onPick={(ids) => {
              const picked = ids.slice(0, limits.practices.maxItems);
              setPractices(picked);
              keep(picked);
            }}
          />
          <TextArea
            name="message"
            label={t("join.details.message")}
            maxLength={limits.message.maxLength}
            defaultValue={typed.message ?? lead.message}
          />
          {saving.error && <Note tone="error" urgent>{showFailure(saving.error)}</Note>}
          <div>
            <Button type="submit" variant="primary" pending={saving.isPending}>
              {t("join.details.save")}
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}
