/** The names of the theme colours, and of their scales. */
export const themes = {
  primary: "Spruce",
  secondary: "Clay",
  success: "Moss",
  error: "Rowan",
  warning: "Amber",
  info: "Lake",
};
