import { type ComponentProps, type ReactNode, useId } from "react";
import { useFocusRecovery } from "../controls/use-focus-recovery.ts";
import "./slot-picker.css";

export type SlotChoice = {
  /** Given to `onPick`; usually the start as ISO 8601. */
  id: string;
  /** The time as it is written, e.g. "18:15". */
  time: string;
  /** Accessible name with date and time, e.g. "Tuesday, 24 November, 18:15". */
  label: string;
  /** What else is known of it, seen in the list: how long, what it costs, where. */
  detail?: ReactNode;
  /** Somebody else has it. */
  taken?: boolean | undefined;
};

export type PartOfDay = {
  /** Morning, day, evening. */
  title: string;
  slots: SlotChoice[];
};

export type SlotPickerProps = Omit<ComponentProps<"fieldset">, "className" | "children" | "ref"> & {
  /** Names the group, e.g. "Tuesday, 24 November, 5 free". */
  label: string;
  /** The times of one day. Parts without times are left out. */
  parts: PartOfDay[];
  /** `grid` is the quickest to look over, `list` has a line for each time and its details. */
  layout?: "grid" | "list" | undefined;
  /** The chosen one. */
  picked?: string | undefined;
  /** Called with the id of the slot that was chosen. */
  onPick: (id: string) => void;
  /** Said after a taken time, for assistive technology. */
  takenLabel: string;
  /** Shown when the day has no times: what to do instead. */
  empty?: ReactNode;
};

/** The times of one day as native radio buttons: one stop of the Tab key, arrows between the times. */
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
