import { useTranslation } from "react-i18next";
import { Select } from "ui-kit/controls/select.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useUserChange } from "../../api/use-user-change.ts";
import type { CurrentUser } from "../../api/session.ts";
import { languages, switchLanguage } from "../../i18n/i18n.ts";
import { ownNames } from "../../i18n/language.ts";
import { useSayFailure } from "../../shell/say-failure.ts";

/** The zones as the browser lists them, and the one that is set, should the browser not know it. */
function zones(own: string): string[] {
  return [...new Set(["Europe/Tallinn", own, ...Intl.supportedValuesOf("timeZone")])];
}

/** "Europe/Tallinn" is easier read with a space. */
function zoneName(zone: string): string {
  return zone.replaceAll("_", " ");
}

/** The language one reads and the zone one lives in; both hold at once. */
export function Habits({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const change = useUserChange(user);
  const said = {
    onSuccess: () => void notify({ tone: "success", message: t("user.saved") }),
  };
  function pickLanguage(id: string) {
    const language = languages.find((each) => each === id);
    if (!language) return;
    change.mutate({ language }, { onSuccess: () => void switchLanguage(language) });
  }
  const failure = change.error ? sayFailure(change.error) : undefined;
  return (
    <Section heading={t("user.habits.heading")}>
      <Stack gap="group">
        <Select
          label={t("user.habits.language")}
          groups={[{ options: languages.map((id) => ({ id, label: ownNames[id] })) }]}
          picked={user.language}
          onPick={pickLanguage}
          error={change.variables?.language && failure}
        />
        <Select
          label={t("user.habits.zone")}
          description={t("user.habits.zoneHelp")}
          searchLabel={t("user.habits.zoneSearch")}
          groups={[{
            options: zones(user.timeZone).map((id) => ({ id, label: zoneName(id) })),
          }]}
          picked={user.timeZone}
          onPick={(timeZone) => change.mutate({ timeZone }, said)}
          error={change.variables?.timeZone && failure}
        />
      </Stack>
    </Section>
  );
}
