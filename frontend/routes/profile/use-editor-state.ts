import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { mainLanguage, missingIn, type ProfilePart } from "backend/domain/profile.ts";
import { certificatesQuery } from "../../certificates/queries.ts";
import type { Language } from "../../i18n/language.ts";
import { DraftStore, type FieldProblem, type Loaded } from "./draft-store.ts";
import type { ProfileEditor, Removed } from "./editor-context.ts";
import { conflictId, fieldId, partIdOf, pathById, sectionOf } from "./paths.ts";
import { draftCalls } from "./queries.ts";

function useStore(userId: string, therapistId: string, loaded: Loaded): DraftStore {
  const [store] = useState(() =>
    new DraftStore(`profile.${userId}.${therapistId}`, loaded, draftCalls(therapistId))
  );
  useEffect(() => {
    store.open();
    const reload = () => {
      if (document.visibilityState === "visible") void store.reload();
    };
    addEventListener("online", store.retry);
    document.addEventListener("visibilitychange", reload);
    return () => {
      removeEventListener("online", store.retry);
      document.removeEventListener("visibilitychange", reload);
      void store.flush();
      store.close();
    };
  }, [store]);
  return store;
}

function toggled<Each>(set: ReadonlySet<Each>, each: Each, on = !set.has(each)): Set<Each> {
  const next = new Set(set);
  if (on) next.add(each);
  else next.delete(each);
  return next;
}

export function useEditorState(userId: string, therapistId: string, loaded: Loaded) {
  const store = useStore(userId, therapistId, loaded);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const { content, draft, conflicts } = snapshot;
  const [language, setLanguage] = useState<Language>(() => mainLanguage(content));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [openSections, setOpenSections] = useState<ReadonlySet<ProfilePart>>(
    new Set(["introduction"]),
  );
  const [refused, setRefused] = useState<FieldProblem[]>([]);
  const [removed, setRemoved] = useState<Removed[]>([]);
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const target = useRef<string | null>(null);
  const [jumps, setJumps] = useState(0);

  const { data } = useQuery(certificatesQuery(therapistId));
  const known = draft.missing.some(({ code }) => code === "certificates") ? 0 : 1;
  const certificates = data?.certificates.length ?? known;
  const isEmailRefused = content.email !== "" && content.email === draft.content.email &&
    draft.missing.some(({ path }) => path === "email");
  const missing = useMemo(
    () =>
      missingIn(content, { certificates, isEmailRefused }).map(({ path, code }) => ({
        code,
        path: pathById(path, content),
      })),
    [content, certificates, isEmailRefused],
  );
  const problems = [...snapshot.problems, ...refused].map(({ path, ...problem }) => ({
    path: pathById(path.replace(/^content\./, ""), content),
    ...problem,
  }));

  useEffect(() => {
    if (target.current === null) return;
    const element = document.getElementById(target.current);
    target.current = null;
    const field = element?.matches("input, textarea, button, a")
      ? element
      : element?.querySelector<HTMLElement>("input, textarea, button:not([data-part=handle])");
    (element ?? field)?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [jumps]);

  function goTo(given: string) {
    setBegun(new Set());
    show(given);
  }

  function show(given: string) {
    const path = pathById(given, content);
    const [, inLanguage] = /^texts\.(et|en|ru)\./.exec(path) ?? [];
    const section = sectionOf(path);
    const part = partIdOf(path);
    if (inLanguage) setLanguage(inLanguage as Language);
    setOpenSections((open) => toggled(open, section, true));
    if (part) setOpened((open) => toggled(open, part, true));
    target.current = path.includes(".") || path in content ? fieldId(path) : section;
    setJumps((count) => count + 1);
  }

  function goToConflict(path: string) {
    setOpenSections((open) => toggled(open, sectionOf(path), true));
    target.current = conflictId(path);
    setJumps((count) => count + 1);
  }

  const editor: ProfileEditor = {
    therapistId,
    store,
    snapshot,
    content,
    missing,
    problems,
    conflicts,
    change: (edit) => {
      setRefused([]);
      store.change(edit);
    },
    update: (fields) => {
      setRefused([]);
      store.change((content) => ({ ...content, ...fields }));
    },
    language,
    setLanguage,
    opened,
    toggle: (id, open) => setOpened((all) => toggled(all, id, open)),
    removed,
    remove: (part, edit) => {
      setRemoved((parts) => [...parts.filter(({ id }) => id !== part.id), part]);
      store.change(edit);
    },
    undo: (part) => {
      setRemoved((parts) => parts.filter(({ id }) => id !== part.id));
      store.change(part.putBack);
      goTo(part.path);
    },
    begin: (partId, path) => {
      setBegun((ids) => toggled(ids, partId, true));
      show(path);
    },
    leave: (path) => setLeft((paths) => paths.has(path) ? paths : toggled(paths, path, true)),
    isUntouched: (path) => begun.has(partIdOf(path) ?? "") && !left.has(path),
    goTo,
    goToConflict,
  };
  return {
    editor,
    openSections,
    openSection: (section: ProfilePart) => setOpenSections((open) => toggled(open, section, true)),
    toggleSection: (section: ProfilePart) => setOpenSections((open) => toggled(open, section)),
    refuse: (problems: FieldProblem[]) => {
      setBegun(new Set());
      setRefused(problems);
    },
  };
}
