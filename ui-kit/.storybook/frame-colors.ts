/** Tokens for the frame around the stories, which cannot read CSS. A test compares them with tokens.css. */
export const frameColors = {
  light: {
    canvas: "#f9f6ef",
    surface: "#ffffff",
    raised: "#ffffff",
    sunken: "#f1ede5",
    line: "#e4dfd5",
    "control-line": "#888579",
    text: "#1d2520",
    "text-soft": "#4a5147",
    theme: "#206546",
    "theme-wash": "#f1f7ed",
  },
  dark: {
    canvas: "#131b17",
    surface: "#1d2520",
    raised: "#27302a",
    sunken: "#0c130f",
    line: "#2f3831",
    "control-line": "#888579",
    text: "#f1ede5",
    "text-soft": "#d3cdc2",
    theme: "#99ccab",
    "theme-wash": "#132c1f",
  },
} as const;
