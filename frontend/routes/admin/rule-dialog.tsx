import { ruleLimits as limits } from "backend/domain/suitability/rule-limits.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { ComboBox } from "ui-kit/controls/combo-box.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { MultiSelect } from "ui-kit/controls/multi-select.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { languages } from "../../i18n/language.ts";
import type { Rule } from "./rule-queries.ts";
import { useRuleWords } from "./rule-words.ts";

const severities = ["caution", "ask", "no"] as const;
const noText = { et: "", en: "", ru: "" };

const newRule: Rule = {
  id: "",
  fact: "",
  practices: [],
  severity: "caution",
  reason: noText,
  source: { kind: "", label: noText },
};

/** The three languages of a text, side by side where there is room. */
function TextInLanguages({ name, label, value, onChange, most, errorAt }: {
  name: string;
  label: string;
  value: Rule["reason"];
  onChange: (value: Rule["reason"]) => void;
  most: number;
  errorAt: (path: string) => string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Grid>
      {languages.map((language) => (
        <TextArea
          key={language}
          name={`${name}.${language}`}
          label={`${label} (${t(`rules.language.${language}`)})`}
          lang={language}
          rows={4}
          maxLength={most}
          value={value[language]}
          error={errorAt(`${name}.${language}`)}
          onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
        />
      ))}
    </Grid>
  );
}

/** A rule in three languages. What was typed stays when saving fails. */
export function RuleDialog({ rule, isNew, problems, saving, failure, onSave, onClose }: {
  /** Null for a new one. */
  rule: Rule | null;
  isNew: boolean;
  /** What is wrong with it in the saved draft, by path within the rule. */
  problems: readonly { path: string; message: string }[];
  saving: boolean;
  failure: string | undefined;
  onSave: (rule: Rule) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const words = useRuleWords();
  const form = useId();
  const [edited, setEdited] = useState(rule ?? newRule);
  const change = (part: Partial<Rule>) => setEdited({ ...edited, ...part });
  const errorAt = (path: string) =>
    problems.find((each) => each.path === path || each.path.startsWith(`${path}.`))?.message;
  const [isUnnamed, setUnnamed] = useState(false);
  const { id, fact, practices, severity, reason, source } = edited;
  const save = () => {
    // The changes of a draft differ by their ids.
    const hasName = id.trim() !== "";
    setUnnamed(!hasName);
    if (hasName) onSave(edited);
  };
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={isNew ? t("rules.dialog.add") : t("rules.dialog.change", { id })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("admin.leads.back")}</Button>
          <Button variant="primary" type="submit" form={form} pending={saving}>
            {t("rules.dialog.save")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSend={save}>
        <Stack gap="group">
          {isNew && (
            <TextField
              name="id"
              label={t("rules.field.id")}
              description={t("rules.field.idHelp")}
              maxLength={limits.id}
              value={id}
              error={isUnnamed && id.trim() === "" ? t("rules.field.idMissing") : errorAt("id")}
              onChange={(event) => change({ id: event.currentTarget.value })}
            />
          )}
          <ComboBox
            label={t("rules.columns.fact")}
            groups={[{ options: words.facts }]}
            picked={fact || undefined}
            noResults={t("admin.list.noneFound")}
            error={errorAt("fact")}
            onPick={(picked) => change({ fact: picked ?? "" })}
          />
          <MultiSelect
            label={t("rules.columns.practices")}
            groups={[{ options: words.practices }]}
            picked={practices}
            placeholder={t("rules.field.pick")}
            search={{ label: t("rules.filter.find"), noResults: t("admin.list.noneFound") }}
            doneLabel={t("rules.field.done")}
            removeLabel={(name) => t("rules.field.remove", { name })}
            error={errorAt("practices")}
            onPick={(picked) => change({ practices: picked })}
          />
          <Select
            label={t("rules.columns.verdict")}
            picked={severity}
            groups={[{
              options: severities.map((each) => ({ id: each, label: words.verdict(each) })),
            }]}
            onPick={(picked) =>
              change({ severity: severities.find((each) => each === picked) ?? severity })}
          />
          <TextInLanguages
            name="reason"
            label={t("rules.field.reason")}
            value={reason}
            most={limits.reason}
            errorAt={errorAt}
            onChange={(next) => change({ reason: next })}
          />
          <TextField
            name="source.kind"
            label={t("rules.field.kind")}
            description={t("rules.field.kindHelp")}
            maxLength={limits.sourceKind}
            value={source.kind}
            error={errorAt("source.kind")}
            onChange={(event) => change({ source: { ...source, kind: event.currentTarget.value } })}
          />
          <TextInLanguages
            name="source.label"
            label={t("rules.field.source")}
            value={source.label}
            most={limits.sourceLabel}
            errorAt={errorAt}
            onChange={(label) => change({ source: { ...source, label } })}
          />
          {failure && <Note tone="error" urgent>{failure}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
