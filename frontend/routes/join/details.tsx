import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { MultiSelect } from "ui-kit/controls/multi-select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { alphabetical } from "../../api/alphabetical.ts";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { updateLead as limits } from "../../api/limits/leads.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { removeDraft } from "../../drafts.ts";
import { keepTexts, typedTexts } from "../../form-draft.ts";
import { hasAddressInName, textOf } from "../../forms.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type LeadStatus, statusQuery } from "./queries.ts";

type Details = Pick<
  LeadStatus,
  "name" | "city" | "practices" | "languages" | "meetingTypes" | "message"
>;

const meetingTypes = ["IN_PERSON", "VIDEO_CALL"] as const;

const lists = ["practices", "languages", "meetingTypes"] as const;

type Lists = Record<(typeof lists)[number], string[]>;

/** What the applicant adds; what is written stays when it cannot be saved. */
export function Details({ secret, lead }: { secret: string; lead: LeadStatus }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const { list, label } = useDomainValues();
  const { language } = useFormat();
  // The part before the point is the application's id.
  const key = `guest.lead.${secret.split(".")[0]}`;
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(() => typedTexts(key));
  const [picked, setPicked] = useState<Lists>(() => {
    const pickedOf = (name: keyof Lists) => typed[name]?.split(" ").filter(Boolean) ?? lead[name];
    return {
      practices: pickedOf("practices"),
      languages: pickedOf("languages"),
      meetingTypes: pickedOf("meetingTypes"),
    };
  });
  function keep(picked: Lists) {
    const entries = new FormData(form.current!);
    keepTexts(
      key,
      Object.fromEntries([
        ...["name", "city", "message"].map((name) => [name, textOf(entries, name)]),
        ...lists.map((name) => [name, picked[name].join(" ")]),
      ]),
    );
  }
  function pick(changes: Partial<Lists>) {
    const next = { ...picked, ...changes };
    setPicked(next);
    keep(next);
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
      ...picked,
      meetingTypes: meetingTypes.filter((type) => picked.meetingTypes.includes(type)),
      message: textOf(entries, "message").trim(),
    });
  }
  const options = alphabetical(list("THERAPY_TYPE"), language)
    .map(({ code, value }) => ({ id: code, label: value }));
  const optionsOf = (domain: "LANGUAGE" | "MEETING_TYPE") =>
    list(domain).map(({ code, value }) => ({ value: code, label: value }));
  return (
    <Section heading={t("join.details.title")}>
      <Form ref={form} onInput={() => keep(picked)} onSend={save}>
        <Stack gap="group">
          <Text tone="soft">{t("join.details.text")}</Text>
          <TextField
            name="name"
            autoComplete="name"
            label={t("join.details.name")}
            error={hasAddressInName(saving.error) ? t("forms.wrong.nameAddress") : undefined}
            maxLength={limits.name.maxLength}
            defaultValue={typed.name ?? lead.name}
          />
          <MultiSelect
            label={t("join.details.practices")}
            groups={[{ options }]}
            search={{ label: t("join.details.find"), noResults: t("shell.noMatch") }}
            placeholder={t("join.details.choose")}
            doneLabel={t("join.details.ready")}
            removeLabel={(option) => t("join.details.remove", { option })}
            picked={picked.practices}
            onPick={(ids) => pick({ practices: ids.slice(0, limits.practices.maxItems) })}
          />
          <CheckboxGroup
            label={t("join.details.meetingTypes")}
            options={optionsOf("MEETING_TYPE")}
            picked={picked.meetingTypes}
            onPick={(meetingTypes) => pick({ meetingTypes })}
          />
          <TextField
            name="city"
            autoComplete="address-level2"
            label={t("join.details.city")}
            description={t("join.details.cityHelp")}
            maxLength={limits.city.maxLength}
            defaultValue={typed.city ?? (lead.city ? label("CITY", lead.city) : "")}
          />
          <CheckboxGroup
            label={t("join.details.languages")}
            options={optionsOf("LANGUAGE")}
            picked={picked.languages}
            onPick={(languages) => pick({ languages })}
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
