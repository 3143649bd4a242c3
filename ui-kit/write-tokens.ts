/** `deno task tokens [folder]`: writes tokens.css in the format of the Design Tokens Community Group. */
import { designTokens, pageWidths, widthTokens } from "./foundations/design-tokens.ts";
import { themes } from "./foundations/theme-names.ts";
import { modes, readTokens, type Theme } from "./foundations/token-values.ts";
import { targetFolder } from "./target-folder.ts";

const folder = targetFolder("tokens", "dist/tokens");
const tokens = readTokens(await Deno.readTextFile(new URL("tokens.css", import.meta.url)));

async function write(path: string, group: object): Promise<void> {
  await Deno.mkdir(`${folder}/${path.slice(0, path.indexOf("/"))}`, { recursive: true });
  const text = JSON.stringify(group, null, 2);
  await Deno.writeTextFile(`${folder}/${path}.tokens.json`, `${text}\n`);
}

for (const theme of Object.keys(themes) as Theme[]) {
  for (const mode of modes) {
    await write(`${theme}/${mode}`, designTokens(tokens, { mode, theme }));
  }
}
for (const [name, width] of Object.entries(pageWidths)) {
  await write(`widths/${name}`, widthTokens(tokens, width));
}
const files = Object.keys(themes).length * modes.length + Object.keys(pageWidths).length;
console.log(`${folder}: ${files} files`);
