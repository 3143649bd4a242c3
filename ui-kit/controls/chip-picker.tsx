import { type ComponentProps, type ReactNode, useId } from "react";
import { pickAnswer } from "./answer-picks.ts";
import { Icon } from "./icon.tsx";
import "./chip-picker.css";

export type ChipPickerProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** The id of the heading that asks the question. */
  labelledBy: string;
  groups: { id: string; label: ReactNode; options: { value: string; label: ReactNode }[] }[];
  picked: readonly string[];
  /** How many may be picked together; the others wait until one is free. */
  max?: number | undefined;
  /** Says how many are picked and how to free one; read aloud when it changes. */
  status?: ReactNode;
  onPick: (values: string[]) => void;
};

/** Several of many short options, in groups. */
export function ChipPicker(
  { labelledBy, groups, picked, max, status, onPick, ...rest }: ChipPickerProps,
) {
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const isFull = max !== undefined && picked.length >= max;
  return (
    <div {...rest} className="chip-picker" role="group" aria-labelledby={labelledBy}>
      {groups.map((group) => (
        <fieldset key={group.id}>
          <legend>{group.label}</legend>
          <div data-part="options">
            {group.options.map(({ value, label }) => {
              const isPicked = picked.includes(value);
              return (
                <label key={value}>
                  <input
                    type="checkbox"
                    value={value}
                    checked={isPicked}
                    aria-disabled={isFull && !isPicked || undefined}
                    aria-describedby={isFull && !isPicked ? `${id}-status` : undefined}
                    onChange={() =>
                      onPick(pickAnswer(options, picked, value, { multiple: true, max }))}
                  />
                  {isPicked && <Icon name="check" size="small" />}
                  <span>{label}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p data-part="status" id={`${id}-status`} role="status">{status}</p>
    </div>
  );
}
