import { useTranslation } from "react-i18next";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useUserChange } from "../../api/use-user-change.ts";
import type { CurrentUser } from "../../api/session.ts";
import { useSayFailure } from "../../shell/say-failure.ts";

const kinds = ["reminders", "news"] as const;

/** Which mails one wants; a switch is where it was put until the server says no. */
export function Mails({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const change = useUserChange(user);
  const wanted = {
    ...user.notifications,
    ...(change.isPending ? change.variables.notifications : {}),
  };
  return (
    <Section heading={t("user.mails.heading")}>
      <Stack gap="group">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`user.mails.${kind}`)}
            hint={t(`user.mails.${kind}Help`)}
            checked={wanted[kind]}
            onSwitch={(on) => change.mutate({ notifications: { [kind]: on } })}
          />
        ))}
        {change.error && <Note tone="bad" urgent>{sayFailure(change.error)}</Note>}
      </Stack>
    </Section>
  );
}
