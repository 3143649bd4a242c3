/**
 * Writes `fonts/`: the font files without the weights and optical sizes that no token uses, and `faces.css`. Run it again
 * after a new version of a font.
 */
import { Buffer } from "node:buffer";
import subsetFont from "subset-font";

type Font = { name: string; css: string; axes: Record<string, { min: number; max: number }> };

const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("./fonts/", import.meta.url);

/** Of the tokens, and what a browser takes for bold text. */
const wght = { min: 380, max: 700 };
/** Of the serif: from 16 to 56 pixels. */
const opsz = { min: 14, max: 56 };

const fonts: Font[] = [
  { name: "literata", css: "literata/opsz.css", axes: { wght, opsz } },
  { name: "commissioner", css: "commissioner/index.css", axes: { wght } },
];

/** The letters of Estonian that are not in the latin file have a file of their own, because the whole latin-ext is large. */
const estonian = "ŠšŽž";

await Deno.mkdir(target, { recursive: true });
const faces: string[] = [];
for (const font of fonts) {
  faces.push(...await facesOf(font));
  const license = new URL(`${font.name}/LICENSE`, packages);
  await Deno.copyFile(license, new URL(`${font.name}-license.txt`, target));
}
const comment = "/* Written by `ui-kit/subset-fonts.ts`. */";
await Deno.writeTextFile(new URL("faces.css", target), [comment, ...faces].join("\n\n") + "\n");

async function facesOf({ css, axes }: Font): Promise<string[]> {
  const source = await Deno.readTextFile(new URL(css, packages));
  const found = source.matchAll(
    /font-family: '([^']+)'[^}]+url\(\.\/(files\/[^)]+)\)[^}]+unicode-range: ([^;]+);/g,
  );
  const written: string[] = [];
  for (const [, family = "", file = "", range = ""] of found) {
    const bytes = await Deno.readFile(new URL(file, new URL(css, packages)));
    const name = file.replace(/^files\/|-(opsz|wght)-normal\.woff2$/g, "");
    const parts: [name: string, characters: string, range: string][] = [[
      name,
      charactersOf(range),
      range,
    ]];
    if (name.endsWith("-latin-ext")) {
      // A browser that has no time for one of two faces with the same character would load the other.
      parts[0]![2] = range.replace("U+0100-02BA", "U+0100-015F,U+0162-017C,U+017F-02BA");
      parts.push([name.replace("latin-ext", "estonian"), estonian, rangeOf(estonian)]);
    }
    for (const [name, characters, range] of parts) {
      const small = await subsetFont(Buffer.from(bytes), characters, {
        targetFormat: "woff2",
        variationAxes: axes,
      });
      await Deno.writeFile(new URL(`${name}.woff2`, target), small);
      written.push(face(family, name, range));
      console.log(`${name}: ${bytes.length} → ${small.length} bytes`);
    }
  }
  return written;
}

/** `no-inline`, because Vite would write small files into the stylesheet, where the content policy refuses them. */
function face(family: string, name: string, range: string): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: optional;
  font-weight: ${wght.min} ${wght.max};
  src: url("./${name}.woff2?no-inline") format("woff2-variations");
  unicode-range: ${range};
}`;
}

/** `U+41-43,U+AD` → "ABC\u00ad". */
function charactersOf(range: string): string {
  return range.split(",").map((part) => {
    const [first = 0, last = first] = part.trim().replace("U+", "").split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
      .join("");
  }).join("");
}

function rangeOf(characters: string): string {
  return [...characters].map((it) => `U+${it.codePointAt(0)!.toString(16).toUpperCase()}`)
    .join(", ");
}
