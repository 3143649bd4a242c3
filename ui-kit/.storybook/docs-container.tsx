import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useSyncExternalStore } from "react";
import { frameTheme } from "./theme.ts";

const themes = { light: frameTheme("light"), dark: frameTheme("dark") };

function onModeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-mode"] });
  return () => observer.disconnect();
}

const modeOfPage = () => document.documentElement.dataset["mode"] === "dark" ? "dark" : "light";

/** The page of a component, in the mode that the toolbar has chosen for its stories. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const mode = useSyncExternalStore(onModeChange, modeOfPage);
  return <DocsContainer {...props} theme={themes[mode]} />;
}
