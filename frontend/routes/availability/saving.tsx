import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { SaveBar } from "ui-kit/feedback/save-bar.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useSayFailure } from "../../shell/say-failure.ts";
import type { Editing } from "./use-editor.ts";

/** Bookings that lie outside the hours now: they stay, and each can be looked at. */
export function Conflicts({ editing }: { editing: Editing }) {
  const { t } = useTranslation();
  const { conflicts, draft, forgetConflicts } = editing;
  const format = useFormat(draft.timeZone);
  if (conflicts.length === 0) return null;
  return (
    <Note
      tone="warn"
      icon="calendar-check"
      urgent
      actions={
        <Button variant="quiet" small onClick={forgetConflicts}>
          {t("availability.conflict.understood")}
        </Button>
      }
    >
      <Stack gap="inline">
        <Text>{t("availability.conflict.text", { count: conflicts.length })}</Text>
        <Stack as="ul" gap="tight">
          {conflicts.map(({ therapySessionId, startsAt, endsAt, clientName }) => {
            const words = `${format.span(startsAt, endsAt)}, ${clientName}`;
            return (
              <li key={`${startsAt} ${clientName}`}>
                {therapySessionId
                  ? <Link href={`/sessions?open=${therapySessionId}`}>{words}</Link>
                  : words}
              </li>
            );
          })}
        </Stack>
      </Stack>
    </Note>
  );
}

/** It was saved in another place meanwhile: the person decides which of the two holds. */
function Stale({ editing }: { editing: Editing }) {
  const { t } = useTranslation();
  return (
    <Note
      tone="warn"
      icon="triangle-alert"
      urgent
      actions={
        <>
          <Button small onClick={() => void editing.showTheirs()}>
            {t("availability.stale.reload")}
          </Button>
          <Button small pending={editing.isSaving} onClick={editing.overwrite}>
            {t("availability.stale.overwrite")}
          </Button>
        </>
      }
    >
      {t("availability.stale.text")}
    </Note>
  );
}

/** What is not saved yet, and the ways on: undo, give up, save. */
export function Saving({ editing }: { editing: Editing }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const { isDirty, canUndo, isSaving, isStale, failure, problems, undo, discard, save } = editing;
  if (!isDirty && !canUndo) return null;
  const refused = problems.length > 0
    ? t("availability.save.refused", { count: problems.length })
    : failure && sayFailure(failure);
  return (
    <SaveBar
      label={t("availability.save.label")}
      words={isStale
        ? <Stale editing={editing} />
        : (refused && <Note tone="bad" urgent>{refused}</Note>) ||
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
