import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "ui-kit/feedback/toast.tsx";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { type Content, type EditedText, textQuery } from "./queries.ts";

/** The draft as it is typed, and what can be done with it. What is typed stays when a request is refused. */
export function useTextDraft(text: EditedText) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [content, setContent] = useState<Content>(() => text.draft?.content ?? text.content);
  const [seen, setSeen] = useState(text.draft?.revision ?? 0);
  const stored = text.draft?.content ?? text.content;
  const isDirty = JSON.stringify(content) !== JSON.stringify(stored);
  const path = { id: text.id };
  const header = (revision: number) => ({ "if-match": String(revision) });

  function store(saved: EditedText) {
    cache.setQueryData(textQuery(text.id).queryKey, saved);
    setSeen(saved.draft?.revision ?? 0);
    void cache.invalidateQueries({ queryKey: [...adminKey, "texts"], exact: true });
  }

  const onStale = () => void cache.invalidateQueries(textQuery(text.id));

  const saving = useSubmit<EditedText, { content: Content; seen: number }>({
    mutationFn: ({ content, seen }) =>
      ok(api.PUT("/api/admin/texts/{id}/draft", {
        params: { path, header: header(seen) },
        body: content,
      })),
    onSuccess: (saved) => {
      store(saved);
      setContent(saved.draft?.content ?? saved.content);
      void notify({ tone: "success", message: t("texts.savedDraft") });
    },
    onError: onStale,
  });

  const publishing = useSubmit<EditedText, { comment: string }>({
    mutationFn: async ({ comment }) => {
      const saved = isDirty || !text.draft
        ? await ok(api.PUT("/api/admin/texts/{id}/draft", {
          params: { path, header: header(seen) },
          body: content,
        }))
        : text;
      store(saved);
      return await ok(api.POST("/api/admin/texts/{id}/publish", {
        params: { path, header: header(saved.draft?.revision ?? 0) },
        body: { comment },
      }));
    },
    onSuccess: (saved) => {
      store(saved);
      setContent(saved.content);
      void cache.invalidateQueries({ queryKey: ["page"] });
      void cache.invalidateQueries({ queryKey: ["practices"] });
      void notify({ tone: "success", message: t("texts.publishedNow") });
    },
    onError: onStale,
  });

  const discarding = useSubmit<EditedText, void>({
    mutationFn: () =>
      ok(api.DELETE("/api/admin/texts/{id}/draft", { params: { path, header: header(seen) } })),
    onSuccess: (saved) => {
      store(saved);
      setContent(saved.content);
      void notify({ tone: "success", message: t("texts.discarded") });
    },
    onError: onStale,
  });

  return {
    content,
    setContent,
    isDirty,
    seen,
    saving,
    publishing,
    discarding,
    save: () => saving.mutate({ content, seen }),
    /** Another administrator was faster: mine over theirs, or theirs instead of mine. */
    keepMine: () => saving.mutate({ content, seen: text.draft?.revision ?? 0 }),
    takeTheirs: () => {
      setSeen(text.draft?.revision ?? 0);
      setContent(stored);
      saving.reset();
      publishing.reset();
    },
  };
}

export type TextDraft = ReturnType<typeof useTextDraft>;
