import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { config } from "../../config.ts";

/** Only in demo: accounts anybody may look around with. */
export function DemoAccounts(
  { onPick }: { onPick: (account: { email: string; password: string }) => void },
) {
  const { t } = useTranslation();
  const { demo } = config;
  if (!demo) return null;
  return (
    <Note
      actions={demo.accounts.map((email) => (
        <Button
          key={email}
          small
          onClick={() => onPick({ email, password: demo.password })}
        >
          {email}
        </Button>
      ))}
    >
      {t("auth.login.demo", { password: demo.password })}
    </Note>
  );
}
