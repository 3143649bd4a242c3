/** A colour in front of another one, by the names of their tokens without `color-`. */
export type ColorPair = [front: string, back: string];

const backgrounds = ["canvas", "surface", "raised", "sunken", "hover"];
const words = ["text", "text-soft", "text-faint", "text-disabled"];
const status = ["success", "error", "warning", "info"];
const groups = ["somatic", "talking", "energetic", "other"];

/** Text on its background, with a contrast of at least 4.5. */
export const textPairs: ColorPair[] = [
  ...words.flatMap((word) => backgrounds.map((ground): ColorPair => [word, ground])),
  ...["theme-text", "accent-text", "success-text", "error-text", "warning-text"]
    .flatMap((word) => ["canvas", "surface", "raised"].map((ground): ColorPair => [word, ground])),
  ["on-theme", "theme"],
  ["on-theme", "theme-hover"],
  ["on-theme", "theme-press"],
  ["on-theme-wash", "theme-wash"],
  ["on-theme-wash", "theme-wash-hover"],
  ["theme-text", "theme-wash"],
  ["text", "theme-wash"],
  ["text-soft", "theme-wash"],
  ["on-accent-wash", "accent-wash"],
  ["on-dark", "dark"],
  ["on-dark-soft", "dark"],
  ["dark", "on-dark"],
  ["slot-text", "slot"],
  ["slot-text", "slot-hover"],
  ["on-slot-selected", "slot-selected"],
  ["slot-taken", "surface"],
  ["slot-taken", "canvas"],
  ...status.flatMap((each): ColorPair[] => [
    [`on-${each}-wash`, `${each}-wash`],
    ["text", `${each}-wash`],
    ["theme-text", `${each}-wash`],
  ]),
];

/** Borders and symbols on their background, with a contrast of at least 3. */
export const markPairs: ColorPair[] = [
  ...["control-line", "focus", "theme", "accent", "accent-mark", "star", ...groups, "slot-line"]
    .flatMap((mark) => ["canvas", "surface"].map((ground): ColorPair => [mark, ground])),
  ["focus", "raised"],
  ["error", "surface"],
];
