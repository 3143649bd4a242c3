import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { type State, StateText } from "../feedback/state-text.tsx";
import "./language-tabs.css";

type LanguageTab = { id: string; label: string; state: State; stateText: ReactNode };

export type LanguageTabsProps =
  & Omit<ComponentProps<"div">, "className" | "children" | "onSelect">
  & {
    label: string;
    tabs: LanguageTab[];
    selected: string;
    onSelect: (id: string) => void;
    /** The id of the element that shows the texts of the selected language. */
    panelId: string;
  };

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The id of a tab; the panel is labelled with it. */
export function languageTabId(panelId: string, language: string): string {
  return `${panelId}-${language}`;
}

/** The languages of a text as tabs, with the state of each in words. */
export function LanguageTabs(
  { label, tabs, selected, onSelect, panelId, ...rest }: LanguageTabsProps,
) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const position = tabs.findIndex(({ id }) => id === selected);
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === "rtl";
    const step = (steps[event.key] ?? 0) * (isRtl ? -1 : 1);
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 };
    const next = step ? (position + step + tabs.length) % tabs.length : ends[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(languageTabId(panelId, tab.id))?.focus();
  }

  return (
    <div
      {...rest}
      ref={list}
      className="language-tabs"
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {tabs.map(({ id, label, state, stateText }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={languageTabId(panelId, id)}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          <b lang={id}>{label}</b>
          <StateText state={state}>{stateText}</StateText>
        </button>
      ))}
    </div>
  );
}
