const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bVersion\/\S+ .*Safari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

type DeviceName = { browser: string | undefined; system: string | undefined };

export function deviceName(userAgent: string): DeviceName {
  const first = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return { browser: first(browsers), system: first(systems) };
}
