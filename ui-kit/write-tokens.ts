/** `deno task tokens [folder]`: writes tokens.css in the format of the Design Tokens Community Group. */
import { designTokens } from "./foundations/design-tokens.ts";
import { themes } from "./foundations/theme-names.ts";
import { modes, readTokens, type Theme } from "./foundations/token-values.ts";
import { targetFolder } from "./target-folder.ts";

const folder = targetFolder("tokens", "dist/tokens");
const tokens = readTokens(await Deno.readTextFile(new URL("tokens.css", import.meta.url)));

for (const theme of Object.keys(themes) as Theme[]) {
  await Deno.mkdir(`${folder}/${theme}`, { recursive: true });
  for (const mode of modes) {
    const text = JSON.stringify(designTokens(tokens, { mode, theme }), null, 2);
    await Deno.writeTextFile(`${folder}/${theme}/${mode}.tokens.json`, `${text}\n`);
  }
}
console.log(`${folder}: ${Object.keys(themes).length * modes.length} files`);
