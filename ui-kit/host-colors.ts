/** Colours of the host page as hex, e.g. "#206546". */
type HostColors = {
  background?: string | undefined;
  text?: string | undefined;
  primary?: string | undefined;
};

/** Lightness and maximum chroma of each step of the theme ramp: with fixed lightness a hue cannot change the contrast. */
const ramp = {
  50: [0.968, 0.014],
  100: [0.938, 0.026],
  200: [0.882, 0.054],
  300: [0.8, 0.078],
  500: [0.58, 0.1],
  600: [0.455, 0.1],
  700: [0.392, 0.085],
  800: [0.328, 0.062],
  900: [0.268, 0.041],
  950: [0.212, 0.029],
} as const;

function luminance(colour: string): number {
  const part = (at: number) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/**
 * Applies the colours of the host page to the embedded booking page as far as the contrast allows: the hue of the
 * primary colour, and limited lightness and chroma of background and text.
 */
export function applyHostColors(
  root: HTMLElement,
  { background, text, primary }: HostColors,
): void {
  // Browsers without relative colours keep the default theme.
  if (!CSS.supports("color", "oklch(from red l c h)")) return;
  const setToken = (name: string, value: string) => root.style.setProperty(name, value);
  const dark = background !== undefined && luminance(background) < 0.18;
  if (background) {
    root.dataset.mode = dark ? "dark" : "light";
    const light = dark ? "min(l, 0.256)" : "max(l, 0.988)";
    const surface = `oklch(from ${background} ${light} min(c, 0.02) h)`;
    for (const name of ["surface", "raised"]) setToken(`--color-${name}`, surface);
    const canvas = `oklch(from ${background} ${
      dark ? "min(l, 0.214)" : "max(l, 0.973)"
    } min(c, 0.02) h)`;
    for (const name of ["canvas", "sunken"]) setToken(`--color-${name}`, canvas);
  }
  if (text) {
    const readable = (light: string, dark: string) =>
      `light-dark(oklch(from ${text} min(l, ${light}) min(c, 0.08) h), oklch(from ${text} max(l, ${dark}) min(c, 0.05) h))`;
    setToken("--color-text", readable("0.3", "0.93"));
    setToken("--color-text-soft", readable("0.41", "0.86"));
    setToken("--color-text-faint", readable("0.49", "0.77"));
  }
  if (primary) {
    for (const [step, [lightness, chroma]] of Object.entries(ramp)) {
      setToken(`--theme-${step}`, `oklch(from ${primary} ${lightness} min(c, ${chroma}) h)`);
    }
  }
}
