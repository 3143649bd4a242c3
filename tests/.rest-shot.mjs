import { chromium } from "@playwright/test";
const [, , out, url, width = "1280", height = "900", scheme = "light", ...steps] = process.argv;
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
const p = await b.newPage({ viewport: { width: +width, height: +height }, colorScheme: scheme });
p.on("console", (m) => {
  if (m.type() === "error") console.log("console:", m.text());
});
p.on("pageerror", (e) => console.log("pageerror:", e.message));
await p.goto(url);
await p.waitForLoadState("networkidle").catch(() => {});
await p.waitForTimeout(600);
for (const s of steps) {
  await (0, eval)(`async (p)=>{${s}}`)(p);
  await p.waitForTimeout(400);
}
await p.screenshot({ path: out });
await b.close();
