import { type ReactNode, use } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { NavigateContext } from "../controls/link.tsx";
import { useLocale } from "./kit-provider.tsx";

export function AriaProvider({ children }: { children: ReactNode }) {
  const navigate = use(NavigateContext);
  const content = <I18nProvider locale={useLocale()}>{children}</I18nProvider>;
  if (!navigate) return content;
  return <RouterProvider navigate={navigate}>{content}</RouterProvider>;
}
