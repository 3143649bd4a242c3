import { createContext, type ReactNode, use } from "react";
import { IconsContext } from "../controls/icon.tsx";
import { type Navigate, NavigateContext } from "../controls/link.tsx";
import { type PartText, PartTextContext } from "./lazy-part.tsx";

const Locale = createContext("en");

export function useLocale(): string {
  return use(Locale);
}

/** React Aria derives the direction from the script of the locale. */
function withDirection(locale: string, direction: "ltr" | "rtl" | undefined): string {
  if (direction !== "rtl") return locale;
  return new Intl.Locale(locale, { script: "Arab" }).toString();
}

export function KitProvider({ locale, direction, navigate, partText, icons, children }: {
  /** BCP 47 tag. */
  locale: string;
  direction?: "ltr" | "rtl" | undefined;
  navigate: Navigate;
  /** What a part of a page says that did not load. */
  partText?: PartText | undefined;
  /** Where `icons.svg` is served; without it, beside the modules. A server that renders needs it. */
  icons?: string | undefined;
  children: ReactNode;
}) {
  const content = <PartTextContext value={partText ?? null}>{children}</PartTextContext>;
  return (
    <Locale value={withDirection(locale, direction)}>
      <NavigateContext value={navigate}>
        {icons ? <IconsContext value={icons}>{content}</IconsContext> : content}
      </NavigateContext>
    </Locale>
  );
}
