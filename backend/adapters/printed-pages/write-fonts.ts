/**
 * Writes `fonts/`: two weights of the font of the pages as TrueType, each in one file with the letters of the three languages,
 * because a PDF does not combine files. Its argument is the unpacked npm package `@expo-google-fonts/commissioner`, which has
 * whole fonts. The license is in `ui-kit/fonts/`.
 */
import { Buffer } from "node:buffer";
import subsetFont from "subset-font";

const [folder] = Deno.args;
if (!folder) throw new Error("the folder of the package is missing");

const weights = { regular: "400Regular", semibold: "600SemiBold" };
const letters = range(0x20, 0x7e) + range(0xa0, 0x17f) + range(0x400, 0x45f) + "–—‘’“”„•…€№";

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    .join("");
}

for (const [name, weight] of Object.entries(weights)) {
  const source = await Deno.readFile(`${folder}/${weight}/Commissioner_${weight}.ttf`);
  const bytes = await subsetFont(Buffer.from(source), letters, { targetFormat: "truetype" });
  await Deno.writeFile(new URL(`./fonts/commissioner-${name}.ttf`, import.meta.url), bytes);
  console.log(`commissioner-${name}: ${bytes.length} bytes`);
}
