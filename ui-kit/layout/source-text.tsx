import type { ComponentProps, ReactNode } from "react";
import "./source-text.css";

export type SourceTextProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: ReactNode;
  /** The text to translate; its lines are kept. */
  text: string;
  textLang: string;
  action?: ReactNode;
};

/** A text in another language, beside the field for its translation. */
export function SourceText({ label, text, textLang, action, ...rest }: SourceTextProps) {
  return (
    <div {...rest} className="source-text">
      <p data-part="label">{label}</p>
      <p data-part="text" lang={textLang}>{text}</p>
      {action}
    </div>
  );
}
