import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api } from "../../api/client.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { textOf } from "../../forms.ts";
import {
  lockWithPassphrase,
  openWithPassphrase,
  proofOf,
} from "../../sealed-journal/journal-key.ts";
import type { Bytes } from "../../sealed-journal/bytes.ts";
import { OpenWithPasskey } from "../../sealed-journal/open-with-passkey.tsx";
import { lockJournal } from "../../sealed-journal/opened-journal.ts";
import { NewPassphrase, passphraseProblem } from "../../sealed-journal/passphrase-fields.tsx";
import {
  ifMatch,
  readJournal,
  type SealedJournal,
  sealedJournalQuery,
} from "../../sealed-journal/queries.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { refetchSessions } from "../../therapy-sessions/queries.ts";

type DialogProps = { user: CurrentUser; journal: SealedJournal; onClose: () => void };

/** The notes stay as they are: only the lock of their key changes. */
export function ChangePassphrase({ user, journal, onClose }: DialogProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const cache = useQueryClient();
  const [problem, setProblem] = useState<ReturnType<typeof passphraseProblem>>(null);
  const [opened, setOpened] = useState<Bytes | null>(null);
  const change = useMutation({
    mutationFn: async ({ before, after }: { before: string; after: string }) => {
      const { passphraseLock } = journal;
      const key = opened ??
        (passphraseLock && await openWithPassphrase(passphraseLock, before, user.id));
      if (!key) return null;
      return await readJournal(api.PUT("/api/user/me/sealed-journal/locks", {
        params: ifMatch(journal),
        body: {
          proof: await proofOf(key),
          passphraseLock: await lockWithPassphrase(key, after, user.id),
        },
      }));
    },
    onSuccess: (saved) => {
      if (!saved) return;
      cache.setQueryData(sealedJournalQuery(user.id).queryKey, saved);
      onClose();
    },
  });
  const isWrong = change.isSuccess && change.data === null;
  function send(entries: FormData) {
    const found = passphraseProblem(entries);
    setProblem(found);
    if (found) return;
    change.mutate({
      before: textOf(entries, "passphrase"),
      after: textOf(entries, "newPassphrase"),
    });
  }
  return (
    <Dialog
      open
      title={t("sealedJournal.change")}
      closeLabel={t("sealedJournal.close")}
      onClose={onClose}
    >
      {!opened && <OpenWithPasskey journal={journal} onOpened={setOpened} />}
      <Form noValidate onSend={send}>
        {opened ? <Note>{t("sealedJournal.recovered")}</Note> : (
          <TextField
            name="passphrase"
            type="password"
            autoComplete="current-password"
            label={t("sealedJournal.passphrase")}
            error={isWrong ? t("sealedJournal.wrong.passphrase") : undefined}
          />
        )}
        <NewPassphrase problem={problem} />
        {change.error && <Note tone="error" urgent>{showFailure(change.error)}</Note>}
        <Button variant="primary" type="submit" pending={change.isPending}>
          {t("sealedJournal.savePassphrase")}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Says what is lost before the button. */
export function DiscardNotes({ user, journal, onClose }: DialogProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const cache = useQueryClient();
  const discard = useMutation({
    mutationFn: () =>
      readJournal(api.DELETE("/api/user/me/sealed-journal", { params: ifMatch(journal) })),
    onSuccess: (saved) => {
      lockJournal();
      refetchSessions(cache);
      cache.setQueryData(sealedJournalQuery(user.id).queryKey, saved);
      onClose();
    },
  });
  const names = journal.passkeys.filter(({ lock }) => lock !== null).map(({ name }) => name);
  return (
    <Dialog
      open
      title={t("sealedJournal.lostBoth")}
      closeLabel={t("sealedJournal.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sealedJournal.close")}</Button>
          <Button
            variant="primary"
            pending={discard.isPending}
            onClick={() => discard.mutate()}
          >
            {t("sealedJournal.discard", { count: journal.sealedNotes })}
          </Button>
        </>
      }
    >
      {names.length > 0 && (
        <Note tone="warning">
          {t("sealedJournal.passkeys.stillOpen", { names: names.join(", ") })}
        </Note>
      )}
      <Text>{t("sealedJournal.unreadable")}</Text>
      {discard.error && <Note tone="error" urgent>{showFailure(discard.error)}</Note>}
    </Dialog>
  );
}

/** Says who has the key afterwards, before the button. */
export function StopSealing({ onStop, onClose }: { onStop: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t("sealedJournal.switchOff")}
      closeLabel={t("sealedJournal.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sealedJournal.close")}</Button>
          <Button variant="primary" onClick={onStop}>{t("sealedJournal.switchOff")}</Button>
        </>
      }
    >
      <Text>{t("sealedJournal.switchOffText")}</Text>
    </Dialog>
  );
}
