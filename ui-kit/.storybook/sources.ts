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

export type Sources = {
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
  const base = path.replace(/^.*\/(\w+\/[\w-]+)\.stories\.tsx$/, "../$1");
  const [tsx = "", css = ""] = await Promise.all([
    components[`${base}.tsx`]?.(),
    styles[`${base}.css`]?.(),
  ]);
  return {
    bytes: new TextEncoder().encode(tsx + css).length,
    tokens: found(css, /var\(--([\w-]+)/g),
    parts: found(tsx, /data-part="([\w-]+)"/g),
    builtFrom: found(tsx, /from "\.\.?\/(?:\w+\/)?([\w-]+)\.tsx"/g),
  };
}
