import { create, type ThemeVars } from "storybook/theming";
import { frameColors } from "./frame-colors.ts";

/** The look of Storybook itself, with the colours of the tokens. */
export function frameTheme(mode: "light" | "dark"): ThemeVars {
  const colors = frameColors[mode];
  return create({
    base: mode,
    brandTitle: "Heaolu ui-kit",
    brandUrl: "./?path=/story/introduction--overview",
    brandImage: `./logo-${mode}.svg`,
    brandTarget: "_self",
    fontBase: "'Commissioner Variable', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
    colorPrimary: colors.theme,
    colorSecondary: colors.theme,
    appBg: colors.canvas,
    appContentBg: colors.surface,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.line,
    appBorderRadius: 10,
    textColor: colors.text,
    textInverseColor: colors.canvas,
    textMutedColor: colors["text-soft"],
    barTextColor: colors["text-soft"],
    barHoverColor: colors.theme,
    barSelectedColor: colors.theme,
    barBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors["control-line"],
    inputTextColor: colors.text,
    inputBorderRadius: 10,
    buttonBg: colors["theme-wash"],
    buttonBorder: colors.line,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.raised,
  });
}
