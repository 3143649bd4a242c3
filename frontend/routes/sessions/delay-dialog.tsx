import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { SourceText } from "ui-kit/layout/source-text.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { previewDelay as limits } from "../../api/limits/therapy-sessions.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { languageNames } from "../../i18n/i18n.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { refetchSessions } from "../../therapy-sessions/queries.ts";

type Delay = components["schemas"]["Delay"];
type Announced = components["schemas"]["DelayAnnouncement"]["minutes"];
type Minutes = (typeof limits.minutes.enum)[number];

const choices = limits.minutes.enum;

function Message({ message }: { message: Delay["messages"][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clientName, startsAt, minutes, isKnown, hasEmail, language, subject, text } = message;
  const later = format.time(Date.parse(startsAt) + minutes * 60_000);
  return (
    <Disclosure
      title={`${clientName}: ${format.time(startsAt)} → ${later}`}
      aside={
        <Text as="span" size="small" tone="soft">
          {isKnown ? t("sessions.delay.known") : languageNames[language]}
        </Text>
      }
    >
      {hasEmail
        ? <SourceText label={subject} text={text} textLang={language} />
        : <Text size="small">{t("sessions.detail.noEmail")}</Text>}
    </Disclosure>
  );
}

/** Mails the clients of today that the practitioner is late; each mail is shown before. */
export function DelayDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const [minutes, setMinutes] = useState<Minutes>("10");
  const [from, setFrom] = useState<string>();
  const query = useQuery({
    queryKey: ["delay", minutes, from],
    queryFn: ({ signal }) => {
      const query = { minutes, ...(from && { from }) };
      return ok(
        api.GET("/api/therapy-sessions/therapist/delay", { params: { query }, signal }),
      );
    },
    placeholderData: (former) => former,
    gcTime: 0,
  });
  const delay = query.data;
  const count = delay?.messages.filter(({ isKnown }) => !isKnown).length ?? 0;
  const sending = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/therapy-sessions/therapist/delay", {
        body: { minutes: Number(minutes) as Announced, ...(delay?.from && { from: delay.from }) },
      })),
    onSettled: () => refetchSessions(queries),
    onSuccess: () => {
      void notify({ tone: "success", message: t("sessions.delay.sent", { count }) });
      onClose();
    },
  });
  const failure = sending.error ?? query.error;
  return (
    <Dialog
      open
      title={t("sessions.delay.title")}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.leave")}</Button>
          {delay?.from !== null && (
            <Button
              variant="primary"
              disabled={count === 0 || query.isPlaceholderData}
              pending={sending.isPending}
              onClick={() => sending.mutate()}
            >
              {count === 0 ? t("sessions.delay.nobody") : t("sessions.delay.send", { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="group">
        <RadioGroup
          variant="segments"
          label={t("sessions.delay.minutes")}
          picked={minutes}
          onPick={(value) => setMinutes(choices.find((one) => one === value) ?? minutes)}
          options={choices.map((one) => ({ value: one, label: format.minutes(Number(one)) }))}
        />
        {delay && delay.sessions.length > 1 && delay.from && (
          <Select
            label={t("sessions.delay.from")}
            groups={[{
              options: delay.sessions.map(({ sessionId, startsAt, clientName }) => ({
                id: sessionId,
                label: `${format.time(startsAt)} ${clientName}`,
              })),
            }]}
            picked={delay.from}
            onPick={setFrom}
          />
        )}
        {query.isPending && <Skeleton label={t("sessions.list.loading")} count={2} />}
        {delay?.from === null && <Text>{t("sessions.delay.none")}</Text>}
        {delay && delay.messages.length > 0 && (
          <Stack gap="tight">
            <Text size="small" tone="soft">{t("sessions.delay.help")}</Text>
            {delay.messages.map((message) => <Message key={message.sessionId} message={message} />)}
          </Stack>
        )}
        {failure && <Note tone="error" urgent>{showFailure(failure)}</Note>}
      </Stack>
    </Dialog>
  );
}
