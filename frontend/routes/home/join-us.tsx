import { useTranslation } from "react-i18next";
import { Benefits as BenefitList } from "ui-kit/layout/benefits.tsx";
import { JoinForm } from "../../join/join-form.tsx";
import { benefits } from "./benefits-without-scripts.tsx";

function Benefits() {
  const { t } = useTranslation();
  return (
    <BenefitList
      items={benefits.map((name) => ({
        title: t(`joinUs.promises.${name}.title`),
        text: t(`joinUs.promises.${name}.text`),
      }))}
    />
  );
}

export function BenefitsAndJoinUs() {
  const { t } = useTranslation();
  return (
    <>
      <Benefits />
      <JoinForm title={t("joinUs.title")} />
    </>
  );
}
