import { Button, Group, Input, NumberField as AriaNumberField } from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { AriaField } from "./aria-field.tsx";
import type { FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./number-field.css";

export type NumberFieldProps = Omit<FieldText, "aside"> & {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** E.g. `{ style: "currency", currency: "EUR" }`. */
  format?: Intl.NumberFormatOptions | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** Larger values may be wider than the field, where its buttons stand below them. */
const longValue = 1_000_000;

/** A number input with step buttons, formatted for the locale. */
export function NumberField(
  { value, onChange, min, max, step, format, name, disabled = false, ...text }: NumberFieldProps,
) {
  return (
    <AriaProvider>
      <AriaNumberField
        className="number-field"
        data-long={Math.abs(value ?? 0) >= longValue || undefined}
        value={value ?? NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
        isDisabled={disabled}
        isInvalid={Boolean(text.error)}
        {...(name === undefined ? {} : { name })}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(step === undefined ? {} : { step })}
        {...(format === undefined ? {} : { formatOptions: format })}
      >
        <AriaField {...text}>
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
