import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { clearViews, turnViews, useViewed } from "./viewed.ts";

/** Whether this device stores which practitioners were viewed. */
export function ViewedSetting() {
  const { t } = useTranslation();
  const { isOn, people } = useViewed();
  return (
    <Section heading={t("viewed.setting.heading")}>
      <Stack align="start">
        <Switch
          label={t("viewed.setting.label")}
          hint={t("viewed.setting.hint")}
          checked={isOn}
          onCheckedChange={turnViews}
        />
        <Button icon="trash-2" disabled={people.length === 0} onClick={clearViews}>
          {t("viewed.clear")}
        </Button>
      </Stack>
    </Section>
  );
}
