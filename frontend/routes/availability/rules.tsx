import { useTranslation } from "react-i18next";
import { Select } from "ui-kit/controls/select.tsx";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Settings } from "./draft.ts";
import type { Editing } from "./use-editor.ts";
import { useLength, useProblemText } from "./use-words.ts";

/** What people choose from; what is set besides is offered too. */
const choices = {
  minimumNoticeMinutes: [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080],
  horizonDays: [7, 14, 28, 42, 60, 90, 180, 365],
  bufferMinutes: [0, 5, 10, 15, 20, 30, 45, 60],
  travelMinutes: [0, 15, 30, 45, 60, 90],
  stepMinutes: [10, 15, 20, 30, 45, 60],
  dailyMaximum: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12],
} as const;

type Name = keyof typeof choices;

const names = Object.keys(choices) as Name[];
const anyNumber = "any";

/** Where the rule of a setting stands. */
export function ruleFieldId(name: Name): string {
  return `rule-${name}`;
}

/** Leads to a rule and opens nothing: the person decides there. */
export function goToRule(name: Name): void {
  document.getElementById(ruleFieldId(name))?.focus();
}

function useValueText() {
  const { t } = useTranslation();
  const sayLength = useLength();
  return (name: Name, value: number | null) => {
    if (value === null) return t("availability.rule.anyNumber");
    if (name === "dailyMaximum") return t("availability.rule.atMost", { count: value });
    if (name === "horizonDays") return sayLength(value * 1440);
    if (name === "minimumNoticeMinutes") {
      if (value === 0) return t("availability.rule.noNotice");
      return t("availability.rule.before", { length: sayLength(value) });
    }
    return value === 0 ? t("availability.rule.no") : sayLength(value);
  };
}

/** The rules behind the week, each a sentence whose end can be changed. */
export function Rules({ editing }: { editing: Editing }) {
  const { t } = useTranslation();
  const sayValue = useValueText();
  const sayProblem = useProblemText();
  const { draft, change, problems } = editing;
  const { settings } = draft;
  const set = (next: Partial<Settings>, about: string) =>
    change((before) => ({ ...before, settings: { ...before.settings, ...next } }), about);

  function options(name: Name) {
    const value = settings[name];
    const numbers = [...new Set([...choices[name], ...(value === null ? [] : [value])])]
      .sort((a, b) => a - b);
    return [
      ...(name === "dailyMaximum" ? [{ id: anyNumber, label: sayValue(name, null) }] : []),
      ...numbers.map((each) => ({ id: String(each), label: sayValue(name, each) })),
    ];
  }
  const errorOf = (name: string) => {
    const found = problems.find(({ spot }) => spot.at === "setting" && spot.name === name);
    return found && sayProblem(found);
  };
  return (
    <Card as="section" aria-labelledby="rules">
      <Text as="h2" size="card" id="rules">{t("availability.rule.title")}</Text>
      <Stack gap="none">
        {names.map((name) => (
          <Select
            key={name}
            id={ruleFieldId(name)}
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
          onSwitch={(on) => set({ closedOnPublicHolidays: on }, "holidays")}
        />
      </Text>
    </Card>
  );
}
