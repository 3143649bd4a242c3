/**
 * Writes `fonts/`: one weight of each font of the pages as TrueType, which the library that draws reads, with the letters of the
 * three languages. Run it again after a new version of a font. The licenses are in `ui-kit/fonts/`.
 */
import { Buffer } from "node:buffer";
import subsetFont from "subset-font";

const packages = new URL("../../../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("./fonts/", import.meta.url);

const fonts = {
  literata: { file: "opsz", axes: { wght: 420, opsz: 40 } },
  commissioner: { file: "wght", axes: { wght: 420 } },
};

/** By the file of the package that has the glyphs. */
const letters = {
  "latin": range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’“”„•…€",
  "latin-ext": range(0x100, 0x17f),
  "cyrillic": range(0x400, 0x45f) + "№",
};

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    .join("");
}

await Deno.mkdir(target, { recursive: true });
for (const [name, { file, axes }] of Object.entries(fonts)) {
  for (const [script, characters] of Object.entries(letters)) {
    const source = new URL(`${name}/files/${name}-${script}-${file}-normal.woff2`, packages);
    const bytes = await subsetFont(Buffer.from(await Deno.readFile(source)), characters, {
      targetFormat: "truetype",
      variationAxes: axes,
    });
    await Deno.writeFile(new URL(`${name}-${script}.ttf`, target), bytes);
    console.log(`${name}-${script}: ${bytes.length} bytes`);
  }
}
