import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { ApiError } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { createSecretLink as limits } from "../../api/limits/secret-links.ts";
import type { components } from "../../api/schema.d.ts";
import { secretLinksQuery } from "../../api/secret-links.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useLinkPractice } from "./use-link-practice.ts";

type Choice = components["schemas"]["SecretLinks"]["practices"][number];

/** The form of a new link; what was typed stays when it is refused. */
export function NewLink({ practices, onClose }: { practices: Choice[]; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const practiceName = useLinkPractice();
  const [name, setName] = useState("");
  const [practiceId, setPractice] = useState(practices[0]?.practiceId ?? "");
  const [uses, setUses] = useState("single");
  const [lastDay, setLastDay] = useState<string | undefined>();
  const [submitted, setSubmitted] = useState(false);
  const creating = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/secret-links", {
        body: {
          name: name.trim(),
          practiceId,
          singleUse: uses === "single",
          lastDay: lastDay ?? null,
        },
      })),
    onSuccess: async () => {
      await cache.invalidateQueries(secretLinksQuery);
      onClose();
      void notify({ tone: "success", message: t("links.form.made") });
    },
  });
  const { error } = creating;
  const isDayWrong = error instanceof ApiError &&
    error.problem.errors?.some(({ path }) => path === "lastDay");

  function send() {
    setSubmitted(true);
    if (name.trim()) creating.mutate();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("links.form.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={creating.isPending}>
          {t("links.form.send")}
        </Button>
      }
    >
      <Form id={form} onSend={send} noValidate>
        <Stack gap="group">
          <TextField
            name="link-name"
            label={t("links.form.name")}
            description={t("links.form.nameHelp")}
            maxLength={limits.name.maxLength}
            value={name}
            error={submitted && name.trim() === "" ? t("links.form.nameMissing") : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Select
            label={t("links.form.practice")}
            picked={practiceId}
            onPick={setPractice}
            groups={[{
              options: practices.map(({ practiceId, practice }) => ({
                id: practiceId,
                label: practiceName(practice),
              })),
            }]}
          />
          <RadioGroup
            label={t("links.form.uses")}
            picked={uses}
            onPick={setUses}
            options={[
              { value: "single", label: t("links.form.single") },
              { value: "many", label: t("links.form.many") },
            ]}
          />
          <DateField
            label={t("links.form.lastDay")}
            description={t("links.form.lastDayHelp")}
            value={lastDay}
            error={isDayWrong ? t("links.form.lastDayWrong") : undefined}
            onChange={setLastDay}
          />
          {error && !isDayWrong && <Note tone="error" urgent>{showFailure(error)}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
