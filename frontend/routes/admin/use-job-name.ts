import { useTranslation } from "react-i18next";

/** The name of a job in words; one that a later release added stands as it is. */
export function useJobName() {
  const { t } = useTranslation();
  return (name: string): string => {
    const key = name.replaceAll(" ", "-") as "send-mails";
    return t(`jobs.names.${key}`, { defaultValue: name });
  };
}
