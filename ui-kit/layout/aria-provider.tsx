import { type ReactNode, use } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { NavigateContext } from "../controls/link.tsx";
import { useLocale } from "./kit-provider.tsx";

/** Tells React Aria what KitProvider knows. It stands inside what is loaded later, so the first page goes without. */
export function AriaProvider({ children }: { children: ReactNode }) {
  const navigate = use(NavigateContext);
  const inLanguage = <I18nProvider locale={useLocale()}>{children}</I18nProvider>;
  if (!navigate) return inLanguage;
  return <RouterProvider navigate={navigate}>{inLanguage}</RouterProvider>;
}
