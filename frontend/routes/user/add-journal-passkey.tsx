import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api } from "../../api/client.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { textOf } from "../../forms.ts";
import type { Bytes } from "../../sealed-journal/bytes.ts";
import { lockWithPasskey, openWithPassphrase, proofOf } from "../../sealed-journal/journal-key.ts";
import { OpenWithPasskey, usePasskeyFailure } from "../../sealed-journal/open-with-passkey.tsx";
import { passkeySecret } from "../../sealed-journal/passkey-secret.ts";
import {
  ifMatch,
  readJournal,
  type SealedJournal,
  sealedJournalQuery,
} from "../../sealed-journal/queries.ts";

type DialogProps = { user: CurrentUser; journal: SealedJournal; onClose: () => void };

function useAddPasskey({ user, journal, onClose }: DialogProps) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (key: Bytes) => {
      const free = journal.passkeys.filter(({ lock }) => lock === null);
      const { passkey: { id, name }, secret } = await passkeySecret(free, user.id);
      const saved = await readJournal(api.PUT("/api/user/me/sealed-journal/passkeys/{id}", {
        params: { path: { id }, ...ifMatch(journal) },
        body: { lock: await lockWithPasskey(key, secret, user.id), proof: await proofOf(key) },
      }));
      return { saved, name };
    },
    onSuccess: ({ saved, name }) => {
      cache.setQueryData(sealedJournalQuery(user.id).queryKey, saved);
      void notify({ tone: "success", message: t("sealedJournal.passkeys.saved", { name }) });
      onClose();
    },
  });
}

/** First the passphrase, which opens the key; then the browser's own dialog, from a press of its own. */
export function AddJournalPasskey({ user, journal, onClose }: DialogProps) {
  const { t } = useTranslation();
  const failureText = usePasskeyFailure();
  const [key, setKey] = useState<Bytes | null>(null);
  const add = useAddPasskey({ user, journal, onClose });
  const open = useMutation({
    mutationFn: async (passphrase: string) => {
      const { passphraseLock } = journal;
      return passphraseLock && await openWithPassphrase(passphraseLock, passphrase, user.id);
    },
    onSuccess: setKey,
  });
  return (
    <Dialog
      open
      title={t("sealedJournal.passkeys.add")}
      closeLabel={t("sealedJournal.close")}
      onClose={onClose}
    >
      {key
        ? (
          <>
            <Text>{t("sealedJournal.passkeys.choose")}</Text>
            {add.error && <Note tone="error" urgent>{failureText(add.error)}</Note>}
            <Button
              variant="primary"
              icon="fingerprint"
              pending={add.isPending}
              onClick={() => add.mutate(key)}
            >
              {t("sealedJournal.passkeys.ask")}
            </Button>
          </>
        )
        : (
          <>
            <OpenWithPasskey journal={journal} onOpened={setKey} />
            <Form noValidate onSend={(entries) => open.mutate(textOf(entries, "passphrase"))}>
              <TextField
                name="passphrase"
                type="password"
                autoComplete="current-password"
                autoFocus
                label={t("sealedJournal.passphrase")}
                description={t("sealedJournal.passkeys.first")}
                reveal={{ show: t("forms.show"), hide: t("forms.hide") }}
                error={open.isSuccess && !open.data
                  ? t("sealedJournal.wrong.passphrase")
                  : undefined}
              />
              <Button variant="primary" type="submit" pending={open.isPending}>
                {t("sealedJournal.next")}
              </Button>
            </Form>
          </>
        )}
    </Dialog>
  );
}
