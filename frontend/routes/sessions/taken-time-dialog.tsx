import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { nameOfItem, type WorkWeekItem } from "ui-kit/booking/work-week-parts.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { refetchSessions, type WorkCalendar } from "../../therapy-sessions/queries.ts";
import { timeOfItem } from "./use-calendar-parts.ts";

/** A time that is no session: a closed one is opened, a held one freed. */
export function TakenTimeDialog({ calendar, item, onClose }: {
  calendar: WorkCalendar;
  item: WorkWeekItem;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(calendar.timeZone);
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const time = timeOfItem(calendar, item.id);
  const isClosed = item.kind === "closed";
  const isAwaited = time !== undefined && "kind" in time && time.kind === "answer";
  const isTogether = time !== undefined && "kind" in time && time.kind === "together";
  const holdId = isAwaited ? null : time?.holdId ?? null;
  const otherSettings = isTogether ? "/sessions/team#together" : "/sessions/availability";
  const otherPage = isAwaited ? "/sessions#requests" : otherSettings;
  const freeing = useSubmit({
    mutationFn: async () => {
      if (holdId) {
        const params = { path: { id: holdId } };
        await ok(api.DELETE("/api/availability/blocking-times/{id}", { params }));
      } else if (time) {
        const query = { startsAt: time.startsAt, endsAt: time.endsAt };
        await ok(api.DELETE("/api/availability/closed-times", { params: { query } }));
      }
    },
    onSettled: () => refetchSessions(queries),
    onSuccess: () => {
      const when = time ? format.span(time.startsAt, time.endsAt) : "";
      const message = t(isClosed ? "sessions.time.timeOpened" : "sessions.time.freed", { when });
      void notify({ tone: "success", message });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={item.title}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.leave")}</Button>
          {isClosed || holdId
            ? (
              <Button
                variant="primary"
                pending={freeing.isPending}
                onClick={() => freeing.mutate()}
              >
                {t(isClosed ? "sessions.time.open" : "sessions.time.end")}
              </Button>
            )
            : (
              <Button
                variant={isAwaited ? "primary" : "secondary"}
                href={otherPage}
              >
                {isTogether
                  ? t("sessions.time.together")
                  : t(isAwaited ? "sessions.time.answer" : "sessions.time.settings")}
              </Button>
            )}
        </>
      }
    >
      <Text>{nameOfItem(item)}</Text>
      {holdId && <Text size="small" tone="soft">{t("sessions.time.freeHelp")}</Text>}
      {!isClosed && !holdId && !isAwaited && (
        <Text size="small" tone="soft">
          {t(isTogether ? "sessions.time.togetherHelp" : "sessions.time.importHelp")}
        </Text>
      )}
      {freeing.error && <Note tone="error" urgent>{showFailure(freeing.error)}</Note>}
    </Dialog>
  );
}
