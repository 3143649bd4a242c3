/** Prints the page of this folder as one script. */
import { fileURLToPath } from "node:url";
import { build } from "vite";

const output = await build({
  configFile: false,
  logLevel: "silent",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    write: false,
    rolldownOptions: { input: fileURLToPath(new URL("./page.tsx", import.meta.url)) },
  },
});
const files = "output" in output ? output.output : [];
const script = files.find((file) => file.type === "chunk" && file.isEntry);
if (script?.type !== "chunk") throw new Error("The embedding page was not built");
console.log(script.code);
