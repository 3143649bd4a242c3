import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The page beside this file as one script. */
export async function embeddingScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL("./page.tsx", import.meta.url)) },
    },
  });
  const files = "output" in output ? output.output : [];
  const script = files.find((file) => file.type === "chunk" && file.isEntry);
  if (script?.type !== "chunk") throw new Error("The embedding page was not built");
  return script.code;
}
