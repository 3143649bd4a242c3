import { type ComponentProps, type ReactNode, useId } from "react";
import { useEarlierChoiceIn } from "../controls/use-earlier-input.ts";
import { useFocusRecovery } from "../controls/use-focus-recovery.ts";
import "./slot-picker.css";

type SlotChoice = {
  id: string;
  time: string;
  /** Accessible name with date and time, e.g. "Tuesday, 24 November, 18:15". */
  label: string;
  detail?: ReactNode;
  taken?: boolean | undefined;
  /** Others come to this time already: it stands out. The detail and the label say it in words. */
  joined?: boolean | undefined;
};

export type PartOfDay = {
  title: string;
  slots: SlotChoice[];
};

export type SlotPickerProps = Omit<ComponentProps<"fieldset">, "className" | "children" | "ref"> & {
  label: string;
  parts: PartOfDay[];
  layout?: "grid" | "list" | undefined;
  picked?: string | undefined;
  onPick: (id: string) => void;
  /** For assistive technology, after a taken time. */
  takenLabel: string;
  empty?: ReactNode;
};

/** The times of one day as radio buttons. */
export function SlotPicker(
  { label, parts, layout = "grid", picked, onPick, takenLabel, empty, name, ...rest }:
    SlotPickerProps,
) {
  const ownName = useId();
  const box = useFocusRecovery<HTMLFieldSetElement>();
  useEarlierChoiceIn(box, picked);
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
            {slots.map(({ id, time, label, detail, taken = false, joined = false }) => (
              <label
                key={id}
                data-taken={taken || undefined}
                data-joined={joined || undefined}
              >
                <input
                  type="radio"
                  name={name ?? ownName}
                  value={id}
                  aria-label={taken ? `${label}, ${takenLabel}` : label}
                  disabled={taken}
                  checked={picked === id && !taken}
                  onChange={() => onPick(id)}
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
