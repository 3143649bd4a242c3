import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../../api/api-error.ts";
import { type CallLinks, callLinksQuery } from "../../api/call-links.ts";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { updateCallLinks as limits } from "../../api/limits/call-links.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { textOf } from "../../forms.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { sessionListsKey } from "../../therapy-sessions/queries.ts";

const patternField = "roomPattern";
const exampleRoom = "https://meet.example.org/{id}";
const { maxLength } = limits.roomPattern;

export function CallLinksSection() {
  const { t } = useTranslation();
  const { data } = useQuery(callLinksQuery);
  if (!data || data.practices.length === 0) return null;
  return (
    <Section heading={t("availability.call.title")} id="call-links">
      <Stack gap="group">
        <Text tone="soft">{t("availability.call.text")}</Text>
        <CallLinksForm key={JSON.stringify(data)} links={data} />
      </Stack>
    </Section>
  );
}

/** The fields keep what was typed when the server refuses an address. */
function CallLinksForm({ links }: { links: CallLinks }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const [wrong, setWrong] = useState<string[]>([]);
  const saving = useSubmit({
    mutationFn: async (entries: FormData) => {
      setWrong([]);
      return await ok(api.PUT("/api/call-links", {
        body: {
          roomPattern: textOf(entries, patternField).trim() || null,
          practices: links.practices.map(({ id }) => ({
            id,
            callLink: textOf(entries, id).trim() || null,
          })),
        },
      }));
    },
    onError: (error) => {
      const paths = error instanceof ApiError ? error.problem.errors ?? [] : [];
      setWrong(paths.map(({ path }) => fieldOf(path, links)));
    },
    onSuccess: (saved) => {
      queries.setQueryData(callLinksQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: sessionListsKey });
      void notify({ tone: "success", message: t("availability.call.saved") });
    },
  });
  const errorOf = (field: string) =>
    wrong.includes(field) ? t(`availability.call.wrong.${kindOf(field)}`) : undefined;
  return (
    <Form onSend={(entries) => saving.mutate(entries)} noValidate>
      <Stack gap="group">
        <TextField
          name={patternField}
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t("availability.call.pattern")}
          description={t("availability.call.patternHelp")}
          placeholder={exampleRoom}
          maxLength={maxLength}
          defaultValue={links.roomPattern ?? ""}
          error={errorOf(patternField)}
        />
        <Disclosure
          title={t("availability.call.own")}
          open={wrong.some((field) => field !== patternField) ||
            links.practices.some(({ callLink }) => callLink !== null)}
        >
          <Stack gap="group">
            <Text tone="soft">{t("availability.call.ownHelp")}</Text>
            {links.practices.map(({ id, practiceType, intro, durationMinutes, callLink }) => (
              <TextField
                key={id}
                name={id}
                type="url"
                inputMode="url"
                autoComplete="off"
                label={`${
                  intro ? t("journal.session.intro") : label("THERAPY_TYPE", practiceType)
                }, ${format.minutes(durationMinutes)}`}
                maxLength={maxLength}
                defaultValue={callLink ?? ""}
                error={errorOf(id)}
              />
            ))}
          </Stack>
        </Disclosure>
        {saving.error && <Note tone="error" urgent>{showFailure(saving.error)}</Note>}
        <Row>
          <Button type="submit" pending={saving.isPending}>{t("availability.call.save")}</Button>
        </Row>
      </Stack>
    </Form>
  );
}

function kindOf(field: string): "pattern" | "link" {
  return field === patternField ? "pattern" : "link";
}

/** The name of the field that a problem's path points at: `practices.1.callLink`. */
function fieldOf(path: string, { practices }: CallLinks): string {
  const at = /^practices\.(\d+)\./.exec(path)?.[1];
  return at === undefined ? path : practices[Number(at)]?.id ?? path;
}
