import type { Plugin } from "vite";

type Replacement = { file: RegExp; from: RegExp; to: string };

const unavailable = '() => { throw new Error("left out of the catalogue") }';

/** Without a parser Storybook shows the default of a property as it is written, and types that TypeScript names. */
const replacements: Replacement[] = [
  {
    file: /@storybook\/react\/dist\/_browser-chunks\/chunk-\w+\.js$/,
    from: /__toESM\(require_escodegen\(\), 1\)/g,
    to: `{ generate: ${unavailable} }`,
  },
  {
    file: /@storybook\/react\/dist\/_browser-chunks\/chunk-\w+\.js$/,
    from: /__toESM\(require_acorn(?:_jsx)?\(\), 1\)/g,
    to: `{ default: () => {}, Parser: { extend: () => ({ parse: ${unavailable} }) } }`,
  },
  {
    file: /storybook\/dist\/(?:preview\/runtime|_browser-chunks\/chunk-\w+)\.js$/,
    from: /(import_jsdoc_type_pratt_parser = )__toESM\(require_dist\(\), 1\)/g,
    to: `$1{ parse: ${unavailable}, stringifyRules: () => ({}), transform: ${unavailable} }`,
  },
];

/**
 * Leaves the parsers of default values and of types in comments out of the built catalogue: they are a third of the
 * script that the first story waits for. A version of Storybook with other parts is built as it is.
 */
export const withoutParsers: Plugin = {
  name: "without-parsers",
  apply: "build",
  transform(code, id) {
    const fitting = replacements.filter(({ file, from }) =>
      file.test(id) && code.search(from) >= 0
    );
    if (fitting.length === 0) return null;
    const rest = fitting.reduce((text, { from, to }) => text.replaceAll(from, to), code);
    return {
      code: rest.replaceAll(" = __commonJS({", " = /* @__PURE__ */ __commonJS({"),
      map: null,
    };
  },
};
