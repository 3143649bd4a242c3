import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PrivateNote } from "ui-kit/booking/session-card.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import type { TherapySession } from "./sessions.ts";
import { useNote } from "./use-changes.ts";
import { Writing } from "./writing.tsx";

/** The private note of a session: seen at once, and back in the field when it could not be saved. */
export function Note({ session, writing, onWriting }: {
  session: TherapySession;
  /** Whether its field is open. */
  writing: boolean;
  onWriting: (writing: boolean) => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const save = useNote(session);

  function send(text: string) {
    setDraft(text);
    onWriting(false);
    save.mutate(text, { onSuccess: () => setDraft(null), onError: () => onWriting(true) });
  }
  function leave() {
    setDraft(null);
    onWriting(false);
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
  if (!session.note) return null;
  return (
    <PrivateNote
      text={session.note}
      lock={
        <Row as="span" wrap={false}>
          {t("journal.session.onlyYou")}
          <Button
            small
            variant="quiet"
            aria-label={t("journal.session.editNote")}
            onClick={() => onWriting(true)}
          >
            {t("journal.session.change")}
          </Button>
        </Row>
      }
    />
  );
}
