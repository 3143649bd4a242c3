/** Read before the server of `deno task dev`: its links and frames lead to the pages that Vite serves. */
const pagesPort = Deno.env.get("DEV_PORT") ?? "5173";
Deno.env.set("PUBLIC_URL", Deno.env.get("PUBLIC_URL") ?? `http://localhost:${pagesPort}`);
