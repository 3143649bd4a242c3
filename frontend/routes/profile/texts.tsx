import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  mainLanguage,
  missingTextsIn,
  profileLimits,
  type ProfileTexts,
} from "backend/domain/profile.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { MultiSelect } from "ui-kit/controls/multi-select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import type { State } from "ui-kit/feedback/state-text.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { SourceText } from "ui-kit/layout/source-text.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { languageTabId, LanguageTabs } from "ui-kit/navigation/language-tabs.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { languageNames, languages } from "../../i18n/i18n.ts";
import { isLanguage } from "../../i18n/language.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useEditor } from "./editor-context.ts";
import { spokenCode } from "./missing-languages.ts";
import { fieldId } from "./paths.ts";
import { useChoices } from "./use-choices.ts";
import { useFieldError } from "./use-field-error.ts";

const stateOf = { "ready": "done", "changed-since": "changed", "missing": "open" } as const;

type Fields = readonly (keyof ProfileTexts)[];

/** The state of each language is that of these fields. */
function TextLanguages({ panelId, fields }: { panelId: string; fields: Fields }) {
  const { t } = useTranslation();
  const { content, snapshot, language, setLanguage } = useEditor();
  const main = mainLanguage(content);
  return (
    <LanguageTabs
      label={t("profile.texts.language")}
      panelId={panelId}
      selected={language}
      onSelect={(id) => {
        if (isLanguage(id)) setLanguage(id);
      }}
      tabs={languages.map((id) => {
        const isMissing = missingTextsIn(content, id).some((field) => fields.includes(field));
        const known = snapshot.draft.languages[id] === "changed-since" ? "changed-since" : "ready";
        const shown = isMissing ? "missing" : known;
        const isNeeded = id === main || content.languages.includes(spokenCode[id]);
        const state: State = isMissing && isNeeded ? "error" : stateOf[shown];
        const stateText = shown === "changed-since"
          ? t(`profile.texts.state.changed.${main}`)
          : t(`profile.texts.state.${shown}`);
        return { id, label: languageNames[id], state, stateText };
      })}
    />
  );
}

function TextPanel({ id, fields }: { id: string; fields: Fields }) {
  const { language } = useEditor();
  return (
    <div id={id} role="tabpanel" aria-labelledby={languageTabId(id, language)}>
      <Stack gap="block">
        {fields.map((field) => <LanguageText key={`${language} ${field}`} field={field} />)}
      </Stack>
    </div>
  );
}

function LanguageText({ field }: { field: keyof ProfileTexts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { content, language, change } = useEditor();
  const errorOf = useFieldError();
  const main = mainLanguage(content);
  const path = `texts.${language}.${field}`;
  const value = content.texts[language][field];
  const source = content.texts[main][field];
  const most = profileLimits[field];

  function write(text: string) {
    change((content) => ({
      ...content,
      texts: { ...content.texts, [language]: { ...content.texts[language], [field]: text } },
    }));
  }

  const count = t("profile.texts.count", {
    count: format.number(value.length),
    most: format.number(most),
  });
  const area = (
    <TextArea
      id={fieldId(path)}
      name={path}
      label={t(`profile.texts.${field}.label`)}
      description={t(`profile.texts.${field}.help`)}
      serif={field === "briefIntroduction"}
      rows={field === "briefIntroduction" ? 3 : 5}
      lang={language}
      maxLength={most}
      value={value}
      error={errorOf(path)}
      aside={<Text as="span" size="caption" tone="faint" numeric>{count}</Text>}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
  if (language === main || source === "") return area;
  return (
    <Grid cell="medium" gap="group" fill>
      <SourceText
        label={t(`profile.texts.in.${main}`)}
        text={source}
        textLang={main}
        action={value === "" && (
          <Button
            variant="quiet"
            small
            icon="copy"
            onClick={() => write(source)}
          >
            {t("profile.texts.startFrom")}
          </Button>
        )}
      />
      {area}
    </Grid>
  );
}

const introduction = ["briefIntroduction", "review", "about", "howICanHelp"] as const;

export function Introduction() {
  const { t } = useTranslation();
  const choices = useChoices();
  const { content, language, update } = useEditor();
  // Not those of this moment: an option would move while the list is open.
  const [own] = useState(content.waysOfHelping);
  const errorOf = useFieldError();
  const main = mainLanguage(content);
  return (
    <>
      <TextLanguages panelId="introduction-texts" fields={introduction} />
      <TextPanel id="introduction-texts" fields={introduction} />
      {language !== main && <Note>{t(`profile.texts.noMachine.${main}`)}</Note>}
      <div id={fieldId("waysOfHelping")}>
        <MultiSelect
          label={t("profile.fields.waysOfHelping")}
          description={t("profile.waysOfHelping.help")}
          groups={choices("WAY_OF_HELPING", own)}
          search={{ label: t("profile.waysOfHelping.search"), noResults: t("shell.noMatch") }}
          picked={content.waysOfHelping}
          onPick={(waysOfHelping) => update({ waysOfHelping })}
          placeholder={t("profile.waysOfHelping.choose")}
          doneLabel={t("profile.done")}
          removeLabel={(name) => t("profile.remove", { name })}
          error={errorOf("waysOfHelping")}
        />
      </div>
    </>
  );
}

export function Languages() {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { content, update } = useEditor();
  const errorOf = useFieldError();
  return (
    <>
      <div id={fieldId("languages")}>
        <MultiSelect
          label={t("profile.fields.languages")}
          description={t("profile.languages.help")}
          groups={[{
            options: list("LANGUAGE").map(({ code, value }) => ({ id: code, label: value })),
          }]}
          picked={content.languages}
          onPick={(languages) => update({ languages })}
          placeholder={t("profile.languages.choose")}
          doneLabel={t("profile.done")}
          removeLabel={(name) => t("profile.remove", { name })}
          error={errorOf("languages")}
        />
      </div>
      <TextLanguages panelId="experience-texts" fields={["experience"]} />
      <TextPanel id="experience-texts" fields={["experience"]} />
    </>
  );
}
