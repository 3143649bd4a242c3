import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { SaveBar } from "ui-kit/feedback/save-bar.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDayText, useWeekdayNames } from "../../availability/use-time-words.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { DraftEditor } from "./use-draft-editor.ts";

export function Conflicts({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation();
  const { conflicts, draft, dismissConflicts } = editor;
  const format = useFormat(draft.timeZone);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflicts.length > 0) note.current?.focus();
  }, [conflicts]);
  if (conflicts.length === 0) return null;
  return (
    <Note
      ref={note}
      tabIndex={-1}
      tone="warning"
      icon="calendar-check"
      urgent
      actions={
        <Button variant="quiet" small onClick={dismissConflicts}>
          {t("availability.conflict.understood")}
        </Button>
      }
    >
      <Stack gap="inline">
        <Text>{t("availability.conflict.text", { count: conflicts.length })}</Text>
        <Stack as="ul" gap="tight">
          {conflicts.map(({ therapySessionId, startsAt, endsAt, clientName }) => {
            const label = `${format.span(startsAt, endsAt)}, ${clientName}`;
            return (
              <li key={`${startsAt} ${clientName}`}>
                {therapySessionId
                  ? <Link href={`/sessions?open=${therapySessionId}`}>{label}</Link>
                  : label}
              </li>
            );
          })}
        </Stack>
      </Stack>
    </Note>
  );
}

/** Changes of an earlier visit or of another tab that are in the draft again. */
export function RestoredNote({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation();
  const { restoredFrom, dismissRestored, discard } = editor;
  const format = useFormat();
  if (restoredFrom === null) return null;
  return (
    <Note
      tone="info"
      icon="history"
      urgent
      actions={
        <>
          <Button variant="quiet" small onClick={dismissRestored}>
            {t("availability.restored.keep")}
          </Button>
          <Button variant="quiet" small onClick={discard}>
            {t("availability.restored.discard")}
          </Button>
        </>
      }
    >
      {t("availability.restored.text", { when: format.dateTime(restoredFrom) })}
    </Note>
  );
}

function useClashText() {
  const { t } = useTranslation();
  const format = useFormat();
  const dayText = useDayText();
  const weekdays = useWeekdayNames();
  return (clashes: DraftEditor["clashes"]) => {
    const names = clashes.map((clash) => {
      if (clash === "other") return t("availability.stale.other");
      return "day" in clash ? dayText.short(clash.day) : weekdays.long(clash.weekday);
    });
    return t("availability.stale.clash", { list: format.list([...new Set(names)]) });
  };
}

function StaleNote({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation();
  const clashText = useClashText();
  const { clashes, isSaving, discard, save } = editor;
  return (
    <Note
      tone="warning"
      icon="triangle-alert"
      urgent
      actions={
        <>
          <Button small onClick={discard}>{t("availability.stale.reload")}</Button>
          <Button small pending={isSaving} onClick={save}>
            {t("availability.stale.save")}
          </Button>
        </>
      }
    >
      {[t("availability.stale.text"), clashes.length > 0 && clashText(clashes)]
        .filter(Boolean).join(" ")}
    </Note>
  );
}

export function AvailabilitySaveBar({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { isDirty, canUndo, isSaving, isStale, failure, problems, undo, discard, save } = editor;
  if (!isDirty && !canUndo) return null;
  const error = problems.length > 0
    ? t("availability.save.refused", { count: problems.length })
    : failure && showFailure(failure);
  return (
    <SaveBar
      label={t("availability.save.label")}
      message={isStale
        ? <StaleNote editor={editor} />
        : (error && <Note tone="error" urgent>{error}</Note>) ||
          t(isDirty ? "availability.save.unsaved" : "availability.save.same")}
      actions={
        <>
          <Button variant="quiet" small disabled={!canUndo} onClick={undo}>
            {t("availability.save.undo")}
          </Button>
          {isDirty && (
            <Button variant="quiet" small onClick={discard}>
              {t("availability.save.discard")}
            </Button>
          )}
          {isDirty && !isStale && (
            <Button variant="primary" pending={isSaving} onClick={save}>
              {t("availability.save.save")}
            </Button>
          )}
        </>
      }
    />
  );
}
