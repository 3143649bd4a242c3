import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import type { MultipleSelection, Option, OptionGroup } from "./options-popover.tsx";

const loadPopover = () => import("./options-popover.tsx");
const OptionsPopover = lazy(async () => ({ default: (await loadPopover()).OptionsPopover }));

const openingKeys = ["Enter", " ", "ArrowDown", "ArrowUp"];

export type OptionPickerProps = {
  /** What is chosen here. */
  label: string;
  /** The options, in groups; one group without a title is a plain list. */
  groups: OptionGroup[];
  /** Id of the chosen option. */
  picked?: string | undefined;
  /** Called with the id that was chosen. */
  onPick: (id: string) => void;
  /** Accessible name of a search field above a long list; without it there is none. */
  searchLabel?: string | undefined;
  /** Several may be chosen, in place of `picked` and `onPick`. */
  multiple?: MultipleSelection | undefined;
};

export function optionOf(groups: OptionGroup[], picked: string | undefined): Option | undefined {
  return groups.flatMap((group) => group.options).find((option) => option.id === picked);
}

/** A button that opens a list. The list itself is loaded when the pointer or the focus comes near. */
export function OptionPicker(
  { label, groups, picked, onPick, searchLabel, multiple, children, ...rest }:
    & OptionPickerProps
    & Omit<ComponentProps<"button">, keyof OptionPickerProps>
    & { children: ReactNode },
) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const near = () => void loadPopover();
  // Enter and Space too: the click the browser makes of them counts as one of a screen reader, and the focus would wait.
  function openByKey(event: KeyboardEvent) {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={trigger}
        aria-haspopup="listbox"
        aria-expanded={open}
        onPointerEnter={near}
        onFocus={near}
        onKeyDown={openByKey}
        onClick={() => setOpen(true)}
        data-open={open || undefined}
      >
        <span id={valueId}>{children}</span>
      </button>
      {open && (
        <Suspense>
          <OptionsPopover
            {...{ label, groups, picked, onPick, searchLabel, multiple, open }}
            triggerRef={trigger}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
