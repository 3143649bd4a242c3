import { useTranslation } from "react-i18next";
import type { Draft } from "./draft.ts";
import { type DraftProblem, knownCode } from "./problems.ts";

/** The name of a place; `null` means video only. */
export function usePlaceName(draft: Draft) {
  const { t } = useTranslation();
  return (placeId: string | null) =>
    placeId === null
      ? t("availability.place.video")
      : draft.places.find(({ id }) => id === placeId)?.name ?? t("availability.place.gone");
}

export function useProblemText() {
  const { t } = useTranslation();
  return ({ errCode }: Pick<DraftProblem, "errCode">) => {
    const code = knownCode(errCode);
    return code ? t(`availability.wrong.${code}`) : t("availability.wrong.other");
  };
}
