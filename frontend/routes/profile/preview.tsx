import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { languageNames, languages, needTranslations } from "../../i18n/i18n.ts";
import { isLanguage, type Language } from "../../i18n/language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useEditor } from "./editor-context.ts";
import { InLanguage } from "./in-language.tsx";
import { draftCardQuery, draftPageQuery } from "./queries.ts";

const ResultCard = lazyPart(async () => {
  const [card] = await Promise.all([
    import("../../practitioners/result-card.tsx"),
    needTranslations(["home", "shortlist"]),
  ]);
  return card.ResultCard;
});

const PublicPage = lazyPart(async () => {
  const [page] = await Promise.all([
    import("./public-page.tsx"),
    needTranslations(["therapist", "access", "shortlist", "policy"]),
  ]);
  return page.PublicPage;
});

type View = "card" | "page";

/** Goes on showing the last state while the next one loads. */
function useDraftView(view: View, language: Language) {
  const { therapistId, snapshot } = useEditor();
  const { version } = snapshot.draft;
  const card = useQuery({
    ...draftCardQuery(therapistId, version, language),
    enabled: view === "card",
    placeholderData: (before) => before,
  });
  const page = useQuery({
    ...draftPageQuery(therapistId, version, language),
    enabled: view === "page",
    placeholderData: (before) => before,
  });
  return { card, page };
}

function Shown({ view, language, small }: { view: View; language: Language; small: boolean }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { card, page } = useDraftView(view, language);
  const { error, refetch } = view === "card" ? card : page;
  if (error) {
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  const loading = <Skeleton label={t("profile.preview.loading")} count={1} />;
  if (view === "card") {
    return (
      <Suspense fallback={loading}>
        {card.data
          ? (
            <div inert>
              <InLanguage language={language} loading={loading}>
                <ResultCard card={card.data} search="" narrow={small} first />
              </InLanguage>
            </div>
          )
          : loading}
      </Suspense>
    );
  }
  const shown = page.data && (
    <InLanguage language={language} loading={loading}>
      <PublicPage therapist={page.data} />
    </InLanguage>
  );
  return (
    <Suspense fallback={loading}>
      {shown ? <div inert>{shown}</div> : loading}
    </Suspense>
  );
}

function useViews(initial: View) {
  const editor = useEditor();
  const [view, setView] = useState<View>(initial);
  const [language, setLanguage] = useState<Language>(editor.language);
  // The preview follows the language that is edited, until another one is chosen there.
  useEffect(() => setLanguage(editor.language), [editor.language]);
  return { view, setView, language, setLanguage };
}

type Views = ReturnType<typeof useViews>;

function LanguageChoice({ views: { language, setLanguage } }: { views: Views }) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      variant="segments"
      label={t("profile.preview.language")}
      labelHidden
      options={languages.map((id) => ({ value: id, label: languageNames[id] }))}
      picked={language}
      onPick={(picked) => {
        if (isLanguage(picked)) setLanguage(picked);
      }}
    />
  );
}

function Choices({ views }: { views: Views }) {
  const { t } = useTranslation();
  const { view, setView } = views;
  return (
    <Stack gap="inline">
      <RadioGroup
        variant="segments"
        label={t("profile.preview.what")}
        labelHidden
        options={[
          { value: "card", label: t("profile.preview.card") },
          { value: "page", label: t("profile.preview.page") },
        ]}
        picked={view}
        onPick={(picked) => setView(picked === "page" ? "page" : "card")}
      />
      <LanguageChoice views={views} />
    </Stack>
  );
}

/** The card as clients will see it, beside the form. The page is only readable in its dialog. */
export function Preview({ onPage }: { onPage: () => void }) {
  const { t } = useTranslation();
  const views = useViews("card");
  return (
    <Stack as="section" gap="stack" aria-label={t("profile.preview.title")}>
      <Row justify="between">
        <Text as="h2" size="small" weight="label">{t("profile.preview.title")}</Text>
      </Row>
      <LanguageChoice views={views} />
      <Shown view="card" language={views.language} small />
      <Row>
        <Button variant="quiet" small icon="eye" onClick={onPage}>
          {t("profile.preview.wholePage")}
        </Button>
      </Row>
    </Stack>
  );
}

export function PreviewDialog({ open, first, onClose }: {
  open: boolean;
  /** What it shows first. */
  first: View;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const views = useViews(first);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t("profile.preview.title")}
      closeLabel={t("shell.close")}
    >
      <Stack gap="group">
        <Choices views={views} />
        <Shown view={views.view} language={views.language} small={false} />
      </Stack>
    </Dialog>
  );
}
