import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { type Day, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { whenIdle } from "../../idle.ts";
import { useLateAnchor } from "../../shell/use-late-anchor.ts";
import { CallLinksSection } from "./call-links.tsx";
import { ApprovalRules } from "./approval-rules.tsx";
import { BlockingTimes } from "./blocking-times.tsx";
import { Calendars } from "./calendars.tsx";
import type { OpenDialog } from "./dialogs.tsx";
import { Exceptions } from "./exceptions.tsx";
import { NewClients } from "./new-clients.tsx";
import { Places } from "./places.tsx";
import { PracticeRulesSection } from "./practices.tsx";
import { Preview } from "./preview.tsx";
import type { Loaded } from "./queries.ts";
import { SecretLinks } from "./secret-links.tsx";
import { SettingsCard } from "./settings.tsx";
import { AvailabilitySaveBar, Conflicts, RestoredNote } from "./save-bar.tsx";
import { type DraftEditor, useDraftEditor } from "./use-draft-editor.ts";
import { Week } from "./week.tsx";
import { type ExplainedTime, Explanation, explanationId } from "./explanation.tsx";

const Dialogs = lazyPart(async () => (await import("./dialogs.tsx")).Dialogs);

/** Loads the dialogs when the page is idle, because their date and time fields are heavy. */
function usePreloadedDialogs() {
  useEffect(() =>
    whenIdle(() => {
      Dialogs.preload();
    }), []);
}

function Header({ editor, therapistId }: { editor: DraftEditor; therapistId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { savedAt, isDirty } = editor;
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

function useSavedNotice({ savedAt }: DraftEditor) {
  const { t } = useTranslation();
  const showNotice = useEffectEvent(() => {
    void notify({ tone: "success", message: t("availability.save.saved") });
  });
  useEffect(() => {
    if (savedAt) showNotice();
  }, [savedAt]);
}

function useLeaveNotice({ isDirty }: DraftEditor) {
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

export function Editor({ userId, therapistId, loaded }: {
  userId: string;
  therapistId: string;
  loaded: Loaded;
}) {
  const { t } = useTranslation();
  const editor = useDraftEditor(userId, loaded);
  const { availability, draft } = editor;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [pickedUrl, setPickedUrl] = useState(availability.eventTypes[0]?.url ?? "");
  const [explained, setExplained] = useState<ExplainedTime>(() => ({
    day: dayIn(draft.timeZone, Date.now()),
    time: undefined,
  }));
  const eventTypeUrl = availability.eventTypes.some(({ url }) => url === pickedUrl)
    ? pickedUrl
    : availability.eventTypes[0]?.url ?? "";
  useSavedNotice(editor);
  useLeaveNotice(editor);
  usePreloadedDialogs();
  useLateAnchor();

  function explain(day: Day) {
    setExplained({ day, time: "10:00" });
    document.getElementById(explanationId)?.focus();
  }
  const choice = { editor, eventTypeUrl, onEventType: setPickedUrl };
  return (
    <>
      <Header editor={editor} therapistId={therapistId} />
      <Columns
        asideScrolls
        size="panel"
        header={
          <Stack gap="group">
            <RestoredNote editor={editor} />
            <Conflicts editor={editor} />
            <Week editor={editor} onOpen={setDialog} />
          </Stack>
        }
        aside={
          <Stack gap="group" aria-label={t("availability.aside")} role="group">
            <NewClients userId={userId} therapistId={therapistId} />
            <ApprovalRules />
            <SecretLinks />
            <SettingsCard editor={editor} />
            <Exceptions editor={editor} onOpen={setDialog} />
            <Explanation {...choice} picked={explained} onPick={setExplained} onOpen={setDialog} />
          </Stack>
        }
      >
        <Preview {...choice} onExplain={explain} />
        <PracticeRulesSection editor={editor} onOpen={setDialog} />
        <BlockingTimes therapistId={therapistId} timeZone={draft.timeZone} />
        <Places editor={editor} onOpen={setDialog} />
        <CallLinksSection />
        <Calendars availability={availability} />
      </Columns>
      <AvailabilitySaveBar editor={editor} />
      {dialog && (
        <Suspense>
          <Dialogs editor={editor} dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}
