/**
 * Writes `fonts/`: the font files without the weights, optical sizes and figures that nothing uses, and `faces.css`. Run it again
 * after a new version of a font.
 */
import { Buffer } from "node:buffer";
import subsetFont from "subset-font";

type Range = { min: number; max: number };

type Font = {
  name: string;
  css: string;
  axes: { wght: Range; opsz?: Range };
  /** Characters that its texts hardly have; the file with the rest of the script has them. */
  rare?: string;
};

const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("./fonts/", import.meta.url);

/** Of the tokens, and what a browser takes for bold text. */
const sans = { wght: { min: 380, max: 700 } };
/** From 16 to 56 pixels. A lightest weight of 380, as the tokens have it for titles, would need a fifth more bytes. */
const serif = { wght: { min: 400, max: 540 }, opsz: { min: 14, max: 56 } };

/** What browsers use on their own, and the figures of columns. */
const keepFeatures = [
  ...["rvrn", "ccmp", "locl", "rlig", "liga", "clig", "calt", "kern", "mark", "mkmk"],
  ...["lnum", "tnum"],
];

const fonts: Font[] = [
  {
    name: "literata",
    css: "literata/opsz.css",
    axes: serif,
    rare: "#$*<=>@[\\]^_`{|}~©°²³×½←→−",
  },
  { name: "commissioner", css: "commissioner/index.css", axes: sans },
];

/**
 * What texts in the three languages use has files of its own: with all characters of their scripts the files are half as
 * large again. By the script of the file that has the glyphs.
 */
const ownFiles: Record<string, { name: string; characters: string }> = {
  "latin": {
    name: "basic",
    characters: charactersOf("U+20-7E") + "\u00a0\u00ad\u2011\u202f" +
      "ÄÖÕÜäöõüÅåÉé©«»°²³·×½–—‘’“”„•…€→←−",
  },
  "latin-ext": { name: "estonian", characters: "ŠšŽž" },
  "cyrillic": { name: "russian", characters: charactersOf("U+410-44F") + "Ёё№" },
};

await Deno.mkdir(target, { recursive: true });
const faces: string[] = [];
for (const font of fonts) {
  faces.push(...await facesOf(font));
  const license = new URL(`${font.name}/LICENSE`, packages);
  await Deno.copyFile(license, new URL(`${font.name}-license.txt`, target));
}
const comment = "/* Written by `ui-kit/subset-fonts.ts`. */";
await Deno.writeTextFile(new URL("faces.css", target), [comment, ...faces].join("\n\n") + "\n");

async function facesOf({ name: font, css, axes, rare = "" }: Font): Promise<string[]> {
  const source = await Deno.readTextFile(new URL(css, packages));
  const found = source.matchAll(
    /font-family: '([^']+)'[^}]+url\(\.\/(files\/[^)]+)\)[^}]+unicode-range: ([^;]+);/g,
  );
  const written: string[] = [];
  for (const [, family = "", file = "", range = ""] of found) {
    const bytes = await Deno.readFile(new URL(file, new URL(css, packages)));
    const name = file.replace(/^files\/|-(opsz|wght)-normal\.woff2$/g, "");
    const script = name.replace(`${font}-`, "");
    const all = charactersOf(range);
    const own = ownFile(script, rare);
    // A browser that has no time for one of two faces with the same character would load the other.
    const rest = [...all].filter((character) => !own?.characters.includes(character)).join("");
    const parts = [
      ...(own ? [{ ...own, characters: common(own.characters, all) }] : []),
      { name: script, characters: rest },
    ];
    for (const { name, characters } of parts) {
      const small = await subsetFont(Buffer.from(bytes), characters, {
        targetFormat: "woff2",
        variationAxes: axes,
        keepFeatures,
      });
      await Deno.writeFile(new URL(`${font}-${name}.woff2`, target), small);
      written.push(face(family, axes.wght, `${font}-${name}`, rangeOf(characters)));
      console.log(`${font}-${name}: ${small.length} of ${bytes.length} bytes`);
    }
  }
  return written;
}

function ownFile(script: string, rare: string): { name: string; characters: string } | undefined {
  const file = ownFiles[script];
  if (!file) return undefined;
  const characters = [...file.characters].filter((character) => !rare.includes(character));
  return { ...file, characters: characters.join("") };
}

/** `no-inline`, because Vite would write small files into the stylesheet, where the content policy refuses them. */
function face(family: string, weights: Range, name: string, range: string): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: optional;
  font-weight: ${weights.min} ${weights.max};
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

function common(characters: string, others: string): string {
  return [...characters].filter((character) => others.includes(character)).join("");
}

/** "ABC\u00ad" → `U+41-43,U+AD`. */
function rangeOf(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0)!).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`)
    .join(", ");
}
