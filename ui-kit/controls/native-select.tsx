import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./native-select.css";
import { useEarlierText } from "./use-earlier-input.ts";

type NativeOption = { value: string; label: string };

export type NativeSelectProps = Omit<ComponentProps<"select">, "className" | "children" | "ref"> & {
  label: string;
  name: string;
  groups: { title?: string | undefined; options: NativeOption[] }[];
};

/** A select of the browser, for forms that must work without scripts. Elsewhere use `Select`. */
export function NativeSelect({ label, name, groups, id = name, ...rest }: NativeSelectProps) {
  const ref = useEarlierText<HTMLSelectElement>(rest.value);
  return (
    <Field id={id} label={label}>
      <div className="native-select">
        <select {...rest} ref={ref} id={id} name={name}>
          {groups.map(({ title, options }) => {
            const all = options.map(({ value, label }) => (
              <option key={value} value={value}>{label}</option>
            ));
            return title ? <optgroup key={title} label={title}>{all}</optgroup> : all;
          })}
        </select>
        <Icon name="chevron-down" size="small" />
      </div>
    </Field>
  );
}
