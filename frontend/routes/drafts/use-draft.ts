import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import {
  type Content,
  type CourseDraft,
  draftQuery,
  type Lesson,
  type LessonFile,
  type Material,
} from "./queries.ts";
import { forgetDraft, keepDraft, keptDraft } from "./kept-draft.ts";

export type Editor = ReturnType<typeof useDraft>;

/** Of a course that begins to be sold. */
const firstPriceCents = 2900;

type Settings = Pick<CourseDraft, "access" | "priceCents">;

/** A course while it is edited. Every request names the version that was read, so that two editors see each other. */
export function useDraft(loaded: CourseDraft) {
  const cache = useQueryClient();
  const [kept, setKept] = useState(() => keptDraft(loaded));
  const [draft, setDraft] = useState({ ...loaded, version: kept?.version ?? loaded.version });
  const [content, setContent] = useState(kept?.content ?? loaded.content);
  const [settings, setSettings] = useState<Settings>(kept ?? loaded);
  const [files, setFiles] = useState<Record<string, LessonFile>>(
    { ...loaded.files, ...kept?.files },
  );
  const { id } = draft;
  const isChanged = content !== draft.content || settings.access !== draft.access ||
    settings.priceCents !== draft.priceCents;

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [isChanged]);

  useEffect(() => {
    const { access, priceCents } = settings;
    if (isChanged) keepDraft(draft, { content, access, priceCents, files });
    else forgetDraft(id);
  }, [isChanged, draft, content, settings, files, id]);

  function accept(next: CourseDraft) {
    setKept(null);
    setDraft(next);
    setContent(next.content);
    setSettings(next);
    setFiles((known) => ({ ...known, ...next.files }));
    cache.setQueryData(draftQuery(id).queryKey, next);
  }

  const params = (version: string | null) => ({
    path: { id },
    header: version === null ? {} : { "if-match": version },
  });
  const saving = useSubmit({
    mutationFn: ({ force }: { force: boolean }) => {
      const { access, priceCents } = settings;
      return ok(api.PUT("/api/course-drafts/{id}", {
        params: params(force ? null : draft.version),
        body: { access, priceCents, content },
      }));
    },
    onSuccess: accept,
  });
  const publishing = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/course-drafts/{id}/publish", { params: params(draft.version) })),
    onSuccess: accept,
  });
  const retiring = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/course-drafts/{id}/retire", { params: params(draft.version) })),
    onSuccess: accept,
  });
  const listing = useSubmit({
    mutationFn: (next: CourseDraft["listing"]) =>
      ok(api.PUT("/api/course-drafts/{id}/listing", {
        params: params(draft.version),
        body: { listing: next },
      })),
    onSuccess: accept,
  });
  const failures = [saving.error, publishing.error, retiring.error, listing.error];

  return {
    ...{ draft, content, settings, files, isChanged, saving, publishing, retiring, listing },
    isStale: failures.some((failure) => hasErrorCode(failure, "ERR_STALE")),
    failure: failures.find((failure) => failure && !hasErrorCode(failure, "ERR_STALE")) ?? null,
    change: (next: Partial<Content>) => setContent((now) => ({ ...now, ...next })),
    changeLesson: (lesson: Lesson) =>
      setContent((now) => ({
        ...now,
        lessons: now.lessons.map((one) => one.id === lesson.id ? lesson : one),
      })),
    setAccess: (access: Settings["access"]) =>
      setSettings({ access, priceCents: access === "bought" ? firstPriceCents : null }),
    setPrice: (priceCents: number) => setSettings((now) => ({ ...now, priceCents })),
    addFile: (uploadId: string, file: LessonFile) =>
      setFiles((known) => ({ ...known, [uploadId]: file })),
    isKept: kept !== null,
    discard: () => accept(loaded),
    async reload() {
      accept(await cache.fetchQuery({ ...draftQuery(id), staleTime: 0 }));
      for (const { reset } of [saving, publishing, retiring, listing]) reset();
    },
  };
}

export function withMaterial(lesson: Lesson, material: Material): Lesson {
  return {
    ...lesson,
    materials: lesson.materials.map((one) => one.id === material.id ? material : one),
  };
}
