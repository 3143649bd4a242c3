import { useTranslation } from "react-i18next";
import { Benefits } from "ui-kit/layout/benefits.tsx";
import { JoinUs } from "./join-us.tsx";

function HousePromises() {
  const { t } = useTranslation();
  const names = ["times", "credentials", "journal"] as const;
  return (
    <Benefits
      items={names.map((name) => ({
        title: t(`home.promises.${name}.title`),
        text: t(`home.promises.${name}.text`),
      }))}
    />
  );
}

/** What follows the results, never before them. */
export function AfterResults() {
  return (
    <>
      <HousePromises />
      <JoinUs />
    </>
  );
}
