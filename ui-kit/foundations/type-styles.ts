/** `use`: where the style stands. Texts are names of tokens; `line` is a factor, `spacing` is in em. */
export type TypeStyle = {
  use: string;
  family: string;
  size: string;
  weight: string | number;
  line: string | number;
  spacing?: number;
};

const heading = { family: "font-heading", line: "line-heading" };
const text = { family: "font-text", weight: "weight-body" };

/** The styles of text, as the styles of headings and of the component Text set them. */
export const typeStyles: Record<string, TypeStyle> = {
  display: {
    ...heading,
    use: "the title of the home page",
    size: "text-display",
    weight: "weight-display",
    line: 1.34,
    spacing: -0.018,
  },
  page: {
    ...heading,
    use: "the title of a page, h1",
    size: "text-page",
    weight: 420,
    line: "line-title",
    spacing: -0.012,
  },
  section: {
    ...heading,
    use: "the heading of a section, h2",
    size: "text-section",
    weight: "weight-heading",
    spacing: -0.006,
  },
  card: {
    ...heading,
    use: "the heading of a card, h3",
    size: "text-card",
    weight: "weight-name",
  },
  group: {
    ...text,
    use: "the heading of a part of a card, h4",
    size: "text-body",
    weight: "weight-strong",
    line: "line-text",
  },
  lead: {
    ...text,
    use: "the first sentences of a page",
    family: "font-heading",
    size: "text-lead",
    line: "line-text",
  },
  reading: { ...text, use: "long texts", size: "text-reading", line: "line-read" },
  body: { ...text, use: "all other text", size: "text-body", line: "line-text" },
  label: { ...text, use: "labels and menus", size: "text-label", line: "line-ui" },
  small: { ...text, use: "notes and lists", size: "text-small", line: 1.45 },
  caption: { ...text, use: "small print", size: "text-caption", line: "line-ui" },
};
