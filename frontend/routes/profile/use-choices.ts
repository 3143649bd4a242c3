import { useTranslation } from "react-i18next";
import { alphabetical } from "../../api/alphabetical.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";

/** The options of a list in the order of the alphabet, those that the profile has first. */
export function useChoices() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { list } = useDomainValues();
  return (domain: "THERAPY_TYPE" | "WAY_OF_HELPING", own: readonly string[]) => {
    const options = alphabetical(list(domain, own), language)
      .map(({ code, value }) => ({ id: code, label: value }));
    const [mine, others] = [
      options.filter(({ id }) => own.includes(id)),
      options.filter(({ id }) => !own.includes(id)),
    ];
    if (mine.length === 0) return [{ options }];
    return [
      { title: t("profile.choices.own"), options: mine },
      { title: t("profile.choices.others"), options: others },
    ].filter(({ options }) => options.length > 0);
  };
}
