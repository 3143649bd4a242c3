import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PrivateNote } from "ui-kit/booking/private-note.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note as Message } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../../api/api-error.ts";
import { updateTherapySessionNote as limits } from "../../api/limits/therapy-sessions.ts";
import { useChangeConsent, useMissingConsent } from "../../api/consents.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import {
  openedKey,
  useIsJournalOpen,
  useOpenedSession,
} from "../../sealed-journal/opened-journal.ts";
import { sealedJournalQuery, takesSealedNotes } from "../../sealed-journal/queries.ts";
import { UnlockDialog } from "../../sealed-journal/unlock-dialog.tsx";
import type { Draft } from "../../drafts.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useNote } from "./note-drafts.ts";
import { ConsentTerms } from "../../therapy-sessions/consent-terms.tsx";
import { Marked } from "../../therapy-sessions/marked.tsx";
import { NoteConflict } from "../../therapy-sessions/note-conflict.tsx";
import { TextForm } from "../../therapy-sessions/text-form.tsx";

function failureOf({ errCode }: Draft): unknown {
  if (!errCode) return null;
  return new ApiError({ type: "", title: "", status: 0, errCode, instance: "" });
}

type NoteProps = {
  session: TherapySession;
  writing: boolean;
  onWriting: (writing: boolean) => void;
};

export function Note({ session: stored, writing, onWriting }: NoteProps) {
  const { t } = useTranslation();
  const { session, isDamaged, isLocked } = useOpenedSession(stored);
  const isOpen = useIsJournalOpen();
  const { data: journal } = useQuery({ ...sealedJournalQuery(useSessionUser()?.id ?? "") });
  if (isDamaged) return <Message tone="warning">{t("sealedJournal.damaged")}</Message>;
  const isSealed = isLocked || takesSealedNotes(journal);
  if (!isSealed || isOpen && !isLocked) {
    return (
      <OpenNote
        {...{ session, writing, onWriting }}
        isSecret={takesSealedNotes(journal)}
      />
    );
  }
  return (
    <>
      {isLocked && (
        <PrivateNote text={t("sealedJournal.sealedNote")} lock={t("journal.session.onlyYou")} />
      )}
      {writing && !isOpen && journal && (
        <UnlockDialog
          journal={journal}
          onClose={() => onWriting(openedKey() !== null)}
        />
      )}
    </>
  );
}

function OpenNote({ session, writing, onWriting, isSecret }: NoteProps & { isSecret: boolean }) {
  const { t } = useTranslation();
  const { draft, shown, keep, save, drop } = useNote(session, isSecret);
  const unsaved = draft?.state === "writing" || draft?.state === "refused";

  if (draft?.state === "conflict") {
    return (
      <NoteConflict
        draft={draft}
        onMine={() => save(draft.text)}
        onTheirs={drop}
        onBoth={() => {
          keep([draft.theirs, draft.text].filter(Boolean).join("\n\n"));
          onWriting(true);
        }}
      />
    );
  }
  if (writing || unsaved) {
    return <WrittenNote {...{ session, writing, onWriting, draft, keep, save, drop }} />;
  }
  if (!shown) return null;
  return (
    <>
      <PrivateNote
        text={<Marked>{shown}</Marked>}
        lock={t("journal.session.onlyYou")}
        actions={
          <Button
            small
            variant="quiet"
            aria-label={t("journal.session.editNote")}
            onClick={() => onWriting(true)}
          >
            {t("journal.session.change")}
          </Button>
        }
      />
      {draft?.state === "waiting" && (
        <Text size="caption" tone="soft" role="status">{t("journal.note.waiting")}</Text>
      )}
    </>
  );
}

function WrittenNote({ session, writing, onWriting, draft, keep, save, drop }:
  & NoteProps
  & Pick<ReturnType<typeof useNote>, "draft" | "keep" | "save" | "drop">) {
  const { t } = useTranslation();
  const missing = useMissingConsent("notes", true);
  const consent = useChangeConsent();
  return (
    <TextForm
      label={t("journal.session.note")}
      description={!writing ? t("journal.note.kept") : t("journal.session.noteHelp")}
      start={draft?.text ?? session.note ?? ""}
      maxLength={limits.note.maxLength}
      failure={consent.error ?? (draft && failureOf(draft))}
      pending={consent.isPending}
      focused={writing}
      terms={missing && <ConsentTerms consent={missing} />}
      words={{
        send: t(missing ? "journal.consent.save" : "journal.session.saveNote"),
        leave: t("journal.session.giveUp"),
      }}
      onType={keep}
      onSend={(text) => {
        const write = () => {
          save(text);
          onWriting(false);
        };
        if (missing && text) consent.mutate(missing, { onSuccess: write });
        else write();
      }}
      onLeave={() => {
        drop();
        onWriting(false);
      }}
    />
  );
}
