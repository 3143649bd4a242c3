import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api } from "../../api/client.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import type { JournalPasskey } from "../../sealed-journal/passkey-secret.ts";
import {
  ifMatch,
  readJournal,
  type SealedJournal,
  sealedJournalQuery,
} from "../../sealed-journal/queries.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { AddJournalPasskey } from "./add-journal-passkey.tsx";
import { ListItem } from "./user-page.tsx";

type JournalProps = { user: CurrentUser; journal: SealedJournal };

/** The passkeys that open the notes instead of the passphrase. */
export function JournalPasskeys({ user, journal }: JournalProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const cache = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const remove = useMutation({
    mutationFn: ({ id }: JournalPasskey) =>
      readJournal(api.DELETE("/api/user/me/sealed-journal/passkeys/{id}", {
        params: { path: { id }, ...ifMatch(journal) },
      })),
    onSuccess: (saved, { name }) => {
      cache.setQueryData(sealedJournalQuery(user.id).queryKey, saved);
      void notify({ tone: "success", message: t("sealedJournal.passkeys.removed", { name }) });
    },
  });
  const { passkeys } = journal;
  const locked = passkeys.filter(({ lock }) => lock !== null);
  return (
    <Stack align="start">
      <Text size="label">{t("sealedJournal.passkeys.heading")}</Text>
      <Text size="small" tone="soft">{t("sealedJournal.passkeys.text")}</Text>
      {locked.length > 0 && (
        <Stack as="ul" align="fill">
          {locked.map((passkey) => (
            <ListItem
              key={passkey.id}
              title={passkey.name}
              description={t("sealedJournal.passkeys.opens")}
              action={
                <Button
                  small
                  aria-label={`${t("user.factors.remove")}: ${passkey.name}`}
                  pending={remove.isPending && remove.variables?.id === passkey.id}
                  onClick={() => remove.mutate(passkey)}
                >
                  {t("user.factors.remove")}
                </Button>
              }
            />
          ))}
        </Stack>
      )}
      {remove.error && <Note tone="error" urgent>{showFailure(remove.error)}</Note>}
      {passkeys.length === 0 && (
        <>
          <Text size="small">{t("sealedJournal.passkeys.none")}</Text>
          <Button icon="fingerprint" href="/user/profile/access#second-factor">
            {t("user.factors.passkey.add")}
          </Button>
        </>
      )}
      {locked.length < passkeys.length && (
        <Button
          icon="fingerprint"
          onClick={() => setAdding(true)}
        >
          {t("sealedJournal.passkeys.add")}
        </Button>
      )}
      {isAdding && (
        <AddJournalPasskey
          user={user}
          journal={journal}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}
