import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { lockJournal, useIsJournalOpen } from "./opened-journal.ts";
import { sealedJournalQuery } from "./queries.ts";
import { UnlockDialog } from "./unlock-dialog.tsx";

/** Above the journal: whether its notes are open in this tab. */
export function JournalLock() {
  const { t } = useTranslation();
  const userId = useSessionUser()?.id ?? "";
  const { data: journal } = useQuery({ ...sealedJournalQuery(userId), enabled: userId !== "" });
  const isOpen = useIsJournalOpen();
  const [isUnlocking, setUnlocking] = useState(false);
  if (!journal || journal.state === "off") return null;
  const isHalf = journal.state !== "sealed";
  return (
    <>
      <Note
        icon="lock"
        actions={
          <>
            {isOpen
              ? <Button small onClick={lockJournal}>{t("sealedJournal.lock")}</Button>
              : journal.passphraseLock && (
                <Button small onClick={() => setUnlocking(true)}>
                  {t("sealedJournal.unlock")}
                </Button>
              )}
            {isHalf && (
              <Button small variant="quiet" href="/user/profile/data#sealed">
                {t("sealedJournal.goOn")}
              </Button>
            )}
          </>
        }
      >
        {t(isOpen ? "sealedJournal.isOpen" : "sealedJournal.isLocked")}
        {isHalf && ` ${t("sealedJournal.isHalf")}`}
      </Note>
      {isUnlocking && <UnlockDialog journal={journal} onClose={() => setUnlocking(false)} />}
    </>
  );
}
