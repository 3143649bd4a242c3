import { Fragment, type ReactNode } from "react";

const slot = /\{\{(\w+)\}\}/;

/**
 * A message with parts of the page in its slots: `fill("New here? {{link}}", { link: <a/> })`.
 * Take the message with `t(key, { skipInterpolation: true })`.
 */
export function fill(message: string, parts: Record<string, ReactNode>): ReactNode[] {
  return message.split(slot).map((piece, i) => (
    <Fragment key={i}>{i % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}
