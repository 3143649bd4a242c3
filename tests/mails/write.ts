/** `deno task mails [folder]`: writes every mail with example data, and a page that shows them, into `dist/mails`. */
import { fileURLToPath } from "node:url";
import { targetFolder } from "ui-kit/target-folder.ts";
import { mailPreview } from "./preview.ts";

const folder = targetFolder(
  "mails",
  fileURLToPath(new URL("../../dist/mails", import.meta.url)),
);
await Deno.mkdir(folder, { recursive: true });
const files = [...mailPreview()];
await Promise.all(files.map(([name, text]) => Deno.writeTextFile(`${folder}/${name}`, text)));
console.log(`${files.length - 1} files; open ${folder}/index.html`);
