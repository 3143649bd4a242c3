import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";

export const benefits = ["times", "credentials", "journal"] as const;

/** The foot of the page in browsers without scripts, which cannot send the form there. */
export function BenefitsWithoutScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Stack gap="group">
        {benefits.map((name) => (
          <Stack key={name} gap="tight">
            <Text as="h3" size="card">{t(`joinUs.promises.${name}.title`)}</Text>
            <Text>{t(`joinUs.promises.${name}.text`)}</Text>
          </Stack>
        ))}
        <Stack gap="tight">
          <Text as="h2" size="card">{t("joinUs.title")}</Text>
          <Text>
            <Link href="/join">{t("shell.join")}</Link>
          </Text>
        </Stack>
      </Stack>
    </noscript>
  );
}
