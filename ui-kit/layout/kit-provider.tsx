import type { ReactNode } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { type Navigate, Routing } from "../controls/link.tsx";

/** What the kit has to know about the app around it. It stands once, around everything. */
export function KitProvider({ locale, navigate, children }: {
  /** BCP 47 tag of the page's language: direction, weekdays and the words of React Aria follow it. */
  locale: string;
  /** Follows a link inside the app; called with its href. */
  navigate: Navigate;
  children: ReactNode;
}) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate}>
        <Routing value={navigate}>{children}</Routing>
      </RouterProvider>
    </I18nProvider>
  );
}
