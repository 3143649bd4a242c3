import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { previewDelay as limits } from "../../api/limits/therapy-sessions.ts";
import type { components } from "../../api/schema.d.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import { useCalendarChange } from "./use-calendar-change.ts";

const choices = limits.minutes.enum;
type Minutes = components["schemas"]["AssistedDelayAnnouncement"]["minutes"];

/** Mails the clients of today that the practitioner is late. */
export function DelayDialog({ therapistId, onClose }: {
  therapistId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const form = useId();
  const [minutes, setMinutes] = useState<(typeof choices)[number]>("10");
  const sending = useCalendarChange(
    () =>
      ok(api.POST("/api/assisted-calendars/{therapistId}/delay", {
        params: { path: { therapistId } },
        body: { minutes: Number(minutes) as Minutes },
      })),
    {
      message: ({ messages }) => {
        const count = messages.filter(({ isKnown }) => !isKnown).length;
        if (count > 0) return t("sessions.delay.sent", { count });
        return t(messages.length > 0 ? "sessions.delay.nobody" : "sessions.delay.none");
      },
      onDone: onClose,
    },
  );
  return (
    <CalendarDialog
      title={t("calendars.delay")}
      form={form}
      submit={t("calendars.delaySend")}
      pending={sending.isPending}
      onClose={onClose}
    >
      <Form id={form} noValidate onSend={() => sending.mutate()}>
        <RadioGroup
          variant="segments"
          label={t("sessions.delay.minutes")}
          picked={minutes}
          onPick={(value) => setMinutes(choices.find((one) => one === value) ?? minutes)}
          options={choices.map((one) => ({ value: one, label: format.minutes(Number(one)) }))}
        />
        <Text size="small" tone="soft">{t("calendars.delayHelp")}</Text>
        {sending.error && <Note tone="error" urgent>{showFailure(sending.error)}</Note>}
      </Form>
    </CalendarDialog>
  );
}
