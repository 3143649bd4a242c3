import { Text } from "../layout/text.tsx";
import css from "../tokens.css?raw";
import { hexOf, type Look, modes, readTokens, type Theme } from "./token-values.ts";

export const tokens = readTokens(css);

/** The tokens for components whose name begins with one of the words. */
export function meanings(...kinds: string[]) {
  return tokens.all.filter(({ name, tier }) =>
    tier === "meaning" && kinds.includes(name.split("-")[0]!)
  );
}

/** The look that the toolbar has chosen. */
export function lookOf(globals: Record<string, unknown> = {}): Look {
  const { mode = "light", color = "primary" } = globals as { mode?: Look["mode"]; color?: Theme };
  return { mode: modes.includes(mode) ? mode : "light", theme: color };
}

/** `globals` of the context of a story. */
export type Context = { globals?: Record<string, unknown> };

/** A token as it is written in CSS. */
export function TokenName({ name }: { name: string }) {
  return <code className="token-name">--{name}</code>;
}

/** A colour of a mode, with where it comes from and its value. */
export function ColorValue({ name, look }: { name: string; look: Look }) {
  const css = tokens.value(name, look);
  return (
    <span className="color-value">
      <span data-part="swatch" style={{ background: css }} />
      <span>
        <code>{hexOf(css)}</code>
        <Text as="span" size="caption" tone="soft">{tokens.source(name, look) ?? css}</Text>
      </span>
    </span>
  );
}
