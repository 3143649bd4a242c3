import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Divider } from "ui-kit/layout/divider.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { PasskeyCancelled } from "../second-factor/passkey.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import type { Bytes } from "./bytes.ts";
import { openWithPasskey } from "./journal-key.ts";
import { passkeySecret, PasskeyWithoutSecret } from "./passkey-secret.ts";
import type { SealedJournal } from "./queries.ts";

export function usePasskeyFailure(): (failure: unknown) => string {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  return (failure) => {
    if (failure instanceof PasskeyWithoutSecret) return t("sealedJournal.passkeys.unsupported");
    if (failure instanceof PasskeyCancelled) return t("sealedJournal.passkeys.cancelled");
    return showFailure(failure);
  };
}

/** Above the field of the passphrase, for a journal that a passkey opens too. */
export function OpenWithPasskey(
  { journal, onOpened }: { journal: SealedJournal; onOpened: (key: Bytes) => Promise<void> | void },
) {
  const { t } = useTranslation();
  const failureText = usePasskeyFailure();
  const userId = useSessionUser()?.id ?? "";
  const locked = journal.passkeys.filter(({ lock }) => lock !== null);
  const open = useMutation({
    mutationFn: async () => {
      const { passkey, secret } = await passkeySecret(locked, userId);
      const key = await openWithPasskey(passkey.lock!, secret, userId);
      if (key) await onOpened(key);
      return key !== null;
    },
  });
  if (locked.length === 0) return null;
  return (
    <>
      <Button
        variant="primary"
        icon="fingerprint"
        pending={open.isPending}
        onClick={() => open.mutate()}
      >
        {t("sealedJournal.passkeys.use")}
      </Button>
      {open.error && <Note tone="error" urgent>{failureText(open.error)}</Note>}
      {open.data === false && <Note tone="error" urgent>{t("sealedJournal.passkeys.changed")}
      </Note>}
      <Divider>{t("sealedJournal.passkeys.or")}</Divider>
    </>
  );
}
