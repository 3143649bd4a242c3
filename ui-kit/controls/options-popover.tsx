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
  useFilter,
} from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
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
};

function OptionItem({ option, onPress }: { option: Option; onPress: () => void }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.disabled ?? false}
      onPress={onPress}
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
  { label, groups, picked, onPick, open, onClose, triggerRef, searchLabel }: OptionsPopoverProps,
) {
  const { contains } = useFilter({ sensitivity: "base" });
  function closeIfSame(id: string) {
    if (id === picked) onClose();
  }
  const list = (
    <ListBox
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={picked === undefined ? [] : [picked]}
      autoFocus={!searchLabel}
      onSelectionChange={(keys) => {
        const [key] = keys === "all" ? [] : keys;
        if (key !== undefined) onPick(String(key));
        onClose();
      }}
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
