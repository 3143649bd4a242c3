import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import { PageFallback } from "../../pages/page-fallback.tsx";
import { useOnline } from "../../shell/use-online.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { questionnaireQuery } from "../../suitability/queries.ts";
import type { Questionnaire } from "../../suitability/questionnaire.ts";
import { TestBar } from "./bar.tsx";
import { CrisisHelp } from "./crisis.tsx";
import { End } from "./end.tsx";
import { LaterDialog } from "./later-dialog.tsx";
import { Question } from "./question.tsx";
import { Start } from "./start.tsx";
import { type Test, useTest } from "./use-test.ts";

export function prefetch(cache: QueryClient) {
  return cache.fetchQuery(questionnaireQuery);
}

/** The heading of the next page of the test gets the focus. */
function useFocusOnHeading(place: string) {
  const shown = useRef("");
  useEffect(() => {
    if (shown.current === place) return;
    const isFirst = shown.current === "";
    shown.current = place;
    const focus = () => document.getElementById("question")?.focus({ preventScroll: true });
    if (isFirst && place !== "start") {
      // The shell moves the focus to a new page first.
      const timer = setTimeout(focus);
      return () => clearTimeout(timer);
    }
    if (isFirst) return;
    globalThis.scrollTo({ top: 0 });
    focus();
  }, [place]);
}

/** Says that the questions have changed, until the next page. */
function useOutdated(test: Test, place: string) {
  const [notice, setNotice] = useState<{ lost: number; at: string } | null>(null);
  const { outdated, adopt } = test;
  useEffect(() => {
    if (!outdated) return;
    setNotice({ lost: outdated.lost, at: place });
    adopt();
  }, [outdated, adopt, place]);
  return notice?.at === place ? notice : null;
}

function useEscape(onEscape: () => void, enabled: boolean) {
  useEffect(() => {
    if (!enabled) return;
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isInDialog = document.querySelector("[role=dialog], [role=menu]") !== null;
      if (key === "Escape" && !defaultPrevented && !isInDialog) onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onEscape, enabled]);
}

function View({ questionnaire, test }: { questionnaire: Questionnaire; test: Test }) {
  const { place, step } = test;
  const props = { questionnaire, test };
  if (place.at === "step" && step) return <Question {...props} key={step.id} step={step} />;
  if (place.at === "crisis" || place.at === "help") return <CrisisHelp {...props} step={step} />;
  if (place.at === "end") return <End {...props} />;
  return <Start {...props} />;
}

function LoadedTest({ questionnaire }: { questionnaire: Questionnaire }) {
  const { t } = useTranslation();
  const test = useTest(questionnaire);
  const { place, step, index, path } = test;
  const isOnline = useOnline();
  const [isLeaving, setLeaving] = useState(false);
  const [openDialog] = useState(() => () => setLeaving(true));
  const at = `${place.at} ${place.step ?? ""}`.trim();
  useFocusOnHeading(at);
  useEscape(openDialog, place.at === "step");
  const notice = useOutdated(test, at);
  const part = questionnaire.parts.find(({ steps }) => step && steps.includes(step.id));
  return (
    <>
      <PageTitle>{t("test.title")}</PageTitle>
      <meta name="description" content={t("test.description")} />
      <TestBar test={test} onLater={openDialog} />
      <VisuallyHidden role="status">
        {place.at === "step" && part &&
          t("test.progress", {
            number: index + 1,
            count: path.length,
            part: t(`test.parts.${part.id}`),
          })}
      </VisuallyHidden>
      <Page fill>
        {!isOnline && <Note icon="cloud-off">{t("test.offline")}</Note>}
        {notice && <Note>{t("test.outdated", { count: notice.lost })}</Note>}
        <View questionnaire={questionnaire} test={test} />
      </Page>
      <LaterDialog
        questionnaire={questionnaire}
        test={test}
        open={isLeaving}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

export function Component() {
  const { data, error, refetch } = useQuery(questionnaireQuery);
  if (!data) return <PageFallback error={error} onRetry={() => void refetch()} />;
  return <LoadedTest questionnaire={data} />;
}
