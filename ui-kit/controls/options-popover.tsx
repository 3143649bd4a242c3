import type { RefObject } from "react";
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
  /** Its value. */
  id: string;
  /** What it says. */
  label: string;
  /** How many results it leads to. */
  count?: number | string | undefined;
  /** A second line. */
  hint?: string | undefined;
  /** It cannot be chosen. */
  disabled?: boolean | undefined;
};

export type OptionGroup = {
  /** A caption above the group; it must be there when there is more than one. */
  title?: string | undefined;
  options: Option[];
};

export type OptionsPopoverProps = {
  /** Accessible name of the list. */
  label: string;
  groups: OptionGroup[];
  picked?: string | undefined;
  onPick: (id: string) => void;
  open: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** Accessible name of a search field above a long list; without it there is none. */
  searchLabel?: string | undefined;
  /** Several may be chosen: the list stays open until it is left. */
  multiple?: MultipleSelection | undefined;
};

export type MultipleSelection = {
  /** Ids of the chosen options. */
  picked: readonly string[];
  /** Called with all the ids that are chosen now. */
  onPick: (ids: string[]) => void;
  /** Words of the button that leaves the list. */
  doneLabel: string;
};

/** Keeps the order of the list, whatever the order of the presses. */
function inOrder(groups: OptionGroup[], keys: Iterable<unknown>): string[] {
  const chosen = new Set(keys);
  return groups.flatMap(({ options }) => options).map(({ id }) => id).filter((id) =>
    chosen.has(id)
  );
}

/** One line of a list: a sign when it is chosen, words, a count. */
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
      <span data-part="words">
        {option.label}
        {option.hint && <small>{option.hint}</small>}
      </span>
      {option.count !== undefined && <span data-part="count">{option.count}</span>}
    </ListBoxItem>
  );
}

function Search({ label }: { label: string }) {
  return (
    <SearchField aria-label={label} autoFocus data-part="search">
      <Icon name="search" size="small" />
      <Input placeholder={label} />
    </SearchField>
  );
}

function Panel(
  { label, groups, picked, onPick, open, onClose, triggerRef, searchLabel, multiple }:
    OptionsPopoverProps,
) {
  const { contains } = useFilter({ sensitivity: "base" });
  function closeIfSame(id: string) {
    if (!multiple && id === picked) onClose();
  }
  const one = {
    selectionMode: "single",
    disallowEmptySelection: true,
    selectedKeys: picked === undefined ? [] : [picked],
    onSelectionChange: (keys: Selection) => {
      const [key] = keys === "all" ? [] : keys;
      if (key !== undefined) onPick(String(key));
      onClose();
    },
  } as const;
  const many = multiple && {
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
      autoFocus={!searchLabel}
      {...many ?? one}
    >
      {groups.map(({ title, options }, i) => {
        const items = options.map((option) => (
          <OptionItem
            key={option.id}
            option={option}
            onPress={() => closeIfSame(option.id)}
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
      {searchLabel
        ? (
          <Autocomplete filter={contains}>
            <Search label={searchLabel} />
            {list}
          </Autocomplete>
        )
        : list}
      {multiple && <Button variant="primary" block onClick={onClose}>{multiple.doneLabel}</Button>}
    </Popover>
  );
}

/** The list that opens under a select or a blank; a bottom sheet on a narrow screen. */
export function OptionsPopover(props: OptionsPopoverProps) {
  return (
    <AriaProvider>
      <Panel {...props} />
    </AriaProvider>
  );
}
