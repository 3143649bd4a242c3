export const choices = {
  themeColor: ["primary", "secondary", "success", "error", "warning", "info"],
  mode: ["light", "dark"],
  direction: ["ltr", "rtl"],
  skin: ["default", "bordered", "semi-dark"],
  contentWidth: ["full", "boxed"],
  toastPosition: [
    "top-left",
    "top-center",
    "top-right",
    "bottom-left",
    "bottom-center",
    "bottom-right",
  ],
  verticalNavToggleType: ["accordion", "collapse"],
  appBarBlur: [true, false],
  navCollapsed: [true, false],
  appBar: ["fixed", "static", "hidden"],
  footer: ["fixed", "static", "hidden"],
  layout: ["vertical", "horizontal"],
  navHidden: [true, false],
} as const;

type Choices = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

type DisplaySettings = Choices;

export type Chosen = Partial<DisplaySettings>;

export const defaults: DisplaySettings = {
  themeColor: "primary",
  mode: "light",
  direction: "ltr",
  skin: "default",
  contentWidth: "boxed",
  toastPosition: "top-right",
  verticalNavToggleType: "accordion",
  appBarBlur: false,
  navCollapsed: false,
  appBar: "fixed",
  footer: "static",
  layout: "horizontal",
  navHidden: true,
};

export const persisted = [
  "themeColor",
  "mode",
  "direction",
  "skin",
  "contentWidth",
  "toastPosition",
  "verticalNavToggleType",
  "appBarBlur",
  "navCollapsed",
] as const satisfies (keyof DisplaySettings)[];

export const storageKey = "heaolu.display";

function isChoice(name: string, value: unknown): name is keyof DisplaySettings {
  if (!Object.hasOwn(choices, name)) return false;
  const allowed: readonly unknown[] = choices[name as keyof typeof choices];
  return allowed.includes(value);
}

function isPersisted(name: string): boolean {
  return persisted.some((each) => each === name);
}

function entriesOf(text: string | null): [string, unknown][] {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    return typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
  } catch {
    return [];
  }
}

/** Parses the stored settings and ignores unknown names and values. */
export function parseChosen(text: string | null): Chosen {
  return Object.fromEntries(
    entriesOf(text).filter(([name, value]) => isPersisted(name) && isChoice(name, value)),
  );
}

export function serializeChosen(chosen: Chosen): string {
  return JSON.stringify(Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => isPersisted(name) && isChoice(name, value)),
  ));
}

export function mergeStored(chosen: Chosen, text: string | null): Chosen {
  const own = Object.entries(chosen).filter(([name]) => !isPersisted(name));
  return { ...Object.fromEntries(own), ...parseChosen(text) };
}

export function choose(chosen: Chosen, next: Chosen): Chosen {
  const navHidden = next.layout && { navHidden: next.layout === "horizontal" };
  return { ...chosen, ...navHidden, ...next };
}

export type Environment = {
  wide: boolean;
  dark: boolean;
};

export type Display = DisplaySettings & {
  lastLayout: DisplaySettings["layout"];
};

export function displayOf(chosen: Chosen, { wide, dark }: Environment): Display {
  const settings = { ...defaults, ...(dark ? { mode: "dark" as const } : {}), ...chosen };
  const lastLayout = settings.layout;
  if (!wide || lastLayout === "vertical") return { ...settings, layout: "vertical", lastLayout };
  return {
    ...settings,
    lastLayout,
    skin: settings.skin === "semi-dark" ? "default" : settings.skin,
    appBar: settings.appBar === "hidden" ? "fixed" : settings.appBar,
  };
}

export function attributesOf(
  chosen: Chosen,
  environment: Environment,
): Record<string, string | null> {
  const { themeColor, skin, contentWidth, direction } = displayOf(chosen, environment);
  return {
    "data-theme-color": themeColor,
    "data-mode": chosen.mode ?? null,
    "data-skin": skin,
    "data-content-width": contentWidth,
    "dir": direction,
  };
}
