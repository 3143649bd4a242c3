/** Everything a person can change about the looks of the product, and the values each setting may have. */
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

export type DisplaySettings = Choices;

/** What a person has chosen; the rest follows the defaults. */
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

/** Kept in this browser; the others hold until the page is loaded again. */
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

/** Where the kept choices lie in the local storage, as JSON. `public/start.js` reads them there too. */
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
    const kept: unknown = JSON.parse(text ?? "{}");
    return typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  } catch {
    return [];
  }
}

/** What was kept; anything else that may lie there is passed over. */
export function parseChosen(text: string | null): Chosen {
  return Object.fromEntries(
    entriesOf(text).filter(([name, value]) => isPersisted(name) && isChoice(name, value)),
  );
}

/** What to keep of the choices. */
export function serializeChosen(chosen: Chosen): string {
  return JSON.stringify(Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => isPersisted(name) && isChoice(name, value)),
  ));
}

/** What another tab has kept holds here too; what is not kept is each tab's own. */
export function keptElsewhere(chosen: Chosen, text: string | null): Chosen {
  const own = Object.entries(chosen).filter(([name]) => !isPersisted(name));
  return { ...Object.fromEntries(own), ...parseChosen(text) };
}

/** One more choice. A layout brings its navigation with it: vertical in view, horizontal without the column. */
export function choose(chosen: Chosen, next: Chosen): Chosen {
  const navHidden = next.layout && { navHidden: next.layout === "horizontal" };
  return { ...chosen, ...navHidden, ...next };
}

export type Surroundings = {
  /** At least `lg`, 1200 px. */
  wide: boolean;
  /** The system asks for dark colours. */
  dark: boolean;
};

export type Display = DisplaySettings & {
  /** The layout to go back to when the window is wide again. */
  lastLayout: DisplaySettings["layout"];
};

/** What holds now: below `lg` the layout is vertical, and a horizontal one knows no semi-dark skin and no hidden bar. */
export function displayOf(chosen: Chosen, { wide, dark }: Surroundings): Display {
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

/** What the stylesheets look at, on `<html>`. The mode is left to the system until a person chooses one. */
export function attributesOf(chosen: Chosen, around: Surroundings): Record<string, string | null> {
  const { themeColor, skin, contentWidth, direction } = displayOf(chosen, around);
  return {
    "data-theme-color": themeColor,
    "data-mode": chosen.mode ?? null,
    "data-skin": skin,
    "data-content-width": contentWidth,
    "dir": direction,
  };
}
