import { Button } from "ui-kit/controls/button.tsx";
import { TextField, type TextFieldProps } from "ui-kit/controls/text-field.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { meantEmail } from "./email-slip.ts";
import { useIsSlow } from "./use-is-slow.ts";

/** A field for an address, which offers the one that was probably meant. */
export function EmailField({ value, onText, meantText, ...field }:
  & Omit<TextFieldProps, "type" | "value" | "onChange">
  & {
    value: string;
    onText: (email: string) => void;
    /** "Did you mean mari@gmail.com?" */
    meantText: (email: string) => string;
  }) {
  const meant = meantEmail(value);
  const isShown = useIsSlow(meant !== null);
  return (
    <Stack gap="hair">
      <TextField
        {...field}
        type="email"
        value={value}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Row role="status">
        {isShown && meant && (
          <Button
            variant="quiet"
            small
            onClick={() => {
              onText(meant);
              document.getElementById(field.id ?? field.name)?.focus();
            }}
          >
            {meantText(meant)}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
