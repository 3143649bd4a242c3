import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api } from "../api/client.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { textOf } from "../forms.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import type { Bytes } from "./bytes.ts";
import {
  lockWithPassphrase,
  openWithPassphrase,
  openWithRecoveryCode,
  proofOf,
} from "./journal-key.ts";
import { OpenWithPasskey } from "./open-with-passkey.tsx";
import { openJournal } from "./opened-journal.ts";
import { NewPassphrase, passphraseProblem } from "./passphrase-fields.tsx";
import { ifMatch, readJournal, type SealedJournal, sealedJournalQuery } from "./queries.ts";

type Way = "passphrase" | "recovery";

type DialogProps = { journal: SealedJournal; onClose: () => void };

function useSavePassphrase(journal: SealedJournal) {
  const cache = useQueryClient();
  const userId = useSessionUser()?.id ?? "";
  return useMutation({
    mutationFn: async ({ key, passphrase }: { key: Bytes; passphrase: string }) =>
      await readJournal(api.PUT("/api/user/me/sealed-journal/locks", {
        params: ifMatch(journal),
        body: {
          proof: await proofOf(key),
          passphraseLock: await lockWithPassphrase(key, passphrase, userId),
        },
      })),
    onSuccess: (saved) => cache.setQueryData(sealedJournalQuery(userId).queryKey, saved),
  });
}

/** Opens the journal in this tab, with a passkey, the passphrase or the recovery code; a recovery code can set a new passphrase. */
export function UnlockDialog({ journal, onClose }: DialogProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const userId = useSessionUser()?.id ?? "";
  const [way, setWay] = useState<Way>("passphrase");
  const [recovered, setRecovered] = useState<Bytes | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof passphraseProblem>>(null);
  const save = useSavePassphrase(journal);
  const unlock = useMutation({
    mutationFn: async (typed: string) => {
      const { passphraseLock, recoveryLock } = journal;
      const opened = way === "passphrase"
        ? passphraseLock && await openWithPassphrase(passphraseLock, typed, userId)
        : recoveryLock && await openWithRecoveryCode(recoveryLock, typed, userId);
      if (opened) await openJournal(userId, opened);
      return opened;
    },
    onSuccess: (opened) => {
      if (!opened) return;
      if (way === "recovery") setRecovered(opened);
      else onClose();
    },
  });
  const isWrong = unlock.isSuccess && !unlock.data;
  const hasPasskey = journal.passkeys.some(({ lock }) => lock !== null);

  function send(entries: FormData) {
    if (!recovered) return unlock.mutate(textOf(entries, way));
    const found = passphraseProblem(entries);
    setProblem(found);
    if (found) return;
    const passphrase = textOf(entries, "newPassphrase");
    save.mutate({ key: recovered, passphrase }, { onSuccess: onClose });
  }
  function choose(next: Way) {
    setWay(next);
    unlock.reset();
  }
  return (
    <Dialog
      open
      title={t(recovered ? "sealedJournal.newPassphrase" : "sealedJournal.unlock")}
      closeLabel={t("sealedJournal.close")}
      onClose={onClose}
    >
      {!recovered && (
        <OpenWithPasskey
          journal={journal}
          onOpened={async (key) => {
            await openJournal(userId, key);
            onClose();
          }}
        />
      )}
      <Form noValidate onSend={send}>
        {recovered
          ? (
            <>
              <Note>{t("sealedJournal.recovered")}</Note>
              <NewPassphrase problem={problem} />
              {save.error && <Note tone="error" urgent>{showFailure(save.error)}</Note>}
            </>
          )
          : (
            <TextField
              key={way}
              name={way}
              type={way === "passphrase" ? "password" : "text"}
              autoComplete={way === "passphrase" ? "current-password" : "off"}
              autoFocus={!hasPasskey}
              label={t(`sealedJournal.${way}`)}
              description={way === "recovery" ? t("sealedJournal.recoveryHelp") : undefined}
              error={isWrong ? t(`sealedJournal.wrong.${way}`) : undefined}
              {...(way === "passphrase"
                ? { reveal: { show: t("forms.show"), hide: t("forms.hide") } }
                : {})}
            />
          )}
        <Stack gap="tight" align="start">
          <Button
            variant={hasPasskey && !recovered ? "secondary" : "primary"}
            type="submit"
            pending={unlock.isPending || save.isPending}
          >
            {t(recovered ? "sealedJournal.savePassphrase" : "sealedJournal.unlock")}
          </Button>
          {!recovered && (
            <Button
              variant="quiet"
              onClick={() => choose(way === "passphrase" ? "recovery" : "passphrase")}
            >
              {t(way === "passphrase" ? "sealedJournal.lost" : "sealedJournal.haveIt")}
            </Button>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
