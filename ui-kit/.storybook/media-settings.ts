/**
 * Settings of the reader's system that the toolbar can switch on: their media queries then always match. Forced colours
 * are an approximation, because the browser itself replaces colours too.
 */
const queries: Record<string, string> = {
  motion: "(prefers-reduced-motion: reduce)",
  contrast: "(prefers-contrast: more)",
  colors: "(forced-colors: active)",
};

export const mediaSettings = {
  system: "My system",
  motion: "Reduced motion",
  contrast: "More contrast",
  colors: "Forced colours",
};

const forced = new Map<CSSMediaRule, string>();

export function applyMediaSetting(setting: string): void {
  for (const [rule, text] of forced) rule.media.mediaText = text;
  forced.clear();
  const query = queries[setting];
  if (!query) return;
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet)) {
      if (rule.conditionText !== query) continue;
      forced.set(rule, rule.media.mediaText);
      rule.media.mediaText = "all";
    }
  }
}

function mediaRules(group: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...group.cssRules].flatMap((rule) => {
    const inside = "cssRules" in rule ? mediaRules(rule as CSSGroupingRule) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}
