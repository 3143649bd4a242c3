import { Button, Group, Input, NumberField as AriaNumberField } from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { AriaField } from "./aria-field.tsx";
import type { FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./number-field.css";

export type NumberFieldProps = Omit<FieldText, "aside"> & {
  /** The number; undefined while nothing is written. */
  value: number | undefined;
  /** Called with the new number when the field is left or stepped; undefined when it was emptied. */
  onChange: (value: number | undefined) => void;
  /** The smallest number that will do. */
  min?: number | undefined;
  /** The largest number that will do. */
  max?: number | undefined;
  /** The distance of one press of a key or a button. */
  step?: number | undefined;
  /** How it is written, e.g. `{ style: "currency", currency: "EUR" }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /** The field's name in the form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** A number that is written or stepped, read in the language of the page. */
export function NumberField(
  { value, onChange, min, max, step, format, name, disabled = false, ...words }: NumberFieldProps,
) {
  return (
    <AriaProvider>
      <AriaNumberField
        className="number-field"
        value={value ?? NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
        isDisabled={disabled}
        isInvalid={Boolean(words.error)}
        {...(name === undefined ? {} : { name })}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(step === undefined ? {} : { step })}
        {...(format === undefined ? {} : { formatOptions: format })}
      >
        <AriaField {...words}>
          <Group data-part="box">
            <Button slot="decrement">
              <Icon name="minus" size="small" />
            </Button>
            <Input />
            <Button slot="increment">
              <Icon name="plus" size="small" />
            </Button>
          </Group>
        </AriaField>
      </AriaNumberField>
    </AriaProvider>
  );
}
