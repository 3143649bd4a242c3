import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { absenceTitleId } from "../../absences/focus-ids.ts";
import { absencePreviewQuery, currentAbsenceQuery } from "../../absences/queries.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { startAbsence as limits } from "../../api/limits/absences.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { addDays, type Day } from "../../days.ts";
import { languageNames } from "../../i18n/i18n.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { focusWhenLost } from "../../shell/focus-when-lost.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { receivedRequestsQuery } from "../../session-requests/queries.ts";
import { refetchGroup } from "../../therapy-sessions/queries.ts";

type Affected = components["schemas"]["AbsencePreview"]["sessions"][number];

const shownStarts = 3;
const mostDays = 60;

function AffectedSession({ session, zone }: { session: Affected; zone: string }) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { clientName, language, hasEmail, startsAt, alternatives } = session;
  const { newStarts, others } = alternatives;
  const starts = newStarts.slice(0, shownStarts).map((at) => format.dateTime(at));
  return (
    <li>
      <Text>
        <b>{clientName}</b>
        {`, ${format.dateTime(startsAt)} · ${languageNames[language]}`}
      </Text>
      {!hasEmail && <Text size="small">{t("sessions.detail.noEmail")}</Text>}
      <Text size="small" tone="soft">
        {starts.length > 0
          ? t("sessions.absence.newTimes", { times: starts.join("; ") })
          : t("sessions.absence.noNewTimes")}
        {others.length > 0 && ` ${
          t("sessions.absence.others", {
            names: others.map(({ therapist }) => therapist.name).join(", "),
          })
        }`}
      </Text>
    </li>
  );
}

/** Closes days at once and mails every client of these days; all of them are shown before. */
export function AbsenceDialog({ today, onClose }: { today: Day; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const current = useQuery(currentAbsenceQuery).data?.absence;
  const first = current && current.toDate > today ? current.toDate : today;
  const [until, setUntil] = useState<Day | undefined>(first);
  const [isLonger, setLonger] = useState(first !== today);
  const [message, setMessage] = useState("");
  const isOver = isLonger && until !== undefined && until < today;
  const lastDay = isLonger ? until : today;
  const isAllowed = lastDay !== undefined && lastDay >= today &&
    lastDay <= addDays(today, mostDays - 1);
  const query = useQuery({
    ...absencePreviewQuery(lastDay ?? today),
    enabled: isAllowed,
    placeholderData: (former) => former,
  });
  const preview = query.data;
  const count = preview?.sessions.length ?? 0;
  const requests = preview?.requests ?? [];
  const ledByOthers = preview?.ledByOthers ?? [];
  const format = useFormat(preview?.timeZone);
  const starting = useSubmit({
    mutationFn: (toDate: Day) =>
      ok(api.POST("/api/absences", { body: { toDate, ...(count > 0 && message && { message }) } })),
    onSettled: () => {
      refetchGroup(queries);
      void queries.invalidateQueries(receivedRequestsQuery);
    },
    onSuccess: ({ sessions }) => {
      const known = new Set(current?.sessions.map(({ sessionId }) => sessionId));
      const mailed = sessions.filter(({ sessionId, answer }) =>
        answer === "waiting" && !known.has(sessionId)
      );
      const message = t("sessions.absence.done", { count: mailed.length });
      void notify({ tone: "success", message });
      onClose();
      focusWhenLost(absenceTitleId);
    },
  });
  const failure = starting.error ?? query.error;
  return (
    <Dialog
      open
      title={t("sessions.absence.title")}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.leave")}</Button>
          <Button
            variant="primary"
            disabled={!preview || query.isPlaceholderData || !isAllowed}
            pending={starting.isPending}
            onClick={() => lastDay && starting.mutate(lastDay)}
          >
            {count > 0 ? t("sessions.absence.send", { count }) : t("sessions.absence.close")}
          </Button>
        </>
      }
    >
      <Stack gap="group">
        <RadioGroup
          variant="segments"
          label={t("sessions.absence.until")}
          picked={isLonger ? "longer" : "today"}
          onPick={(value) => setLonger(value === "longer")}
          options={[
            { value: "today", label: t("sessions.absence.today") },
            { value: "longer", label: t("sessions.absence.longer") },
          ]}
        />
        {isLonger && (
          <DateField
            label={t("sessions.absence.lastDay")}
            value={until}
            min={today}
            max={addDays(today, mostDays - 1)}
            error={isOver ? t("sessions.absence.overAlready") : undefined}
            onChange={setUntil}
          />
        )}
        {query.isPending && isAllowed && <Skeleton label={t("sessions.list.loading")} count={3} />}
        {preview && (
          <Stack gap="stack">
            {(count > 0 || ledByOthers.length === 0) && (
              <Text as="h3" size="card">
                {count > 0
                  ? t("sessions.absence.affected", { count })
                  : t("sessions.absence.nobody")}
              </Text>
            )}
            {count > 0 && <Text size="small" tone="soft">{t("sessions.absence.help")}</Text>}
            {count > 0 && (
              <TextArea
                name="message"
                label={t("sessions.absence.message")}
                description={t("sessions.absence.messageHelp")}
                value={message}
                onChange={({ currentTarget: { value } }) => setMessage(value)}
                maxLength={limits.message.maxLength}
                rows={2}
              />
            )}
            {count > 0 && (
              <Stack as="ul" gap="stack">
                {preview.sessions.map((session) => (
                  <AffectedSession
                    key={session.sessionId}
                    session={session}
                    zone={preview.timeZone}
                  />
                ))}
              </Stack>
            )}
            {ledByOthers.length > 0 && (
              <Text size="small">
                {t("sessions.absence.ledByOthers", {
                  count: ledByOthers.length,
                  names: format.list(ledByOthers.map(({ leadName, startsAt }) =>
                    `${leadName} (${format.dateTime(startsAt)})`
                  )),
                })}
              </Text>
            )}
            {requests.length > 0 && (
              <Text size="small">
                {t("sessions.absence.requests", {
                  count: requests.length,
                  names: format.list(
                    requests.map(({ clientName, startsAt }) =>
                      `${clientName} (${format.dateTime(startsAt)})`
                    ),
                  ),
                })}
              </Text>
            )}
          </Stack>
        )}
        {failure && <Note tone="error" urgent>{showFailure(failure)}</Note>}
      </Stack>
    </Dialog>
  );
}
