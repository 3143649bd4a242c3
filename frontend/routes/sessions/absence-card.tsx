import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { absenceTitleId, startAbsenceId } from "../../absences/focus-ids.ts";
import { type Absence, currentAbsenceQuery } from "../../absences/queries.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { focusWhenLost } from "../../shell/focus-when-lost.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { refetchGroup } from "../../therapy-sessions/queries.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";

function Answer({ session, zone }: { session: Absence["sessions"][number]; zone: string }) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { hrefWith } = useListAddress();
  const { sessionId, clientName, startsAt, answer, newStartsAt } = session;
  const when = newStartsAt ? format.dateTime(newStartsAt) : "";
  return (
    <li>
      <Row justify="between">
        <span>
          <Link href={hrefWith({ open: sessionId })}>{clientName}</Link>
          {`, ${format.dateTime(startsAt)}`}
        </span>
        <Text as="span" size="small" tone={answer === "waiting" ? undefined : "soft"}>
          {t(`sessions.absence.answers.${answer}`, { when })}
        </Text>
      </Row>
    </li>
  );
}

/** The practitioner's current absence: who has answered, and the way back. */
export function AbsenceCard({ now }: { now: number }) {
  const { t } = useTranslation();
  const days = useFormat("UTC");
  const { hrefWith } = useListAddress();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const absence = useQuery(currentAbsenceQuery).data?.absence;
  const ending = useSubmit({
    mutationFn: (id: string) =>
      ok(api.POST("/api/absences/{id}/end", { params: { path: { id } } })),
    onSettled: () => refetchGroup(queries),
    onSuccess: () => {
      setEnding(false);
      focusWhenLost(startAbsenceId);
      void notify({ tone: "success", message: t("sessions.absence.ended") });
    },
  });
  if (!absence) return null;
  const { id, toDate, timeZone, sessions } = absence;
  const answered = sessions.filter(({ answer }) => answer !== "waiting").length;
  const mails =
    sessions.filter(({ answer, startsAt }) => answer === "waiting" && Date.parse(startsAt) > now)
      .length;
  return (
    <Card as="section">
      <Stack gap="stack">
        <Row justify="between">
          <Text as="h2" size="card" id={absenceTitleId} tabIndex={-1}>
            {toDate === dayIn(timeZone, now)
              ? t("sessions.absence.awayToday")
              : t("sessions.absence.awayUntil", { day: days.date(noonOf(toDate), "day") })}
          </Text>
          <Row>
            <Button small variant="quiet" href={hrefWith({ sick: "" })}>
              {t("sessions.absence.stayLonger")}
            </Button>
            <Button small onClick={() => setEnding(true)}>
              {t("sessions.absence.back")}
            </Button>
          </Row>
        </Row>
        {sessions.length > 0 && (
          <>
            <Text size="small" tone="soft" aria-live="polite">
              {t("sessions.absence.answered", { answered, count: sessions.length })}
            </Text>
            <Stack as="ul" gap="tight">
              {sessions.map((session) => (
                <Answer key={session.sessionId} session={session} zone={timeZone} />
              ))}
            </Stack>
          </>
        )}
      </Stack>
      <Dialog
        open={isEnding}
        title={t("sessions.absence.endTitle")}
        closeLabel={t("journal.cancel.close")}
        onClose={() => setEnding(false)}
        actions={
          <>
            <Button onClick={() => setEnding(false)}>{t("sessions.absence.stayAway")}</Button>
            <Button
              variant="primary"
              pending={ending.isPending}
              onClick={() => ending.mutate(id)}
            >
              {t("sessions.absence.back")}
            </Button>
          </>
        }
      >
        <Stack gap="stack">
          <Text>{t("sessions.absence.endOpens")}</Text>
          {mails > 0 && <Text>{t("sessions.absence.endMails", { count: mails })}</Text>}
          {ending.error && <Note tone="error" urgent>{showFailure(ending.error)}</Note>}
        </Stack>
      </Dialog>
    </Card>
  );
}
