import { useTranslation } from "react-i18next";
import type { CrisisContactsProps } from "ui-kit/feedback/crisis-contacts.tsx";
import type { Answers, Questionnaire } from "../../suitability/questionnaire.ts";

const childHelpline = "116 111";

/** The numbers in their order of urgency; the one for children only to those who are under 18. */
export function useContacts(
  { crisis }: Questionnaire,
  answers: Answers | null,
): CrisisContactsProps["contacts"] {
  const { t } = useTranslation();
  const isChild = answers?.age?.includes("under_18") ?? true;
  return crisis.contacts
    .filter(({ number }) => isChild || number !== childHelpline)
    .map(({ number, label }) => ({
      // No line breaks inside of a number.
      number: number.replaceAll(" ", "\u00a0"),
      label,
      callLabel: t("test.crisis.call", { number: number.replaceAll(" ", "\u00a0") }),
    }));
}
