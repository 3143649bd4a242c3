import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PrivateNote } from "ui-kit/booking/session-card.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import type { TherapySession } from "./sessions.ts";
import { useNote } from "./use-changes.ts";
import { Writing } from "./writing.tsx";

/** The private note of a session: seen at once, and back in the field when it could not be saved. */
export function Note({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const [writing, setWriting] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const save = useNote(session);

  function send(text: string) {
    setDraft(text);
    setWriting(false);
    save.mutate(text, { onSuccess: () => setDraft(null), onError: () => setWriting(true) });
  }
  function leave() {
    setWriting(false);
    setDraft(null);
    save.reset();
  }

  if (writing) {
    return (
      <Writing
        label={t("journal.session.note")}
        description={t("journal.session.noteHelp")}
        start={draft ?? session.note ?? ""}
        maxLength={4000}
        required={false}
        failure={save.error}
        pending={save.isPending}
        words={{ send: t("journal.session.saveNote"), leave: t("journal.session.giveUp") }}
        onSend={send}
        onLeave={leave}
      />
    );
  }
  if (session.note) {
    return (
      <PrivateNote
        text={session.note}
        lock={
          <Row as="span">
            {t("journal.session.onlyYou")}
            <Button small variant="quiet" onClick={() => setWriting(true)}>
              {t("journal.session.editNote")}
            </Button>
          </Row>
        }
      />
    );
  }
  return (
    <Row>
      <Button small icon="pen-line" onClick={() => setWriting(true)}>
        {t("journal.session.addNote")}
      </Button>
    </Row>
  );
}
