import { type RefObject, useState } from "react";
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  type Selection,
  useFilter,
} from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import "./options-popover.css";

export type Option = {
  id: string;
  label: string;
  count?: number | string | undefined;
  hint?: string | undefined;
  /** Typed words that find the option where it is searched for, besides its label. */
  keywords?: string | undefined;
  disabled?: boolean | undefined;
  /** Shown only when what is typed finds it. */
  onlySearched?: boolean | undefined;
};

export type OptionGroup = {
  title?: string | undefined;
  options: Option[];
};

export type OptionsPopoverProps = {
  label: string;
  groups: OptionGroup[];
  picked?: string | undefined;
  onPick: (id: string) => void;
  open: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  search?: OptionSearch | undefined;
  multiple?: MultipleSelection | undefined;
};

export type OptionSearch = {
  /** The accessible name of the field. */
  label: string;
  /** Shown and announced when no option matches. */
  noResults: string;
  /** When the list opens, e.g. to load the keywords of the options. */
  onOpen?: (() => void) | undefined;
  /** A way on with what was typed when no option matches; it closes the list. */
  otherwise?: { label: (typed: string) => string; onPick: (typed: string) => void } | undefined;
};

export type MultipleSelection = {
  picked: readonly string[];
  onPick: (ids: string[]) => void;
  doneLabel: string;
};

function inOrder(groups: OptionGroup[], keys: Iterable<unknown>): string[] {
  const selected = new Set(keys);
  return groups.flatMap(({ options }) => options).map(({ id }) => id).filter((id) =>
    selected.has(id)
  );
}

export function OptionItem(
  { option, onPress }: { option: Option; onPress?: (() => void) | undefined },
) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.disabled ?? false}
      {...(onPress ? { onPress } : {})}
    >
      <Icon name="check" size="small" />
      <span data-part="label">
        {option.label}
        {option.hint && <small>{option.hint}</small>}
      </span>
      {option.count !== undefined && <span data-part="count">{option.count}</span>}
    </ListBoxItem>
  );
}

function Search({ label, onSubmit }: { label: string; onSubmit: () => void }) {
  return (
    <SearchField aria-label={label} autoFocus data-part="search" onSubmit={onSubmit}>
      <Icon name="search" size="small" />
      <Input placeholder={label} />
    </SearchField>
  );
}

function OptionsList(
  { label, groups, picked, onPick, open, onClose, triggerRef, search, multiple }:
    OptionsPopoverProps,
) {
  const { contains } = useFilter({ sensitivity: "base" });
  const [typed, setTyped] = useState("");
  const options = groups.flatMap(({ options }) => options);
  const keywords = new Map(options.map(({ label, keywords = "" }) => [label, keywords]));
  const onlySearched = new Set(
    options.filter(({ onlySearched }) => onlySearched).map(({ label }) => label),
  );
  function matches(label: string, text: string): boolean {
    const words = text.trim().split(/\s+/);
    if (words[0] === "") return !onlySearched.has(label);
    return contains(label, text) ||
      words.every((word) => contains(keywords.get(label) ?? "", word));
  }
  const hasMatch = options.some(({ label }) => matches(label, typed));
  function goOn() {
    if (hasMatch || !search?.otherwise) return;
    search.otherwise.onPick(typed.trim());
    onClose();
  }
  function closeIfPicked(id: string) {
    if (!multiple && id === picked) onClose();
  }
  const singleSelection = {
    selectionMode: "single",
    disallowEmptySelection: true,
    selectedKeys: picked === undefined ? [] : [picked],
    onSelectionChange: (keys: Selection) => {
      const [key] = keys === "all" ? [] : keys;
      if (key !== undefined) onPick(String(key));
      onClose();
    },
  } as const;
  const multipleSelection = multiple && {
    selectionMode: "multiple",
    escapeKeyBehavior: "none",
    selectedKeys: multiple.picked,
    onSelectionChange: (keys: Selection) =>
      multiple.onPick(
        inOrder(groups, keys === "all" ? groups.flatMap((g) => g.options.map((o) => o.id)) : keys),
      ),
  } as const;
  const list = (
    <ListBox
      aria-label={label}
      autoFocus={!search}
      {...multipleSelection ?? singleSelection}
    >
      {groups.map(({ title, options }, i) => {
        const items = options.map((option) => (
          <OptionItem
            key={option.id}
            option={option}
            onPress={() => closeIfPicked(option.id)}
          />
        ));
        if (!title) return items;
        return (
          <ListBoxSection key={i} id={`group-${i}`}>
            <Header>{title}</Header>
            {items}
          </ListBoxSection>
        );
      })}
    </ListBox>
  );
  return (
    <Popover
      className="options-popover"
      aria-label={label}
      placement="bottom start"
      offset={8}
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p data-part="sheet-title" aria-hidden="true">{label}</p>
      {search
        ? (
          <Autocomplete filter={matches} onInputChange={setTyped}>
            <Search label={search.label} onSubmit={goOn} />
            <p data-part="no-results" role="status">{!hasMatch && search.noResults}</p>
            {!hasMatch && search.otherwise && (
              <Button
                variant="quiet"
                icon="search"
                onClick={goOn}
              >
                {search.otherwise.label(typed.trim())}
              </Button>
            )}
            {list}
          </Autocomplete>
        )
        : list}
      {multiple && <Button variant="primary" block onClick={onClose}>{multiple.doneLabel}</Button>}
    </Popover>
  );
}

export function OptionsPopover(props: OptionsPopoverProps) {
  return (
    <AriaProvider>
      <OptionsList {...props} />
    </AriaProvider>
  );
}
