import { frameColors } from "./.storybook/frame-colors.ts";

/**
 * Runs in the page of the catalogue. Shows the story of the address at once, and loads Storybook's own frame, which is
 * most of the code, when the story is drawn. Storybook draws it again in its frame, which then takes its place.
 */
async function showFirstStory(scripts: string[], usual: string): Promise<void> {
  type Preview = { currentRender?: { phase?: string } };

  function isDrawn(frame: HTMLIFrameElement | null): boolean {
    const inside = frame?.contentWindow as unknown as { __STORYBOOK_PREVIEW__?: Preview } | null;
    const phase = inside?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? "";
    return /^(completing|completed|afterEach|finished|errored)$/.test(phase) ||
      Boolean(frame?.contentDocument?.querySelector("#storybook-docs h1, .sb-show-errordisplay"));
  }
  async function untilDrawn(frame: () => HTMLIFrameElement | null): Promise<void> {
    const end = performance.now() + 20_000;
    while (!isDrawn(frame()) && performance.now() < end) {
      await new Promise((next) => setTimeout(next, 30));
    }
  }
  async function loadFrame(): Promise<void> {
    for (const href of scripts) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    }
    for (const path of scripts) await import(path);
  }

  const address = new URLSearchParams(location.search);
  const [, viewMode, id] = /^\/(story|docs)\/(.+)$/.exec(address.get("path") ?? usual) ?? [];
  const globals = address.get("globals") ?? "";
  // In a window of another width the story would move.
  if (!viewMode || !id || globals.includes("viewport")) return await loadFrame();
  const shown = new URLSearchParams({ viewMode, id, globals, args: address.get("args") ?? "" });
  const story = Object.assign(document.createElement("iframe"), {
    src: `iframe.html?${shown}`,
    id: "first-story",
    title: "Story",
  });
  document.body.append(story);
  await untilDrawn(() => story);
  await loadFrame();
  const next = () => document.querySelector<HTMLIFrameElement>("#storybook-preview-iframe");
  await untilDrawn(next);
  next()?.contentWindow?.scrollTo(0, story.contentWindow?.scrollY ?? 0);
  story.remove();
}

/** Where Storybook draws the story: under the toolbar, and beside the list, which is below 600 px a bar under it. */
const styles = `
  body {
    background: ${frameColors.light.canvas};
  }
  #first-story {
    position: fixed;
    inset: 40px 0;
    inline-size: 100%;
    block-size: calc(100% - 80px);
    border: 0;
    /* Above Storybook, which shows that it loads. */
    z-index: 9;
  }
  @media (min-width: 600px) {
    #first-story {
      inset: 40px 0 0 300px;
      inline-size: calc(100% - 300px);
      block-size: calc(100% - 40px);
    }
  }
  @media (prefers-color-scheme: dark) {
    body {
      background: ${frameColors.dark.canvas};
    }
  }`;

/** The page of the catalogue as Storybook has built it, changed to show its first story before all else. */
export function withFirstStory(page: string, first: string): string {
  const module = /<script type="module">([\s\S]*?)<\/script>/;
  const scripts = [...module.exec(page)?.[1]?.matchAll(/import '([^']+)'/g) ?? []]
    .map(([, path]) => path!);
  if (scripts.length === 0) {
    const found = /<script[\s\S]{0,200}/.exec(page)?.[0] ?? "no script";
    throw new Error(`Storybook's page loads no scripts as "import '…'", but has: ${found}`);
  }
  return page
    .replaceAll(/<link href="[^"]+" rel="modulepreload" \/>/g, "")
    .replace("</head>", `<style>${styles}</style></head>`)
    .replace(
      module,
      () =>
        `<script type="module">(${showFirstStory})(${JSON.stringify(scripts)}, ${
          JSON.stringify(first)
        })</script>`,
    );
}

/** Vite's list of what it has built. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>;

function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const { file, imports = [], css = [] } = manifest[key]!;
  if (found.has(file)) return found;
  for (const path of [file, ...css]) found.add(path);
  for (const each of imports) filesOf(manifest, each, found);
  return found;
}

/** Runs in the frame of a story. */
function preload(id: string, files: string[]): void {
  if (!location.search.includes(`id=${id}`)) return;
  for (const href of files) {
    const isStyle = href.endsWith(".css");
    const link = {
      href,
      rel: isStyle ? "preload" : "modulepreload",
      as: isStyle ? "style" : "script",
    };
    document.head.append(Object.assign(document.createElement("link"), link));
  }
}

/** The frame of a story, which loads what the first story needs at once instead of one file after another. */
export function withPreloads(frame: string, manifest: Manifest, story: string, id: string): string {
  const renderer = Object.keys(manifest).find((key) => manifest[key]!.name === "react-18");
  if (!renderer) throw new Error("Storybook's frame has another renderer");
  const links = [...filesOf(manifest, renderer)]
    .map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`);
  const ofStory = [...filesOf(manifest, story)].map((file) => `./${file}`);
  // A story waits for the list of all of them, too.
  const list = `<link rel="preload" as="fetch" crossorigin href="./index.json">`;
  const script = `<script>(${preload})(${JSON.stringify(id)}, ${JSON.stringify(ofStory)})</script>`;
  return frame
    // It replaces modules for tests.
    .replace(/<script type="module" src="[^"]*mocker-entry\.js"><\/script>/, "")
    .replace("</head>", `${list}${links.join("")}${script}</head>`);
}
