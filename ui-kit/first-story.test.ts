import { expect, test } from "vitest";
import { withFirstStory, withPreloads } from "./first-story.ts";

const page = `<html><head><link href="./runtime.js" rel="modulepreload" /></head><body>
  <script type="module">import './globals.js';
    import './runtime.js';</script></body></html>`;

test("the page of the catalogue loads Storybook's scripts by a script that keeps their order", () => {
  const changed = withFirstStory(page, "/story/introduction--overview");
  expect(changed).not.toContain(`rel="modulepreload"`);
  expect(changed).toContain(`(["./globals.js","./runtime.js"], "/story/introduction--overview")`);
  expect(() => withFirstStory(changed, "/story/a--b")).toThrow("async function showFirstStory");
});

test("the frame of a story preloads the renderer, and the files of the first story for its address", () => {
  const manifest = {
    "_react-18.js": { file: "assets/react-18.js", name: "react-18", imports: ["_react.js"] },
    "_react.js": { file: "assets/react.js" },
    "intro.tsx": { file: "assets/intro.js", imports: ["_react.js"], css: ["assets/intro.css"] },
  };
  const frame = withPreloads("<head></head>", manifest, "intro.tsx", "intro--");
  expect(
    [...frame.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, path]) =>
      path
    ),
  )
    .toEqual(["./assets/react-18.js", "./assets/react.js"]);
  expect(frame).toContain(
    `("intro--", ["./assets/intro.js","./assets/intro.css","./assets/react.js"])`,
  );
});
