/** Writes the icon sprite `controls/icons.svg`. */
import { iconNames } from "./controls/icon-names.ts";

type Shape = [element: string, attributes: Record<string, string>];

const brandIcons: Record<string, Shape[]> = {
  facebook: [["path", { d: "M17 3h-2a4 4 0 0 0-4 4v14M7 12h9", "stroke-width": "2.6" }]],
  google: [["path", {
    d: "M20.5 12h-8M20.5 12a8.5 8.5 0 1 1-2.7-6.2",
    "stroke-width": "2.6",
  }]],
};

const renamed: Record<string, string> = {
  "circle-alert": "circle-exclamation-point",
  "fingerprint": "fingerprint-pattern",
  "history": "rotate-ccw-clock",
  "shield-alert": "shield-exclamation-point",
  "trash-2": "trash",
  "triangle-alert": "triangle-exclamation-point",
};

async function shapesOf(name: string): Promise<Shape[]> {
  const brandIcon = brandIcons[name];
  if (brandIcon) return brandIcon;
  const icon: { __iconData: { node: Shape[] } } = await import(
    new URL(
      `../node_modules/lucide-react/dist/esm/icons/${renamed[name] ?? name}.mjs`,
      import.meta.url,
    ).href
  );
  return icon.__iconData.node;
}

function draw([element, { key: _, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${written.join("")}/>`;
}

const symbols = await Promise.all(iconNames.map(async (name) => {
  const shapes = (await shapesOf(name)).map(draw).join("");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>\n`;
}));

await Deno.writeTextFile(
  new URL("controls/icons.svg", import.meta.url),
  `<!-- Lucide, ISC License, Copyright (c) Lucide Contributors -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join("")}</svg>
`,
);
