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

/** Connects the kit to the locale and the router of the app. Render it once, around the app. */
export function KitProvider({ locale, direction, navigate, children }: {
  /** BCP 47 tag. */
  locale: string;
  /** Overrides the direction of the locale. */
  direction?: "ltr" | "rtl" | undefined;
  /** Navigates inside the app. */
  navigate: Navigate;
  children: ReactNode;
}) {
  return (
    <Locale value={withDirection(locale, direction)}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </Locale>
  );
}
