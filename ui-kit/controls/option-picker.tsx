import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import { lazyPart } from "../layout/lazy-part.tsx";
import { useAfterPaint } from "../layout/use-after-paint.ts";
import type { MultipleSelection, Option, OptionGroup, OptionSearch } from "./options-popover.tsx";

const OptionsPopover = lazyPart(async () => {
  const { OptionsPopover: List } = await import("./options-popover.tsx");
  // A list that is about to close is not drawn again.
  return memo(List, (_, { open }) => !open) as unknown as typeof List;
});

const openingKeys = ["Enter", " ", "ArrowDown", "ArrowUp"];

export type OptionPickerProps = {
  label: string;
  groups: OptionGroup[];
  picked?: string | undefined;
  onPick: (id: string) => void;
  /** Adds a search field above the list. */
  search?: OptionSearch | undefined;
  multiple?: MultipleSelection | undefined;
};

export function optionOf(groups: OptionGroup[], picked: string | undefined): Option | undefined {
  return groups.flatMap((group) => group.options).find((option) => option.id === picked);
}

/** A button that opens a list of options. The code of the list loads on hover or focus. */
export function OptionPicker(
  { label, groups, picked, onPick, search, multiple, children, ...rest }:
    & OptionPickerProps
    & Omit<ComponentProps<"button">, keyof OptionPickerProps>
    & { children: ReactNode },
) {
  const [open, setOpen] = useState(false);
  // The button answers first; the list comes and goes in the next steps.
  const isListShown = useAfterPaint(open);
  const trigger = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  function openList() {
    search?.onOpen?.();
    setOpen(true);
  }
  // Without this the browser sends a click for Enter and Space, which React Aria treats as a virtual click: it would not move the focus.
  function openByKey(event: KeyboardEvent) {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    openList();
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={trigger}
        aria-haspopup="listbox"
        aria-expanded={open}
        onPointerEnter={OptionsPopover.preload}
        onFocus={OptionsPopover.preload}
        onKeyDown={openByKey}
        onClick={openList}
        data-open={open || undefined}
      >
        <span id={valueId}>{children}</span>
      </button>
      {isListShown && (
        <Suspense>
          <OptionsPopover
            {...{ label, groups, picked, onPick, search, multiple, open }}
            triggerRef={trigger}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
