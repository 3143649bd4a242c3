import { Fragment, type ReactNode } from "react";

const placeholder = /\{\{(\w+)\}\}/;

export function fill(text: string, elements: Record<string, ReactNode>): ReactNode[] {
  return text.split(placeholder).map((piece, i) => (
    <Fragment key={i}>{i % 2 === 0 ? piece : elements[piece]}</Fragment>
  ));
}
