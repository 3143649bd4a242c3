import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api } from "../../api/client.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { downloadBlob } from "../../download.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { openNotes, sealNotes } from "../../sealed-journal/change-notes.ts";
import { openedKey, useIsJournalOpen } from "../../sealed-journal/opened-journal.ts";
import { notesAsText } from "../../sealed-journal/opened-text.ts";
import {
  ifMatch,
  readJournal,
  type SealedJournal as Journal,
  sealedJournalQuery,
} from "../../sealed-journal/queries.ts";
import { UnlockDialog } from "../../sealed-journal/unlock-dialog.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import { refetchSessions } from "../../therapy-sessions/queries.ts";
import { ChangePassphrase, DiscardNotes, StopSealing } from "./sealed-journal-dialogs.tsx";
import { JournalPasskeys } from "./journal-passkeys.tsx";
import { SealSetUp } from "./seal-set-up.tsx";
import { QueryContent } from "./user-page.tsx";

type Target = "sealed" | "off";

const move = (journal: Journal, to: "sealing" | "sealed" | "opening" | "off") =>
  readJournal(api.PUT("/api/user/me/sealed-journal/state", {
    params: ifMatch(journal),
    body: { to },
  }));

/** Changes every note to one form, and says how far it is. It can be interrupted and goes on where it stopped. */
function useChangeNotes(userId: string) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const change = useMutation({
    mutationFn: async ({ journal, target }: { journal: Journal; target: Target }) => {
      const key = openedKey();
      if (!key) return { damaged: 0 };
      const under = target === "sealed" ? "sealing" : "opening";
      const going = journal.state === under ? journal : await move(journal, under);
      const work = target === "sealed" ? sealNotes : openNotes;
      const { damaged } = await work(key, (done, all) => setProgress({ done, all }));
      if (damaged === 0) await move(going, target);
      return { damaged };
    },
    onSettled: async () => {
      setProgress(null);
      refetchSessions(cache);
      void cache.invalidateQueries({ queryKey: ["therapy-session"] });
      await cache.invalidateQueries(sealedJournalQuery(userId));
    },
  });
  return { change, progress };
}

function DownloadNotes() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const download = useMutation({
    mutationFn: () => notesAsText((instant) => format.date(instant, "long")),
    onSuccess: (text) => downloadBlob(new Blob([text], { type: "text/plain" }), "notes.txt"),
  });
  return (
    <>
      <Button icon="download" pending={download.isPending} onClick={() => download.mutate()}>
        {t("sealedJournal.download")}
      </Button>
      {download.error && <Note tone="error" urgent>{showFailure(download.error)}</Note>}
    </>
  );
}

function OnJournal({ user, journal, changing }: {
  user: CurrentUser;
  journal: Journal;
  changing: ReturnType<typeof useChangeNotes>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const isOpen = useIsJournalOpen();
  const [dialog, setDialog] = useState<"unlock" | "passphrase" | "off" | "discard" | null>(null);
  const { change, progress } = changing;
  const { state, plainNotes, sealedNotes, sealedAt } = journal;
  const run = (target: Target) => change.mutate({ journal, target });
  const close = () => setDialog(null);
  return (
    <Stack align="start">
      {state === "sealed"
        ? (
          <Note icon="lock">
            {t("sealedJournal.allSealed", {
              count: sealedNotes,
              day: sealedAt ? format.date(sealedAt, "dated") : "",
            })}
          </Note>
        )
        : (
          <Note tone="warning">
            {t(`sealedJournal.left.${state === "opening" ? "opening" : "sealing"}`, {
              count: state === "opening" ? sealedNotes : plainNotes,
            })}
          </Note>
        )}
      {progress && <Text role="status">{t("sealedJournal.progress", progress)}</Text>}
      {change.data && change.data.damaged > 0 && (
        <Note tone="warning" urgent>
          {t("sealedJournal.damagedNotes", { count: change.data.damaged })}
        </Note>
      )}
      {change.error && <Note tone="error" urgent>{showFailure(change.error)}</Note>}
      {!isOpen && journal.passphraseLock && (
        <Button
          variant="primary"
          icon="lock"
          onClick={() => setDialog("unlock")}
        >
          {t("sealedJournal.unlock")}
        </Button>
      )}
      {isOpen && (
        <Row>
          {state !== "sealed" && (
            <Button
              variant="primary"
              pending={change.isPending}
              onClick={() => run(state === "opening" ? "off" : "sealed")}
            >
              {t("sealedJournal.goOn")}
            </Button>
          )}
          <DownloadNotes />
          <Button onClick={() => setDialog("passphrase")}>{t("sealedJournal.change")}</Button>
          {state !== "opening" && (
            <Button
              variant="quiet"
              pending={change.isPending}
              onClick={() => setDialog("off")}
            >
              {t("sealedJournal.switchOff")}
            </Button>
          )}
        </Row>
      )}
      {journal.passphraseLock && <JournalPasskeys user={user} journal={journal} />}
      {!isOpen && (
        <Button variant="quiet" onClick={() => setDialog("discard")}>
          {t("sealedJournal.lostBoth")}
        </Button>
      )}
      {dialog === "unlock" && <UnlockDialog journal={journal} onClose={close} />}
      {dialog === "passphrase" && (
        <ChangePassphrase
          user={user}
          journal={journal}
          onClose={close}
        />
      )}
      {dialog === "off" && (
        <StopSealing
          onStop={() => {
            close();
            run("off");
          }}
          onClose={close}
        />
      )}
      {dialog === "discard" && <DiscardNotes user={user} journal={journal} onClose={close} />}
    </Stack>
  );
}

function OffJournal({ user, journal, onSealed }: {
  user: CurrentUser;
  journal: Journal;
  onSealed: (journal: Journal) => void;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return <Button icon="lock" onClick={() => setOpen(true)}>{t("sealedJournal.start")}</Button>;
  }
  return (
    <SealSetUp
      user={user}
      plainNotes={journal.plainNotes}
      onSealed={onSealed}
      onClose={() => setOpen(false)}
    />
  );
}

export function SealedJournal({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const query = useQuery(sealedJournalQuery(user.id));
  const changing = useChangeNotes(user.id);
  function begin(journal: Journal) {
    cache.setQueryData(sealedJournalQuery(user.id).queryKey, journal);
    changing.change.mutate({ journal, target: "sealed" });
  }
  return (
    <Section heading={t("sealedJournal.heading")} id="sealed">
      <Stack align="start">
        <Text>{t("sealedJournal.text")}</Text>
        <QueryContent query={query}>
          {(journal) =>
            journal.state === "off"
              ? <OffJournal user={user} journal={journal} onSealed={begin} />
              : <OnJournal user={user} journal={journal} changing={changing} />}
        </QueryContent>
      </Stack>
    </Section>
  );
}
