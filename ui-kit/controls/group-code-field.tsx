import { type ComponentProps, useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type GroupCodeFieldProps =
  & Omit<TextFieldProps, "value" | "onChange" | "type" | "unit" | "reveal">
  & {
    value: string;
    groupLength?: number | undefined;
    groups?: number | undefined;
    onValueChange: (code: string) => void;
  };

/** A text in capitals, in groups with dashes. Longer texts, such as a pasted address, stay as they are. */
function groupedCode(text: string, groups: number, groupLength: number): string {
  const symbols = text.normalize("NFKC").toUpperCase().replace(/[\s\p{Pd}.·]/gu, "");
  if (symbols.length > groups * groupLength || !/^[\p{L}\p{N}]*$/u.test(symbols)) {
    return text.trim();
  }
  return symbols.match(new RegExp(`.{1,${groupLength}}`, "gu"))?.join("-") ?? "";
}

/** A long code, typed or pasted in any form; the groups form themselves. */
export function GroupCodeField(
  { value, groups = 4, groupLength = 4, onValueChange, onBlur, ...rest }: GroupCodeFieldProps,
) {
  // While something in the middle is corrected, new groups would move the caret.
  const [isCorrecting, setCorrecting] = useState(false);
  const grouped = (text: string) => groupedCode(text, groups, groupLength);
  const change: ComponentProps<"input">["onChange"] = ({ currentTarget: field }) => {
    const isAtEnd = field.selectionStart === field.value.length;
    setCorrecting(!isAtEnd);
    const isDeleting = field.value.length < value.length;
    onValueChange(isAtEnd && !isDeleting ? grouped(field.value) : field.value);
  };
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...rest}
      value={value}
      onChange={change}
      onBlur={(event) => {
        if (isCorrecting) onValueChange(grouped(value));
        setCorrecting(false);
        onBlur?.(event);
      }}
    />
  );
}
