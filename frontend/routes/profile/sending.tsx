import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { ApiError } from "../../api/api-error.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useEditor } from "./editor-context.ts";
import { changedPaths, fieldsOf } from "./fields.ts";
import { pathById, sectionOf } from "./paths.ts";
import { publish, reloadViews } from "./queries.ts";

class Unsaved extends Error {}

function useFailureText() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { conflicts, content } = useEditor();
  return (failure: Error): string => {
    if (failure instanceof Unsaved) {
      return t(conflicts.length > 0 ? "profile.publish.conflict" : "profile.publish.unsaved");
    }
    if (!(failure instanceof ApiError)) return showFailure(failure);
    if (failure.errCode === "ERR_STALE") return t("profile.publish.stale");
    const paths = (failure.problem.errors ?? []).map(({ path }) => pathById(path, content));
    const named = [...new Set(paths.map((path) => t(`profile.section.${sectionOf(path)}`)))];
    return named.length > 0
      ? t("profile.publish.refused", { sections: named.join(", ") })
      : showFailure(failure);
  };
}

/** Publishes what is not published yet and sends the profile for approval; a new one is sent to be shown in search. */
export function useSending() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { therapistId, store, missing, goTo, snapshot: { draft } } = useEditor();
  const sending = useSubmit({
    mutationFn: async () => {
      if (draft.approval === "not-sent") {
        store.change((content) => ({ ...content, showInSearch: true }));
      }
      if (!await store.flush()) throw new Unsaved();
      const saved = store.snapshot();
      if (changedPaths(fieldsOf(saved.draft.published), fieldsOf(saved.content)).length > 0) {
        store.accept(await publish(therapistId, saved.version));
      }
      await ok(api.POST("/api/therapists/{id}/approval-requests", {
        params: { path: { id: therapistId } },
      }));
    },
    onSuccess: () => void notify({ tone: "success", message: t("profile.approval.sent") }),
    onError: (failure) => {
      const [first] = failure instanceof ApiError ? failure.problem.errors ?? [] : [];
      if (first) goTo(first.path);
    },
    onSettled: async () => {
      reloadViews(queries);
      await store.reload();
    },
  });
  return {
    sending,
    error: sending.error && failureText(sending.error),
    offered: (draft.approval === "not-sent" || draft.approval === "declined") &&
      missing.length === 0,
  };
}

export function SendButton({ sending }: Pick<ReturnType<typeof useSending>, "sending">) {
  const { t } = useTranslation();
  return (
    <Button
      small
      variant="primary"
      icon="send"
      pending={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {t("profile.approval.send")}
    </Button>
  );
}
