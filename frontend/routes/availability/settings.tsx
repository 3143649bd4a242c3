import { useTranslation } from "react-i18next";
import { Select } from "ui-kit/controls/select.tsx";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDurationText } from "../../availability/use-time-words.ts";
import type { Settings } from "./draft.ts";
import type { DraftEditor } from "./use-draft-editor.ts";
import { useProblemText } from "./use-labels.ts";

export const settingChoices = {
  minimumNoticeMinutes: [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080],
  horizonDays: [7, 14, 28, 42, 60, 90, 180, 365],
  bufferMinutes: [0, 5, 10, 15, 20, 30, 45, 60],
  travelMinutes: [0, 15, 30, 45, 60, 90],
  stepMinutes: [10, 15, 20, 30, 45, 60],
  dailyMaximum: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12],
  weeklyMaximum: [5, 8, 10, 12, 15, 18, 20, 25, 30, 40],
} as const;

export type SettingName = keyof typeof settingChoices;

const isMaximum = (name: SettingName) => name === "dailyMaximum" || name === "weeklyMaximum";

const names = Object.keys(settingChoices) as SettingName[];
const anyNumber = "any";

function fieldId(name: SettingName): string {
  return `rule-${name}`;
}

export function focusSetting(name: SettingName): void {
  document.getElementById(fieldId(name))?.focus();
}

export function useValueText() {
  const { t } = useTranslation();
  const durationText = useDurationText();
  return (name: SettingName, value: number | null) => {
    if (value === null) return t("availability.rule.anyNumber");
    if (isMaximum(name)) return t("availability.rule.atMost", { count: value });
    if (name === "horizonDays") return durationText(value * 1440);
    if (name === "minimumNoticeMinutes") {
      if (value === 0) return t("availability.rule.noNotice");
      return t("availability.rule.before", { length: durationText(value) });
    }
    return value === 0 ? t("availability.rule.no") : durationText(value);
  };
}

export function SettingsCard({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation();
  const valueText = useValueText();
  const problemText = useProblemText();
  const { draft, change, problems } = editor;
  const { settings } = draft;
  const set = (next: Partial<Settings>, label: string) =>
    change((before) => ({ ...before, settings: { ...before.settings, ...next } }), label);

  function options(name: SettingName) {
    const value = settings[name];
    const numbers = [...new Set([...settingChoices[name], ...(value === null ? [] : [value])])]
      .sort((a, b) => a - b);
    return [
      ...(isMaximum(name) ? [{ id: anyNumber, label: valueText(name, null) }] : []),
      ...numbers.map((each) => ({ id: String(each), label: valueText(name, each) })),
    ];
  }
  const errorOf = (name: string) => {
    const found = problems.find(({ location }) =>
      location.at === "setting" && location.name === name
    );
    return found && problemText(found);
  };
  return (
    <Card as="section" aria-labelledby="rules">
      <Text as="h2" size="card" id="rules">{t("availability.rule.title")}</Text>
      <Stack gap="none">
        {names.map((name) => (
          <Select
            key={name}
            id={fieldId(name)}
            layout="row"
            label={t(`availability.rule.${name}`)}
            groups={[{ options: options(name) }]}
            picked={settings[name] === null ? anyNumber : String(settings[name])}
            error={errorOf(name)}
            onPick={(id) => set({ [name]: id === anyNumber ? null : Number(id) }, name)}
          />
        ))}
      </Stack>
      <Text as="div" size="small">
        <Switch
          label={t("availability.rule.closedOnPublicHolidays")}
          checked={settings.closedOnPublicHolidays}
          onCheckedChange={(on) => set({ closedOnPublicHolidays: on }, "holidays")}
        />
      </Text>
    </Card>
  );
}
