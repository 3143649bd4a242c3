import { createContext, type ReactNode, use } from "react";
import { type Navigate, NavigateContext } from "../controls/link.tsx";

/** The language of the page; AriaProvider hands it on to what is made with React Aria. */
const Locale = createContext("en");

export function useLocale(): string {
  return use(Locale);
}

/** React Aria reads the direction off the script of the locale; its words and formats follow the language alone. */
function inDirection(locale: string, direction: "ltr" | "rtl" | undefined): string {
  if (direction !== "rtl") return locale;
  return new Intl.Locale(locale, { script: "Arab" }).toString();
}

/** What the kit has to know about the app around it. It stands once, around everything. */
export function KitProvider({ locale, direction, navigate, children }: {
  /** BCP 47 tag of the page's language: direction, weekdays and the words of React Aria follow it. */
  locale: string;
  /** The direction of the page where it is not that of its language. */
  direction?: "ltr" | "rtl" | undefined;
  /** Follows a link inside the app; called with its href. */
  navigate: Navigate;
  children: ReactNode;
}) {
  return (
    <Locale value={inDirection(locale, direction)}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </Locale>
  );
}
