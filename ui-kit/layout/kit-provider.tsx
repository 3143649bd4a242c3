import { createContext, type ReactNode, use } from "react";
import { type Navigate, NavigateContext } from "../controls/link.tsx";

const Locale = createContext("en");

export function useLocale(): string {
  return use(Locale);
}

/** React Aria derives the direction from the script of the locale. */
function withDirection(locale: string, direction: "ltr" | "rtl" | undefined): string {
  if (direction !== "rtl") return locale;
  return new Intl.Locale(locale, { script: "Arab" }).toString();
}

export function KitProvider({ locale, direction, navigate, children }: {
  /** BCP 47 tag. */
  locale: string;
  direction?: "ltr" | "rtl" | undefined;
  navigate: Navigate;
  children: ReactNode;
}) {
  return (
    <Locale value={withDirection(locale, direction)}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </Locale>
  );
}
