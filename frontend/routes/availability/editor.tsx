import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { type Day, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import { whenIdle } from "../../idle.ts";
import { useAnchor } from "../../shell/use-anchor.ts";
import { Calendars } from "./calendars.tsx";
import type { Opened } from "./dialogs.tsx";
import { Exceptions } from "./exceptions.tsx";
import { Places } from "./places.tsx";
import { Preview } from "./preview.tsx";
import type { Loaded } from "./queries.ts";
import { Rules } from "./rules.tsx";
import { Conflicts, Saving } from "./saving.tsx";
import { type Editing, useEditor } from "./use-editor.ts";
import { Week } from "./week.tsx";
import { Why, whyId, type Wondered } from "./why.tsx";

const loadDialogs = () => import("./dialogs.tsx");
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).Dialogs }));

/** The forms are heavy and not seen at first; they are there before anybody has found what to change. */
function useDialogsInTime() {
  useEffect(() =>
    whenIdle(() => {
      // What does not come now is asked for again when it is needed.
      void loadDialogs().catch(() => null);
    }), []);
}

function Head({ editing, therapistId }: { editing: Editing; therapistId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { savedAt, isDirty } = editing;
  return (
    <PageHeader
      title={t("availability.title")}
      lead={savedAt && !isDirty
        ? t("availability.save.savedAt", { time: format.time(savedAt) })
        : t("availability.lead")}
      action={
        <Button href={`/therapist/view/${therapistId}`} icon="eye">
          {t("availability.asClient")}
        </Button>
      }
    />
  );
}

/** The bar goes away with what it was about, wherever on the page one is. */
function useSavedNotice({ savedAt }: Editing) {
  const { t } = useTranslation();
  useEffect(() => {
    if (savedAt) void notify({ tone: "success", message: t("availability.save.saved") });
  }, [savedAt]);
}

/** Whoever leaves with something unsaved hears that it waits here. */
function useLeaveNotice({ isDirty }: Editing) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isDirty) return;
    const here = location.pathname;
    return () => {
      if (location.pathname === here) return;
      void notify({ tone: "error", message: t("availability.save.left") });
    };
  }, [isDirty, t]);
}

/** The shape of the week, the rules behind it, what clients see of both, and other calendars. */
export function Editor({ userId, therapistId, loaded }: {
  userId: string;
  therapistId: string;
  loaded: Loaded;
}) {
  const { t } = useTranslation();
  const editing = useEditor(userId, loaded);
  const { availability, draft } = editing;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [wish, setWish] = useState(availability.eventTypes[0]?.url ?? "");
  const [wondered, setWondered] = useState<Wondered>(() => ({
    day: dayIn(draft.timeZone, Date.now()),
    time: undefined,
  }));
  const eventTypeUrl = availability.eventTypes.some(({ url }) => url === wish)
    ? wish
    : availability.eventTypes[0]?.url ?? "";
  useSavedNotice(editing);
  useLeaveNotice(editing);
  useDialogsInTime();
  useAnchor(true);

  function wonder(day: Day) {
    setWondered({ day, time: "10:00" });
    document.getElementById(whyId)?.focus();
  }
  const choice = { editing, eventTypeUrl, onEventType: setWish };
  return (
    <>
      <Head editing={editing} therapistId={therapistId} />
      <Columns
        loose
        size="panel"
        head={
          <Stack gap="group">
            <Conflicts editing={editing} />
            <Week editing={editing} onOpen={setOpened} />
          </Stack>
        }
        aside={
          <Stack gap="group" aria-label={t("availability.aside")} role="group">
            <Rules editing={editing} />
            <Exceptions editing={editing} onOpen={setOpened} />
            <Why {...choice} wondered={wondered} onWonder={setWondered} onOpen={setOpened} />
          </Stack>
        }
      >
        <Preview {...choice} onWhy={wonder} />
        <Places editing={editing} onOpen={setOpened} />
        <Calendars imports={availability.imports} />
      </Columns>
      <Saving editing={editing} />
      {opened && (
        <Suspense>
          <Dialogs editing={editing} opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
