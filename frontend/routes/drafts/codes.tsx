import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { NumberField } from "ui-kit/controls/number-field.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { createCourseCode as limits } from "../../api/limits/course-drafts.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { codesQuery } from "./queries.ts";

const days = 90;

/** The codes that open a course. A new one is shown once. */
export function Codes({ id }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const { data, error } = useQuery(codesQuery(id));
  const [name, setName] = useState("");
  const [mostUses, setMostUses] = useState<number | undefined>(1);
  const onSuccess = () => cache.invalidateQueries(codesQuery(id));
  const making = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/course-drafts/{id}/codes", {
        params: { path: { id } },
        body: { name: name.trim(), mostUses: mostUses ?? 1, days },
      })),
    onSuccess: async () => {
      setName("");
      await onSuccess();
    },
  });
  const revoking = useSubmit({
    mutationFn: (codeId: string) =>
      ok(api.DELETE("/api/course-drafts/{id}/codes/{codeId}", {
        params: { path: { id, codeId } },
      })),
    onSuccess,
  });
  const failure = making.error ?? revoking.error ?? error;
  return (
    <Section heading={t("drafts.codes.heading")}>
      <Stack gap="group">
        <Form
          noValidate
          onSend={() => {
            if (name.trim()) making.mutate();
          }}
        >
          <TextField
            name="code-name"
            label={t("drafts.codes.name")}
            description={t("drafts.codes.nameHelp")}
            maxLength={limits.name.maxLength}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <NumberField
            label={t("drafts.codes.uses")}
            min={limits.mostUses.minimum}
            max={limits.mostUses.maximum}
            value={mostUses}
            onChange={setMostUses}
          />
          <Button type="submit" disabled={name.trim() === ""} pending={making.isPending}>
            {t("drafts.codes.make", { days })}
          </Button>
        </Form>
        {failure && <Note tone="error" urgent>{showFailure(failure)}</Note>}
        {making.data && (
          <Note tone="success" icon="check" urgent>
            {t("drafts.codes.made")} <b translate="no">{making.data.text}</b>
          </Note>
        )}
        <Stack as="ul" gap="stack">
          {data?.map(({ id: codeId, name, ending, uses, mostUses, status, expiresAt }) => (
            <li key={codeId}>
              <Text weight="label">{name}</Text>
              <Text size="small" tone="soft">
                {[
                  `…${ending}`,
                  t("drafts.codes.used", { uses, most: mostUses }),
                  t(`drafts.codes.status.${status}`),
                  ...(expiresAt ? [format.date(expiresAt, "numeric")] : []),
                ].join(" · ")}
              </Text>
              {status === "open" && (
                <Button
                  small
                  variant="quiet"
                  aria-label={t("drafts.codes.revokeNamed", { name })}
                  onClick={() => revoking.mutate(codeId)}
                >
                  {t("drafts.codes.revoke")}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
