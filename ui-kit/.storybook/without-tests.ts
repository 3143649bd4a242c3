import type { Plugin } from "vite";

/** What Storybook's preview uses of its library for tests: without it, actions and stories work as before. */
const stubs = `
var test_exports = {};
var instrument = (methods) => methods;
var isMockFunction2 = () => false;
var fn2 = (action) => Object.assign(action, { mockName: () => action });
var onMockCall = () => {};
var clearAllMocks = () => {};
var resetAllMocks = () => {};
var restoreAllMocks = () => {};
var within = () => ({});
var uninstrumentedUserEvent = { setup: () => ({}) };
`;

const library = "// src/test/index.ts";
const end = "// src/actions/loaders.ts";

/**
 * Leaves Storybook's library for tests out of the built catalogue: it is half of what the first story waits for, and no
 * story uses it. A version of Storybook with other parts is built as it is.
 */
export const withoutTests: Plugin = {
  name: "without-tests",
  apply: "build",
  transform(code, id) {
    if (!id.endsWith("/storybook/dist/preview/runtime.js")) return null;
    const [from, to] = [code.indexOf(library), code.lastIndexOf(end)];
    if (from < 0 || to < from || !code.includes("fn2(value)")) return null;
    const rest = code.slice(0, from) + stubs + code.slice(to);
    return {
      code: rest.replaceAll(" = __commonJS({", " = /* @__PURE__ */ __commonJS({"),
      map: null,
    };
  },
};
