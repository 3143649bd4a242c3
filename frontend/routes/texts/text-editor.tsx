import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { ConflictView } from "ui-kit/feedback/conflict-view.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { languageTabId, LanguageTabs } from "ui-kit/navigation/language-tabs.tsx";
import { useFieldProblems } from "../../admin/field-problems.ts";
import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { ContentFields } from "./content-fields.tsx";
import { isComplete, plainText } from "./content-texts.ts";
import { Preview } from "./preview.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { type EditedText, languages, type TextLanguage } from "./queries.ts";
import { useTextDraft } from "./use-text-draft.ts";
import { Versions } from "./versions.tsx";

/** The language of the first problem: "sections.0.body.ru" is one in Russian. */
function languageOfProblem(error: Error | null): TextLanguage | undefined {
  const path = error instanceof ApiError ? error.problem.errors?.[0]?.path : undefined;
  return languages.find((language) => path?.endsWith(`.${language}`));
}

export function TextEditor({ text }: { text: EditedText }) {
  const { t } = useTranslation();
  const panelId = useId();
  const ownLanguage = useLanguage();
  const draft = useTextDraft(text);
  const [picked, setPicked] = useState<TextLanguage>(ownLanguage);
  const [isPublishing, setPublishing] = useState(false);
  const { content, saving, publishing, discarding } = draft;
  const error = publishing.error ?? saving.error ?? discarding.error;
  const { summary, errorOf } = useFieldProblems(error);
  const language = picked;
  const isStale = hasErrorCode(error, "ERR_STALE");
  const theirs = text.draft?.content ?? text.content;
  return (
    <Stack gap="part">
      <Form noValidate {...(isStale ? {} : summary)} onSend={draft.save}>
        <Stack gap="group">
          {isStale && (
            <ConflictView
              title={t("texts.conflict.title")}
              textLang={language}
              mine={{ label: t("texts.conflict.mine"), text: plainText(content, language) }}
              theirs={{ label: t("texts.conflict.theirs"), text: plainText(theirs, language) }}
              actions={
                <>
                  <Button variant="primary" pending={saving.isPending} onClick={draft.keepMine}>
                    {t("texts.conflict.keepMine")}
                  </Button>
                  <Button onClick={draft.takeTheirs}>{t("texts.conflict.takeTheirs")}</Button>
                </>
              }
            />
          )}
          {text.id === "terms" || text.id === "privacy"
            ? <Note tone="info">{t("texts.consents")}</Note>
            : null}
          <LanguageTabs
            label={t("texts.language")}
            panelId={panelId}
            selected={language}
            onSelect={(id) => setPicked(languages.find((one) => one === id) ?? "et")}
            tabs={languages.map((id) => {
              const complete = isComplete(text.id, content, id);
              return {
                id,
                label: t(`texts.languages.${id}`),
                state: complete ? "done" : "open",
                stateText: t(complete ? "texts.complete" : "texts.incomplete"),
              };
            })}
          />
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={languageTabId(panelId, language)}
            tabIndex={-1}
          >
            <ContentFields
              id={text.id}
              content={content}
              language={language}
              errorOf={errorOf}
              onChange={draft.setContent}
            />
          </div>
          <Row>
            <Button
              type="submit"
              pending={saving.isPending}
              disabled={!draft.isDirty}
            >
              {t("texts.saveDraft")}
            </Button>
            <Button
              variant="primary"
              disabled={!draft.isDirty && !text.draft}
              onClick={() => setPublishing(true)}
            >
              {t("texts.publish.open")}
            </Button>
            {text.draft && (
              <Button
                pending={discarding.isPending}
                onClick={() => discarding.mutate()}
              >
                {t("texts.discard")}
              </Button>
            )}
          </Row>
        </Stack>
      </Form>
      <Section heading={t("texts.preview")}>
        <Preview id={text.id} content={content} language={language} />
      </Section>
      <Versions text={text} current={content} language={language} onRestore={draft.setContent} />
      {isPublishing && (
        <PublishDialog
          draft={draft}
          before={plainText(text.content, language)}
          after={plainText(content, language)}
          language={language}
          onClose={() => {
            setPublishing(false);
            const wrong = languageOfProblem(publishing.error);
            if (wrong) setPicked(wrong);
          }}
        />
      )}
    </Stack>
  );
}
