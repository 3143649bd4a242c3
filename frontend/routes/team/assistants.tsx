import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { inviteAssistant as limits } from "../../api/limits/assistants.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { type Language, languageNames, languages } from "../../i18n/i18n.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type Assistant = components["schemas"]["Assistants"]["assistants"][number];

const assistantsQuery = queryOptions({
  queryKey: ["assistants"],
  queryFn: ({ signal }) => ok(api.GET("/api/assistants", { signal })),
});

/** Who keeps the calendar of the practitioner, and the form that invites one more. */
export function Assistants({ therapistId }: { therapistId: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(assistantsQuery);
  return (
    <Section id="assistants" heading={t("assistants.title")}>
      <Stack gap="group">
        <Text>{t("assistants.lead")}</Text>
        {!data && !error && <Skeleton label={t("assistants.loading")} count={2} />}
        {error && !data && (
          <Failed
            message={`${t("assistants.failed")} ${showFailure(error)}`}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {data?.assistants.length === 0 && <Text tone="soft">{t("assistants.none")}</Text>}
        {data && data.assistants.length > 0 && (
          <Stack as="ul">
            {data.assistants.map((one) => (
              <li key={one.id}>
                <Row justify="between">
                  <Row>
                    <Text as="span">{one.name ? `${one.name}, ${one.email}` : one.email}</Text>
                    {one.joinedAt === null && <Badge tone="info">{t("assistants.invited")}</Badge>}
                  </Row>
                  <RemoveButton assistant={one} />
                </Row>
              </li>
            ))}
          </Stack>
        )}
        {data && <InviteForm />}
        {data && <Link href={`/calendars?of=${therapistId}`}>{t("assistants.see")}</Link>}
      </Stack>
    </Section>
  );
}

function RemoveButton({ assistant }: { assistant: Assistant }) {
  const { t } = useTranslation();
  const [isRemoving, setRemoving] = useState(false);
  const name = assistant.name ?? assistant.email;
  const isOpen = assistant.joinedAt === null;
  return (
    <>
      <Button
        small
        variant="quiet"
        aria-label={t(isOpen ? "assistants.takeBackNamed" : "assistants.removeNamed", { name })}
        onClick={() => setRemoving(true)}
      >
        {t(isOpen ? "assistants.takeBack" : "assistants.remove")}
      </Button>
      {isRemoving && <RemoveDialog assistant={assistant} onClose={() => setRemoving(false)} />}
    </>
  );
}

function RemoveDialog({ assistant: { id, email, name, joinedAt }, onClose }: {
  assistant: Assistant;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const isOpen = joinedAt === null;
  const removing = useSubmit({
    mutationFn: () => ok(api.DELETE("/api/assistants/{id}", { params: { path: { id } } })),
    onSettled: () => queries.invalidateQueries(assistantsQuery),
    onSuccess: () => {
      const message = t(isOpen ? "assistants.takenBack" : "assistants.removed");
      void notify({ tone: "success", message });
    },
  });
  return (
    <Dialog
      open
      title={t(isOpen ? "assistants.takeBackTitle" : "assistants.removeTitle", {
        name: name ?? email,
      })}
      closeLabel={t("shell.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("assistants.leave")}</Button>
          <Button variant="primary" pending={removing.isPending} onClick={() => removing.mutate()}>
            {t(isOpen ? "assistants.takeBack" : "assistants.remove")}
          </Button>
        </>
      }
    >
      <Text>{t(isOpen ? "assistants.takeBackText" : "assistants.removeText")}</Text>
      {removing.error && <Note tone="error" urgent>{showFailure(removing.error)}</Note>}
    </Dialog>
  );
}

function InviteForm() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const name = useId();
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isMissing, setMissing] = useState(false);
  const inviting = useSubmit({
    mutationFn: (email: string) => ok(api.POST("/api/assistants", { body: { email, language } })),
    onSuccess: (assistants) => {
      queries.setQueryData(assistantsQuery.queryKey, assistants);
      setEmail("");
      void notify({ tone: "success", message: t("assistants.sent") });
    },
  });

  function send() {
    const typed = email.trim();
    setMissing(!typed.includes("@"));
    if (typed.includes("@")) inviting.mutate(typed);
  }
  const failure = inviting.error ? showFailure(inviting.error) : undefined;
  return (
    <Form noValidate onSend={send}>
      <TextField
        name={name}
        type="email"
        label={t("assistants.email")}
        autoComplete="off"
        value={email}
        maxLength={limits.email.maxLength}
        error={isMissing ? t("assistants.emailMissing") : failure}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <Select
        label={t("assistants.language")}
        groups={[{ options: languages.map((id) => ({ id, label: languageNames[id] })) }]}
        picked={language}
        onPick={(id) => setLanguage(languages.find((one) => one === id) ?? language)}
      />
      <Row>
        <Button type="submit" icon="send" pending={inviting.isPending}>
          {t("assistants.send")}
        </Button>
      </Row>
    </Form>
  );
}
