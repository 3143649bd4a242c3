import { useTranslation } from "react-i18next";
import { Select } from "ui-kit/controls/select.tsx";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useUserChange } from "../../api/user-changes.ts";
import { type Format, formatFor } from "../../i18n/formatter.ts";
import { languageNames, languages, switchLanguage } from "../../i18n/i18n.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { NameAndEmail } from "./name-and-email.tsx";
import { Picture } from "./picture.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import { UserPage } from "./user-page.tsx";

const homeZone = "Europe/Tallinn";

function timeZones(chosen: string): string[] {
  return [...new Set([homeZone, chosen, ...Intl.supportedValuesOf("timeZone")])];
}

/** The home zone has the name that other pages give it. */
function zoneOption(id: string, { language, opening }: Format) {
  const keywords = id.replaceAll("_", " ");
  const label = id === homeZone ? opening(formatFor(language, id).zone()) : keywords;
  return { id, label, keywords };
}

function LanguageAndTimeZone({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const format = useFormat();
  const change = useUserChange(user);
  function pickTimeZone(timeZone: string) {
    change.mutate({ timeZone }, {
      onSuccess: () => void notify({ tone: "success", message: t("user.saved") }),
    });
  }
  function pickLanguage(id: string) {
    const language = languages.find((each) => each === id);
    if (!language) return;
    change.mutate({ language }, { onSuccess: () => void switchLanguage(language) });
  }
  const failure = change.error ? showFailure(change.error) : undefined;
  return (
    <Section heading={t("user.habits.heading")}>
      <Stack gap="group">
        <Select
          label={t("user.habits.language")}
          groups={[{ options: languages.map((id) => ({ id, label: languageNames[id] })) }]}
          picked={user.language}
          onPick={pickLanguage}
          error={change.variables?.language && failure}
        />
        <Select
          label={t("user.habits.zone")}
          description={t("user.habits.zoneHelp")}
          search={{ label: t("user.habits.zoneSearch"), noResults: t("shell.noMatch") }}
          groups={[{
            options: timeZones(user.timeZone).map((id) => zoneOption(id, format)),
          }]}
          picked={user.timeZone}
          onPick={pickTimeZone}
          error={change.variables?.timeZone && failure}
        />
      </Stack>
    </Section>
  );
}

function EmailPreferences({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const change = useUserChange(user);
  const shown = {
    ...user.notifications,
    ...(change.isPending ? change.variables.notifications : {}),
  };
  return (
    <Section heading={t("user.mails.heading")}>
      <Stack gap="group">
        <Switch
          label={t("user.mails.reminders")}
          hint={t("user.mails.remindersHelp")}
          checked={shown.reminders}
          onCheckedChange={(reminders) => change.mutate({ notifications: { reminders } })}
        />
        {change.error && <Note tone="error" urgent>{showFailure(change.error)}</Note>}
      </Stack>
    </Section>
  );
}

export function Component() {
  return (
    <UserPage tab="profile">
      {(user) => (
        <>
          <NameAndEmail user={user} />
          <Picture user={user} />
          <LanguageAndTimeZone user={user} />
          <EmailPreferences user={user} />
          <SavedSearches />
        </>
      )}
    </UserPage>
  );
}
