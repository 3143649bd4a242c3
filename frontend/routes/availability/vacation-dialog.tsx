import { useInfiniteQuery } from "@tanstack/react-query";
import { planningDays } from "backend/domain/availability-draft.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DateRange, DateRangeField } from "ui-kit/controls/date-range-field.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { newTab } from "../../addresses.ts";
import { addDays, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { sessionsQuery } from "../../therapy-sessions/queries.ts";
import { type Vacation, withoutVacation, withVacation } from "./draft.ts";
import { FormDialog, NoteField } from "./form-dialog.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";

/** The bookings of these days, which stay: each opens in a new tab, because the dialog is not saved. */
function Booked({ span, timeZone }: { span: DateRange; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat(timeZone);
  const { data } = useInfiniteQuery(sessionsQuery("therapist", {
    when: "upcoming",
    status: "booked",
    order: "soonest",
    from: span.from,
    to: span.to,
    timeZone,
  }));
  const sessions = data?.pages.flatMap((page) => page.sessions) ?? [];
  if (sessions.length === 0) return null;
  return (
    <Note tone="warning" icon="calendar-check" urgent>
      <Stack gap="inline">
        <Text>{t("availability.vacation.booked", { count: sessions.length })}</Text>
        <Stack as="ul" gap="tight">
          {sessions.map(({ id, startsAt, client }) => (
            <li key={id}>
              <Link href={`/sessions?open=${id}`} {...newTab}>
                {`${format.dateTime(startsAt)}, ${client.name}`}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Note>
  );
}

export function VacationDialog({ editor, vacation, onClose }: {
  editor: DraftEditor;
  vacation: Vacation | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { draft, change, problems } = editor;
  const today = dayIn(draft.timeZone, Date.now());
  const [span, setSpan] = useState<DateRange | undefined>(
    vacation ? { from: vacation.fromDate, to: vacation.toDate } : undefined,
  );
  const [note, setNote] = useState(vacation?.note ?? "");
  const [submitted, setSubmitted] = useState(false);
  const serverProblem = problems.find(({ location }) =>
    location.at === "vacation" && location.vacationId === vacation?.id
  );
  const error = [
    !span && submitted && t("availability.vacation.missing"),
    span && span.to < span.from && problemText({ errCode: "ERR_ENDS_BEFORE_START" }),
    span && span.to > addDays(today, planningDays) && problemText({ errCode: "ERR_TOO_FAR" }),
    serverProblem && problemText(serverProblem),
  ].find(Boolean) || undefined;

  function save() {
    setSubmitted(true);
    if (!span || error) return;
    change((before) =>
      withVacation(before, {
        id: vacation?.id ?? crypto.randomUUID(),
        fromDate: span.from,
        toDate: span.to,
        note: note.trim(),
      })
    );
    onClose();
  }
  return (
    <FormDialog
      values={[span, note]}
      onClose={onClose}
      onSave={save}
      title={t(vacation ? "availability.vacation.title" : "availability.vacation.new")}
      saveLabel={t("availability.sheet.done")}
      removal={vacation
        ? {
          label: t("availability.vacation.remove"),
          onRemove: () => change((before) => withoutVacation(before, vacation.id)),
        }
        : undefined}
    >
      <DateRangeField
        label={t("availability.vacation.days")}
        description={t("availability.vacation.daysHelp")}
        value={span}
        error={error}
        onChange={setSpan}
      />
      {span && span.to >= span.from && <Booked span={span} timeZone={draft.timeZone} />}
      <NoteField name="vacation-note" note={note} onNote={setNote} />
    </FormDialog>
  );
}
