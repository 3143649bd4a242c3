import { discreetNames, discreetWord } from "backend/domain/discreet.ts";
import { useTranslation } from "react-i18next";
import { Select } from "ui-kit/controls/select.tsx";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { TabLook } from "ui-kit/layout/tab-look.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useUserChange } from "../../api/user-changes.ts";
import { config } from "../../config.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

const sampleTime = Date.UTC(2026, 11, 2, 10);

const ring = (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2">
    <circle cx="8" cy="8" r="5" />
  </svg>
);

export function DiscreetMode({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const when = format.dateTime(sampleTime);
  const showFailure = useShowFailure();
  const change = useUserChange(user);
  const { discreet } = user;
  const { name, exitSignsOut } = discreet ?? { name: discreetNames[0], exitSignsOut: false };
  const word = discreetWord[name][language];
  return (
    <Section heading={t("discreet.heading")} id="discreet">
      <Stack gap="group">
        <Text tone="soft">{t("discreet.text")}</Text>
        <Switch
          label={t("discreet.mode")}
          hint={t("discreet.does")}
          checked={discreet !== null}
          onCheckedChange={(on) => change.mutate({ discreet: on ? { name, exitSignsOut } : null })}
        />
        {discreet && (
          <>
            <Select
              label={t("discreet.name")}
              groups={[{
                options: discreetNames.map((id) => ({ id, label: discreetWord[id][language] })),
              }]}
              picked={name}
              onPick={(id) =>
                change.mutate({
                  discreet: { name: id as typeof name, exitSignsOut },
                })}
            />
            <Switch
              label={t("discreet.signOut")}
              hint={t("discreet.exitHelp")}
              checked={exitSignsOut}
              onCheckedChange={(on) => change.mutate({ discreet: { name, exitSignsOut: on } })}
            />
          </>
        )}
        {change.error && <Note tone="error" urgent>{showFailure(change.error)}</Note>}
        <TabLook
          label={t("discreet.before")}
          icon={<img src="/favicon.svg" alt="" />}
          title={`${t("shell.journal")} – ${config.brand}`}
          sender={config.brand}
          subject={t("discreet.subjectBefore", { when })}
        />
        <TabLook
          label={t("discreet.after")}
          icon={ring}
          title={word}
          sender={word}
          subject={t("discreet.subjectAfter", { when })}
        />
      </Stack>
    </Section>
  );
}
