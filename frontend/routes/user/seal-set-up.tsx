import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { CodeList } from "ui-kit/layout/code-list.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api } from "../../api/client.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { config } from "../../config.ts";
import { downloadBlob } from "../../download.ts";
import { textOf } from "../../forms.ts";
import {
  lockWithPassphrase,
  lockWithRecoveryCode,
  newJournalKey,
  proofOf,
} from "../../sealed-journal/journal-key.ts";
import { openJournal } from "../../sealed-journal/opened-journal.ts";
import { NewPassphrase, passphraseProblem } from "../../sealed-journal/passphrase-fields.tsx";
import { readJournal, type SealedJournal } from "../../sealed-journal/queries.ts";
import { newRecoveryCode } from "../../sealed-journal/recovery-code.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type SetUpProps = {
  user: CurrentUser;
  plainNotes: number;
  onSealed: (journal: SealedJournal) => void;
  onClose: () => void;
};

function useStart({ user, onSealed }: Pick<SetUpProps, "user" | "onSealed">) {
  return useMutation({
    mutationFn: async ({ passphrase, code }: { passphrase: string; code: string }) => {
      const key = newJournalKey();
      const journal = await readJournal(api.POST("/api/user/me/sealed-journal", {
        body: {
          passphraseLock: await lockWithPassphrase(key, passphrase, user.id),
          recoveryLock: await lockWithRecoveryCode(key, code, user.id),
          proof: await proofOf(key),
        },
      }));
      await openJournal(user.id, key);
      return journal;
    },
    onSuccess: onSealed,
  });
}

function RecoverySheet({ code }: { code: string }) {
  const { t } = useTranslation();
  const title = t("sealedJournal.sheet.title", { brand: config.brand });
  const text = `${title}\n\n${code}\n\n${t("sealedJournal.sheet.text")}\n`;
  return (
    <Stack>
      <CodeList title={title} codes={code.split("-")} note={t("sealedJournal.sheet.text")} />
      <Row>
        <Button icon="printer" onClick={() => globalThis.print()}>
          {t("sealedJournal.sheet.print")}
        </Button>
        <Button
          icon="download"
          onClick={() =>
            downloadBlob(new Blob([text], { type: "text/plain" }), "recovery-code.txt")}
        >
          {t("sealedJournal.sheet.download")}
        </Button>
      </Row>
    </Stack>
  );
}

/** The passphrase, then the recovery code, and what their loss means, before anything is sealed. */
export function SealSetUp({ user, plainNotes, onSealed, onClose }: SetUpProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [code] = useState(newRecoveryCode);
  const [passphrase, setPassphrase] = useState<string | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof passphraseProblem>>(null);
  const [isWritten, setWritten] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const start = useStart({ user, onSealed });
  function send(entries: FormData) {
    if (passphrase === null) {
      const found = passphraseProblem(entries);
      setProblem(found);
      if (!found) setPassphrase(textOf(entries, "newPassphrase"));
      return;
    }
    setMissing(!isWritten);
    if (isWritten) start.mutate({ passphrase, code });
  }
  return (
    <Form noValidate onSend={send}>
      {passphrase === null ? <NewPassphrase problem={problem} /> : (
        <>
          <RecoverySheet code={code} />
          <Note tone="warning">{t("sealedJournal.bothLost")}</Note>
          <Checkbox
            label={t("sealedJournal.written", { brand: config.brand })}
            checked={isWritten}
            onCheckedChange={setWritten}
            error={isMissing && !isWritten ? t("sealedJournal.writeFirst") : undefined}
          />
        </>
      )}
      {start.error && <Note tone="error" urgent>{showFailure(start.error)}</Note>}
      <Row>
        <Button variant="primary" type="submit" pending={start.isPending}>
          {passphrase === null
            ? t("sealedJournal.next")
            : t("sealedJournal.seal", { count: plainNotes })}
        </Button>
        <Button variant="quiet" onClick={onClose}>{t("sealedJournal.close")}</Button>
      </Row>
    </Form>
  );
}
