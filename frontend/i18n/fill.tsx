import { Fragment, type ReactNode } from "react";

const placeholder = /\{\{(\w+)\}\}/;

/**
 * Replaces the placeholders of a text by elements: `fill("New here? {{link}}", { link: <a/> })`.
 * Get the text with `t(key, { skipInterpolation: true })`.
 */
export function fill(text: string, elements: Record<string, ReactNode>): ReactNode[] {
  return text.split(placeholder).map((piece, i) => (
    <Fragment key={i}>{i % 2 === 0 ? piece : elements[piece]}</Fragment>
  ));
}
