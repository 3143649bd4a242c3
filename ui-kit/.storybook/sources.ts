/// <reference types="vite/client" />

const styles = import.meta.glob<string>("../{layout,navigation,controls,feedback,booking}/*.css", {
  query: "?raw",
  import: "default",
});
const components = import.meta.glob<string>(
  [
    "../{layout,navigation,controls,feedback,booking}/*.tsx",
    "!../**/*.stories.tsx",
    "!../**/*.test.tsx",
  ],
  { query: "?raw", import: "default" },
);

/** Stories of a component that stands in the file of another one. */
const shared: Record<string, string> = { "../feedback/sheet": "../feedback/dialog" };

export type Sources = {
  /** From the folder of the kit. */
  file: string;
  /** Of the component and its styles, in bytes as they are written. */
  bytes: number;
  tokens: string[];
  parts: string[];
  builtFrom: string[];
};

const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort();

/** What the files of a component say of it. `path`: of its stories. */
export async function sourcesOf(path: string): Promise<Sources> {
  const own = path.replace(/^.*\/(\w+\/[\w-]+)\.stories\.tsx$/, "../$1");
  const base = shared[own] ?? own;
  const [tsx = "", css = ""] = await Promise.all([
    components[`${base}.tsx`]?.(),
    styles[`${base}.css`]?.(),
  ]);
  return {
    file: `${base.replace("../", "")}.tsx`,
    bytes: new TextEncoder().encode(tsx + css).length,
    tokens: found(css, /var\(--([\w-]+)/g),
    parts: found(tsx, /data-part="([\w-]+)"/g),
    builtFrom: found(tsx, /from "\.\.?\/(?:\w+\/)?([\w-]+)\.tsx"/g),
  };
}
