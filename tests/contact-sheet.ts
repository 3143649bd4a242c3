import { escape } from "html-escaper";
import { type BrowserContext, chromium } from "@playwright/test";
import { findBrowser } from "./browser.ts";
import { root } from "./source-files.ts";

type Story = { id: string; title: string; name: string; type: string };

/** The ways every story is looked at. */
const ways = { light: "", dark: "mode:dark", rtl: "direction:rtl" };

const kinds: Record<string, string> = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** The built catalogue on a free port of this machine. */
function serve(directory: string) {
  return Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async ({ url }) => {
      const { pathname } = new URL(url);
      const body = await Deno.readFile(`${directory}${pathname}`).catch(() => null);
      if (!body) return new Response(null, { status: 404 });
      const kind = kinds[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      return new Response(body, { headers: { "Content-Type": kind } });
    },
  );
}

async function take(context: BrowserContext, address: string, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  // Storybook's own sign that the story stands; some, like a dialog, stand outside its root.
  await page.locator("body.sb-show-main").waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, animations: "disabled" });
  await page.close();
}

function sheet(stories: Story[]): string {
  const rows = stories.map(({ id, title, name }) =>
    `<tr><th scope="row">${escape(title)}<br><small>${escape(name)}</small></th>${
      Object.keys(ways).map((way) =>
        `<td><a href="${way}/${id}.png"><img loading="lazy" src="${way}/${id}.png" alt="${way}"></a></td>`
      ).join("")
    }</tr>`
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
    body{font:14px system-ui;margin:24px}table{border-collapse:collapse}th{text-align:start;vertical-align:top;padding:8px}
    td{padding:8px;vertical-align:top}img{inline-size:30vw;border:1px solid #ccc}</style>
    <table><thead><tr><th>Story</th>${
    Object.keys(ways).map((way) => `<th>${way}</th>`).join("")
  }</tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
}

/** One picture of every story in every way, and a page that shows them beside each other. */
async function takeContactSheet(built: string, directory: string): Promise<void> {
  const index: { entries: Record<string, Story> } = JSON.parse(
    await Deno.readTextFile(`${built}/index.json`),
  );
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  await Deno.remove(directory, { recursive: true }).catch(() => {});
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  await using server = serve(built);
  const origin = `http://127.0.0.1:${server.addr.port}`;
  for (const [way, globals] of Object.entries(ways)) {
    await Deno.mkdir(`${directory}/${way}`, { recursive: true });
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    const waiting = [...stories];
    const photographer = async () => {
      for (let story = waiting.pop(); story; story = waiting.pop()) {
        const address = `${origin}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`;
        await take(context, address, `${directory}/${way}/${story.id}.png`);
      }
    };
    await Promise.all([photographer(), photographer(), photographer()]);
    await context.close();
    console.log(`contact sheet: ${stories.length} stories in ${way}`);
  }
  await browser.close();
  await Deno.writeTextFile(`${directory}/index.html`, sheet(stories));
  console.log(`contact sheet: ${directory}/index.html`);
}

await takeContactSheet(`${root}dist/storybook`, `${root}dist/contact-sheet`);
