import { Text } from "ui-kit/layout/text.tsx";

/** Where several reasons come from, each source once. */
export function Sources({ reasons, text }: {
  reasons: readonly { source: string }[];
  text: (source: string) => string;
}) {
  const sources = [...new Set(reasons.map(({ source }) => source))];
  return <Text size="caption" tone="faint">{text(sources.join("; "))}</Text>;
}
