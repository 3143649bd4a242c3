import { useTranslation } from "react-i18next";
import { deviceName } from "backend/domain/device-name.ts";

/** Names browser and system of a user agent. */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useTranslation();
  return (userAgent) => {
    const { browser = t("admin.records.unknownDevice"), system } = deviceName(userAgent);
    return system ? `${browser}, ${system}` : browser;
  };
}
