import type { Context } from "hono";
import { plainPage } from "./plain-page.ts";

type NotBuilt = { title: string; command: string };

/** The answer for pages of developers that a checkout does not have before they are built. */
export function notBuilt(c: Context, { title, command }: NotBuilt): Response {
  const content = `<h1>${title}</h1>
      <p>These pages are not built yet. Build them, then load this page again:</p>
      <pre class="sheet"><code>${command}</code></pre>`;
  c.header("Cache-Control", "no-store");
  return c.html(plainPage({ title, content }), 404) as Response;
}
