import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { SaveBar } from "ui-kit/feedback/save-bar.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../../api/api-error.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { Changes, shownChanges } from "./changes.tsx";
import type { FieldProblem } from "./draft-store.ts";
import { useEditor } from "./editor-context.ts";
import { conflictId, sectionOf } from "./paths.ts";
import { discard, publish, reloadViews } from "./queries.ts";
import { SendButton, useSending } from "./sending.tsx";

class Unsaved extends Error {}

/** Saves what is typed, publishes it, and lets every view of the profile load again. */
function usePublishing(onRefused: (problems: FieldProblem[]) => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { therapistId, store, snapshot, goTo, goToConflict } = useEditor();
  const savedBefore = useRef<number | null>(null);

  const publishing = useSubmit({
    mutationFn: async () => {
      if (!await store.flush()) throw new Unsaved();
      return await publish(therapistId, store.snapshot().version);
    },
    onSuccess: (loaded) => {
      store.accept(loaded);
      onRefused([]);
      reloadViews(queries);
      void notify({ tone: "success", message: t("profile.publish.done") });
    },
    onError: (failure) => {
      savedBefore.current = store.snapshot().savedAt;
      if (failure instanceof Unsaved) {
        const [conflict] = store.snapshot().conflicts;
        if (conflict) goToConflict(conflict.path);
      }
      if (!(failure instanceof ApiError)) return;
      if (failure.errCode === "ERR_STALE") void store.reload();
      const problems = failure.problem.errors ?? [];
      onRefused(problems);
      if (problems[0]) goTo(problems[0].path);
    },
  });
  const discarding = useSubmit({
    mutationFn: async () => await discard(therapistId),
    onSuccess: (loaded) => {
      store.replace(loaded);
      onRefused([]);
    },
  });
  const { isError, reset } = publishing;
  const { state, savedAt, conflicts } = snapshot;
  const isSettled = state === "saved" && conflicts.length === 0;
  // What kept it from being published is over with the next save.
  useEffect(() => {
    if (isError && isSettled && savedAt !== savedBefore.current) reset();
  }, [isError, isSettled, savedAt, reset]);
  useEffect(() => {
    if (!isError) return;
    addEventListener("online", reset);
    return () => removeEventListener("online", reset);
  }, [isError, reset]);
  return { publishing, discarding };
}

function useFailureText() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { problems, conflicts } = useEditor();
  return (failure: unknown): string | null => {
    if (!failure) return null;
    if (failure instanceof Unsaved) {
      return t(conflicts.length > 0 ? "profile.publish.conflict" : "profile.publish.unsaved");
    }
    if (failure instanceof ApiError && failure.errCode === "ERR_STALE") {
      return t("profile.publish.stale");
    }
    const named = [...new Set(problems.map(({ path }) => t(`profile.section.${sectionOf(path)}`)))];
    return named.length > 0
      ? t("profile.publish.refused", { sections: named.join(", ") })
      : showFailure(failure);
  };
}

export function PublishBar({ onRefused, onPreview }: {
  onRefused: (problems: FieldProblem[]) => void;
  onPreview: () => void;
}) {
  const { t } = useTranslation();
  const { content, snapshot, conflicts: [conflict], goToConflict } = useEditor();
  const { publishing, discarding } = usePublishing(onRefused);
  const failureText = useFailureText();
  const [dialog, setDialog] = useState<"changes" | "discard" | null>(null);
  const { approval, published } = snapshot.draft;
  const count = shownChanges(published, content).length;
  const shownText = approval === "approved" ? "nothing" : "notShown";
  const settledText = published.practices.length === 0 ? "empty" : shownText;
  const { sending, error: sendingError, offered } = useSending();
  // Sending publishes too, and may change the profile just before.
  const sends = offered && (count === 0 || sending.isPending);
  const error = failureText(publishing.error ?? discarding.error) ?? sendingError;
  const close = () => setDialog(null);

  const bar = (
    <SaveBar
      label={t("profile.publish.label")}
      oneRow={count > 0 || sends}
      message={error
        ? (
          <Note tone="error" urgent>
            {error}
            {conflict && publishing.error instanceof Unsaved && (
              <>
                {" "}
                <Link
                  href={`#${conflictId(conflict.path)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goToConflict(conflict.path);
                  }}
                >
                  {t("profile.publish.showConflict")}
                </Link>
              </>
            )}
          </Note>
        )
        : count === 0
        ? t(`profile.publish.${settledText}`)
        : t("profile.publish.count", { count })}
      actions={
        <>
          <ShowAt below="desktop">
            <Button icon="eye" iconOnly onClick={onPreview}>{t("profile.preview.open")}</Button>
          </ShowAt>
          {sends ? <SendButton sending={sending} /> : count > 0 && (
            <>
              <Button variant="quiet" small onClick={() => setDialog("changes")}>
                {t("profile.publish.differs")}
              </Button>
              <ShowAt from="tablet">
                <Button variant="quiet" small onClick={() => setDialog("discard")}>
                  {t("profile.publish.discard")}
                </Button>
              </ShowAt>
              <Button
                variant="primary"
                pending={publishing.isPending}
                onClick={() => {
                  sending.reset();
                  publishing.mutate();
                }}
              >
                {t("profile.publish.publish")}
              </Button>
            </>
          )}
        </>
      }
    />
  );
  return (
    <>
      {/* Below 1200 px the bar also has the button of the preview. */}
      {count > 0 || sends || error ? bar : <ShowAt below="desktop">{bar}</ShowAt>}
      <Dialog
        open={dialog === "changes"}
        onClose={close}
        size="wide"
        title={t("profile.changes.title")}
        closeLabel={t("shell.close")}
        actions={
          <Button onClick={() => setDialog("discard")}>{t("profile.publish.discard")}</Button>
        }
      >
        {/* In the Tab order, because a long list scrolls. */}
        <Stack role="group" aria-label={t("profile.changes.title")} tabIndex={0}>
          <Changes before={published} after={content} />
        </Stack>
      </Dialog>
      <Dialog
        open={dialog === "discard"}
        onClose={close}
        title={t("profile.publish.discardTitle")}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={close}>{t("profile.publish.keep")}</Button>
            <Button
              variant="primary"
              pending={discarding.isPending}
              onClick={() => {
                discarding.mutate();
                close();
              }}
            >
              {t("profile.publish.discardNow")}
            </Button>
          </>
        }
      >
        <Text>{t("profile.publish.discardText", { count })}</Text>
      </Dialog>
    </>
  );
}
