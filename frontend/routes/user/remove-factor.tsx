import { type UseMutationResult, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { sealedJournalQuery } from "../../sealed-journal/queries.ts";
import { useProofFailure } from "../../second-factor/use-failure-text.ts";
import type { SecondFactors } from "./queries.ts";

/** What can be taken away: the app, a passkey, or the recovery codes for new ones. */
export type RemovedFactor =
  | { kind: "app"; name: string }
  | { kind: "passkey"; id: string; name: string }
  | { kind: "codes"; name: string };

/** Says what follows before a factor is removed. */
export function RemoveFactor({ factor, factors, removing, onClose }: {
  factor: RemovedFactor;
  factors: SecondFactors;
  removing: Pick<
    UseMutationResult<unknown, Error, RemovedFactor>,
    "mutate" | "isPending" | "error"
  >;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const failureText = useProofFailure();
  const { kind, name } = factor;
  const count = factors.passkeys.length + (factors.authenticator ? 1 : 0);
  const isLast = kind !== "codes" && count === 1;
  const userId = useSessionUser()?.id ?? "";
  const { data: journal } = useQuery({ ...sealedJournalQuery(userId), enabled: userId !== "" });
  const opensNotes = factor.kind === "passkey" &&
    journal?.passkeys.some(({ id, lock }) => id === factor.id && lock !== null);
  const isKept = isLast && factors.isRequired;
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === "codes"
        ? t("user.factors.removal.codesTitle")
        : t("user.factors.removal.title", { name })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>
            {t(isKept ? "shell.close" : "user.factors.removal.keep")}
          </Button>
          {!isKept && (
            <Button
              variant="primary"
              pending={removing.isPending}
              onClick={() => removing.mutate(factor)}
            >
              {t(kind === "codes" ? "user.factors.codes.renew" : "user.factors.remove")}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {isKept ? <Note tone="warning">{t("user.factors.removal.required")}</Note> : (
          <>
            {kind === "codes" && (
              <Text>{t("user.factors.removal.codes", { count: factors.recoveryCodesLeft })}</Text>
            )}
            {kind === "passkey" && <Text>{t("user.factors.removal.passkey")}</Text>}
            {opensNotes && <Text>{t("user.factors.removal.notes")}</Text>}
            {kind !== "codes" && (
              <>
                <Text>{t(`user.factors.removal.${isLast ? "last" : "others"}`)}</Text>
                <Text tone="soft">{t("user.factors.removal.devices")}</Text>
              </>
            )}
          </>
        )}
        {removing.error && <Note tone="error" urgent>{failureText(removing.error)}</Note>}
      </Stack>
    </Dialog>
  );
}
