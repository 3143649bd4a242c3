/** The colours of a page around this one, as "#206546". */
export type HostColors = {
  background?: string | undefined;
  text?: string | undefined;
  primary?: string | undefined;
};

/** Lightness and most chroma of the theme ramp at every step: another hue cannot change its contrast. */
const ramp = {
  50: [0.968, 0.014],
  100: [0.938, 0.026],
  200: [0.882, 0.054],
  300: [0.8, 0.078],
  400: [0.7, 0.09],
  500: [0.58, 0.1],
  600: [0.455, 0.1],
  700: [0.392, 0.085],
  800: [0.328, 0.062],
  900: [0.268, 0.041],
  950: [0.212, 0.029],
} as const;

/** How light a colour is to the eye, from 0 to 1: the green of a screen weighs most. */
function brightness(colour: string): number {
  const part = (at: number) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/**
 * Dresses the page in the colours of the one around it as far as everything stays readable: of the primary colour the
 * hue is taken, of a ground and of words what the contrast leaves.
 */
export function applyHostColors(
  root: HTMLElement,
  { background, text, primary }: HostColors,
): void {
  // Browsers that cannot mix colours keep ours.
  if (!CSS.supports("color", "oklch(from red l c h)")) return;
  const wear = (name: string, value: string) => root.style.setProperty(name, value);
  const dark = background !== undefined && brightness(background) < 0.18;
  if (background) {
    root.dataset.mode = dark ? "dark" : "light";
    const light = dark ? "min(l, 0.256)" : "max(l, 0.988)";
    const ground = `oklch(from ${background} ${light} min(c, 0.02) h)`;
    for (const name of ["surface", "raised"]) wear(`--color-${name}`, ground);
    const behind = `oklch(from ${background} ${
      dark ? "min(l, 0.214)" : "max(l, 0.973)"
    } min(c, 0.02) h)`;
    for (const name of ["canvas", "sunken"]) wear(`--color-${name}`, behind);
  }
  if (text) {
    const words = (light: string, dark: string) =>
      `light-dark(oklch(from ${text} min(l, ${light}) min(c, 0.08) h), oklch(from ${text} max(l, ${dark}) min(c, 0.05) h))`;
    wear("--color-text", words("0.3", "0.93"));
    wear("--color-text-soft", words("0.41", "0.86"));
    wear("--color-text-faint", words("0.49", "0.77"));
  }
  if (primary) {
    for (const [step, [lightness, chroma]] of Object.entries(ramp)) {
      wear(`--theme-${step}`, `oklch(from ${primary} ${lightness} min(c, ${chroma}) h)`);
    }
  }
}
