import { practiceGroups } from "backend/domain/domain-value.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { ConflictView } from "ui-kit/feedback/conflict-view.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { languages } from "../../i18n/language.ts";
import { useFieldProblems } from "../../admin/field-problems.ts";
import { hasErrorCode } from "../../api/api-error.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { addDomainValue as limits } from "../../api/limits/admin.ts";
import type { AdminValue } from "./upkeep-queries.ts";
import { degreesOf, draftText, type ValueDraft, wordsOf } from "./value-draft.ts";
import type { ValueKind } from "./value-kinds.ts";
import { ValueHelps } from "./value-helps.tsx";
import { type Retiring, ValueRetirement } from "./value-retirement.tsx";

type Typed = ValueDraft & { words: Record<(typeof languages)[number], string>; place: string[] };

function typedOf(draft: ValueDraft): Typed {
  const { synonyms, lat, lon } = draft;
  return {
    ...draft,
    words: { et: synonyms.et.join(", "), en: synonyms.en.join(", "), ru: synonyms.ru.join(", ") },
    place: [String(lat ?? ""), String(lon ?? "")],
  };
}

function draftOf({ words, place, ...draft }: Typed): ValueDraft {
  return {
    ...draft,
    synonyms: { et: wordsOf(words.et), en: wordsOf(words.en), ru: wordsOf(words.ru) },
    lat: degreesOf(place[0] ?? ""),
    lon: degreesOf(place[1] ?? ""),
  };
}

/** The fields without which no value is stored. */
function missingOf({ code, labels }: Typed, isNew: boolean): ("code" | "et" | "en" | "ru")[] {
  const empty = languages.filter((language) => labels[language].trim() === "");
  return isNew && code.trim() === "" ? ["code", ...empty] : [...empty];
}

/** What is typed stays until it is stored, also when another administrator was faster. */
export function ValueForm({ kind, title, start, value, sending, retiring, restoring, onClose }: {
  kind: ValueKind;
  title: string;
  start: ValueDraft;
  /** As it is stored now; none for a new one. */
  value?: AdminValue;
  sending: {
    isPending: boolean;
    error: Error | null;
    mutate: (draft: ValueDraft, version?: number) => void;
  };
  retiring?: Retiring["retiring"];
  restoring?: Retiring["restoring"];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useId();
  const [typed, setTyped] = useState(() => typedOf(start));
  const [seen, setSeen] = useState(value?.version);
  const refused = useFieldProblems(sending.error);
  const [isTried, setTried] = useState(false);
  const missing = isTried ? missingOf(typed, value === undefined) : [];
  const problems = missing.map((field) => ({
    field: field === "code" ? field : `labels.${field}`,
    message: field === "code" ? t("values.missing.code") : t(`values.missing.label.${field}`),
  }));
  const summary = missing.length > 0
    ? { problems, problemsTitle: t("forms.wrong.title") }
    : refused.summary;
  const errorOf = (path: string) =>
    problems.find(({ field }) => field === path)?.message ?? refused.errorOf(path);
  const { label } = useDomainValues();
  const labelOf = (way: string) => label("WAY_OF_HELPING", way);
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const isStale = hasErrorCode(sending.error, "ERR_STALE") && value !== undefined &&
    seen !== value.version;
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("values.back")}</Button>
          <Button variant="primary" type="submit" form={form} pending={sending.isPending}>
            {t(value ? "values.save" : "values.add")}
          </Button>
        </>
      }
    >
      <Stack gap="group">
        <Form
          id={form}
          noValidate
          {...(isStale ? {} : summary)}
          onSend={() => {
            setTried(true);
            const isComplete = missingOf(typed, value === undefined).length === 0;
            if (isComplete) sending.mutate(draftOf(typed), seen);
          }}
        >
          <Stack gap="group">
            {isStale && (
              <ConflictView
                title={t("values.conflict.title")}
                mine={{
                  label: t("values.conflict.mine"),
                  text: draftText(draftOf(typed), labelOf),
                }}
                theirs={{ label: t("values.conflict.theirs"), text: draftText(value, labelOf) }}
                actions={
                  <>
                    <Button
                      variant="primary"
                      onClick={() => {
                        setSeen(value.version);
                        sending.mutate(draftOf(typed), value.version);
                      }}
                    >
                      {t("values.conflict.keepMine")}
                    </Button>
                    <Button
                      onClick={() => {
                        setTyped(typedOf({ ...start, ...value }));
                        setSeen(value.version);
                      }}
                    >
                      {t("values.conflict.takeTheirs")}
                    </Button>
                  </>
                }
              />
            )}
            {!value && (
              <TextField
                name="code"
                label={t("values.fields.code")}
                description={t("values.fields.codeHelp")}
                value={typed.code}
                maxLength={limits.code.maxLength}
                autoCapitalize="characters"
                spellCheck={false}
                error={errorOf("code")}
                onChange={({ currentTarget }) =>
                  change({ code: currentTarget.value.toUpperCase() })}
              />
            )}
            {languages.map((language) => (
              <Grid key={language} cell="medium" gap="group" fill>
                <TextField
                  name={`labels.${language}`}
                  lang={language}
                  label={t(`values.fields.label.${language}`)}
                  value={typed.labels[language]}
                  maxLength={80}
                  error={errorOf(`labels.${language}`)}
                  onChange={({ currentTarget }) =>
                    change({ labels: { ...typed.labels, [language]: currentTarget.value } })}
                />
                <TextField
                  name={`synonyms.${language}`}
                  lang={language}
                  label={t(`values.fields.synonyms.${language}`)}
                  value={typed.words[language]}
                  maxLength={1000}
                  error={errorOf(`synonyms.${language}`)}
                  onChange={({ currentTarget }) =>
                    change({ words: { ...typed.words, [language]: currentTarget.value } })}
                />
              </Grid>
            ))}
            {kind === "CITY" && (
              <Grid cell="medium" gap="group" fill>
                {(["lat", "lon"] as const).map((name, at) => (
                  <TextField
                    key={name}
                    name={name}
                    inputMode="decimal"
                    label={t(`values.fields.${name}`)}
                    value={typed.place[at] ?? ""}
                    maxLength={12}
                    error={errorOf(name)}
                    onChange={({ currentTarget }) =>
                      change({ place: typed.place.with(at, currentTarget.value) })}
                  />
                ))}
              </Grid>
            )}
            {kind === "THERAPY_TYPE" && (
              <Select
                label={t("values.fields.group")}
                picked={typed.group ?? "other"}
                groups={[{
                  options: practiceGroups.map((id) => ({ id, label: t(`values.group.${id}`) })),
                }]}
                onPick={(group) =>
                  change({ group: practiceGroups.find((one) => one === group) ?? null })}
              />
            )}
            {kind === "THERAPY_TYPE" && (
              <ValueHelps
                helps={typed.helps}
                errorOf={errorOf}
                onChange={(helps) => change({ helps })}
              />
            )}
            {kind === "THERAPY_TYPE" && !value && languages.map((language) => (
              <TextArea
                key={language}
                name={`summary.${language}`}
                lang={language}
                label={t(`values.fields.summary.${language}`)}
                value={typed.summary[language]}
                maxLength={1000}
                error={errorOf(`summary.${language}`)}
                onChange={({ currentTarget }) =>
                  change({ summary: { ...typed.summary, [language]: currentTarget.value } })}
              />
            ))}
          </Stack>
        </Form>
        {value && !value.fixed && retiring && restoring && (
          <ValueRetirement value={value} retiring={retiring} restoring={restoring} />
        )}
      </Stack>
    </Dialog>
  );
}
