import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PrivateNote } from "ui-kit/booking/private-note.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { savePractitionerNote as limits } from "../../api/limits/therapy-sessions.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { NoteConflict } from "../../therapy-sessions/note-conflict.tsx";
import { TextForm } from "../../therapy-sessions/text-form.tsx";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useClientName } from "../../therapy-sessions/use-client-name.ts";
import { usePractitionerNote } from "./use-practitioner-note.ts";

type OwnNote = ReturnType<typeof usePractitionerNote>;

function DeleteDialog({ note, name, onClose }: {
  note: OwnNote;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { saving, save } = note;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("sessions.note.deleteTitle", { name })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.note.keep")}</Button>
          <Button
            variant="primary"
            pending={saving.isPending}
            onClick={() =>
              save("", () => {
                onClose();
                void notify({ tone: "success", message: t("sessions.note.deleted") });
              })}
          >
            {t("sessions.note.delete")}
          </Button>
        </>
      }
    >
      <Stack gap="stack">
        <Text>{t("sessions.note.deleteText")}</Text>
        {saving.error && <Note tone="error" urgent>{showFailure(saving.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

/** What the practitioner keeps in mind about the client, for all sessions with them and for no other person. */
export function PractitionerNote({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const name = useClientName()(session.client);
  const note = usePractitionerNote(session);
  const { isKnown, failure, saved, draft, saving, keep, save, drop } = note;
  const [writing, setWriting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  const isForm = writing || draft?.state === "writing";
  useEffect(() => {
    if (wasWriting.current && !isForm) opener.current?.focus();
    wasWriting.current = isForm;
  }, [isForm]);

  function send(text: string) {
    save(text, () => {
      setWriting(false);
      const message = t(text === "" ? "sessions.note.deleted" : "sessions.note.saved");
      void notify({ tone: "success", message });
    });
  }
  if (failure) {
    return (
      <Note
        tone="error"
        actions={<Button small onClick={note.retry}>{t("shell.retry")}</Button>}
      >
        {t("sessions.note.failed")} {showFailure(failure)}
      </Note>
    );
  }
  if (!isKnown) return null;
  if (draft?.state === "conflict") {
    return (
      <NoteConflict
        draft={draft}
        pending={saving.isPending}
        onMine={() => send(draft.text)}
        onTheirs={() => {
          drop();
          setWriting(false);
        }}
        onBoth={() => keep([draft.theirs, draft.text].filter(Boolean).join("\n\n"))}
      />
    );
  }
  if (isForm) {
    return (
      <TextForm
        label={t("sessions.note.label", { name })}
        description={t(writing ? "sessions.note.help" : "journal.note.kept")}
        start={draft?.text ?? saved}
        maxLength={limits.note.maxLength}
        missing={saved === "" ? t("sessions.note.missing") : undefined}
        failure={hasErrorCode(saving.error, "ERR_STALE") ? null : saving.error}
        pending={saving.isPending}
        focused={writing}
        words={{ send: t("journal.session.saveNote"), leave: t("journal.session.giveUp") }}
        onType={keep}
        onSend={send}
        onLeave={() => {
          drop();
          setWriting(false);
        }}
      />
    );
  }
  if (saved === "") {
    return (
      <Row>
        <Button ref={opener} small variant="quiet" icon="lock" onClick={() => setWriting(true)}>
          {t("sessions.note.add")}
        </Button>
      </Row>
    );
  }
  return (
    <>
      <PrivateNote
        title={t("sessions.note.label", { name })}
        text={saved}
        lock={t("journal.session.onlyYou")}
        actions={
          <>
            <Button
              ref={opener}
              small
              variant="quiet"
              aria-label={t("journal.session.editNote")}
              onClick={() => setWriting(true)}
            >
              {t("journal.session.change")}
            </Button>
            <Button
              small
              variant="quiet"
              aria-label={t("sessions.note.deleteNote")}
              onClick={() => {
                saving.reset();
                setDeleting(true);
              }}
            >
              {t("sessions.note.delete")}
            </Button>
          </>
        }
      />
      {deleting && <DeleteDialog note={note} name={name} onClose={() => setDeleting(false)} />}
    </>
  );
}
