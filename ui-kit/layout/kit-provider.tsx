import { createContext, type ReactNode, use } from "react";
import { type Navigate, Routing } from "../controls/link.tsx";

/** The language of the page; AriaProvider hands it on to what is made with React Aria. */
const Locale = createContext("en");

export function useLocale(): string {
  return use(Locale);
}

/** What the kit has to know about the app around it. It stands once, around everything. */
export function KitProvider({ locale, navigate, children }: {
  /** BCP 47 tag of the page's language: direction, weekdays and the words of React Aria follow it. */
  locale: string;
  /** Follows a link inside the app; called with its href. */
  navigate: Navigate;
  children: ReactNode;
}) {
  return (
    <Locale value={locale}>
      <Routing value={navigate}>{children}</Routing>
    </Locale>
  );
}
