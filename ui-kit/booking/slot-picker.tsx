import { type ComponentProps, type ReactNode, useId } from "react";
import { useFocusRecovery } from "../controls/use-focus-recovery.ts";
import "./slot-picker.css";

type SlotChoice = {
  /** Usually the start as ISO 8601. */
  id: string;
  /** Formatted, e.g. "18:15". */
  time: string;
  /** Accessible name with date and time, e.g. "Tuesday, 24 November, 18:15". */
  label: string;
  /** Shown in the list layout, e.g. duration, price and place. */
  detail?: ReactNode;
  taken?: boolean | undefined;
};

export type PartOfDay = {
  /** E.g. "Morning". */
  title: string;
  slots: SlotChoice[];
};

export type SlotPickerProps = Omit<ComponentProps<"fieldset">, "className" | "children" | "ref"> & {
  /** Accessible name, e.g. "Tuesday, 24 November, 5 free". */
  label: string;
  /** The times of one day; parts without times are not shown. */
  parts: PartOfDay[];
  /** `list` has one line per time, with details. */
  layout?: "grid" | "list" | undefined;
  /** Id of the selected slot. */
  picked?: string | undefined;
  onPick: (id: string) => void;
  /** For assistive technology, after a taken time. */
  takenLabel: string;
  /** Shown when the day has no times. */
  empty?: ReactNode;
};

/** The times of one day as radio buttons. */
export function SlotPicker(
  { label, parts, layout = "grid", picked, onPick, takenLabel, empty, name, ...rest }:
    SlotPickerProps,
) {
  const ownName = useId();
  const box = useFocusRecovery<HTMLFieldSetElement>();
  const shown = parts.filter((part) => part.slots.length > 0);
  return (
    <fieldset
      {...rest}
      ref={box}
      className="slot-picker"
      data-layout={layout}
      role="radiogroup"
      aria-label={label}
    >
      {shown.length === 0 && empty}
      {shown.map(({ title, slots }) => (
        <div key={title} data-part="part">
          <span data-part="title">{title}</span>
          <div data-part="grid">
            {slots.map(({ id, time, label, detail, taken = false }) => (
              <label key={id} data-taken={taken || undefined}>
                <input
                  type="radio"
                  name={name ?? ownName}
                  value={id}
                  aria-label={taken ? `${label}, ${takenLabel}` : label}
                  disabled={taken}
                  checked={picked === id && !taken}
                  onChange={() =>
                    onPick(id)}
                />
                <time>{time}</time>
                {layout === "list" && detail && <span data-part="detail">{detail}</span>}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
