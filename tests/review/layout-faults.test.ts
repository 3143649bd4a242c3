import { afterAll, expect, test } from "vitest";
import { layoutFaults } from "./layout-faults.ts";
import { openBrowser } from "./story-frame.ts";

const browser = await openBrowser();
afterAll(() => browser.close());

async function faultsOf(body: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 320, height: 600 } });
  await page.setContent(`<body style="margin:0;font:16px/1.5 sans-serif">${body}</body>`);
  const faults = await page.evaluate(
    `(${layoutFaults})(".meant", true)`,
  ) as { kind: string; what: string }[];
  await page.close();
  return faults.map(({ kind }) => kind);
}

test("a wider page, cut and overlapping texts and small targets are found", async () => {
  const word = "Täiskasvanupsühhoterapeudid".repeat(3);
  expect(await faultsOf(`<p>${word}</p>`)).toContain("wider page");
  expect(await faultsOf(`<p style="overflow:hidden">${word}</p>`)).toEqual(["cut text"]);
  expect(await faultsOf(`<p style="height:20px;overflow:clip">One two<br>three four</p>`))
    .toEqual(["cut text"]);
  expect(await faultsOf(`<p>First line</p><p style="margin-top:-34px">Second</p>`))
    .toEqual(["overlap"]);
  const tiny = `<button style="all:unset;display:block;width:12px;height:12px">x</button>`;
  expect(await faultsOf(tiny + tiny)).toEqual(["small target", "small target"]);
});

test("values that their input, select or group of segments does not show are found", async () => {
  const narrow = `style="width:80px;font:inherit"`;
  expect(await faultsOf(`<input ${narrow} value="123 456 789,50 €">`)).toEqual(["cut text"]);
  expect(
    await faultsOf(
      `<input ${narrow} value="65 €"><input ${narrow} placeholder="A very long hint">`,
    ),
  )
    .toEqual([]);
  const option = "Naiste hormonaalne tasakaal";
  expect(await faultsOf(`<select ${narrow}><option>${option}</select>`)).toEqual(["cut text"]);
  expect(await faultsOf(`<select style="font:inherit"><option>${option}</select>`)).toEqual([]);
  const button = `style="width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap"`;
  expect(await faultsOf(`<button aria-haspopup="listbox" ${button}>${option}</button>`))
    .toEqual(["cut text"]);
  const segments = ["24", "12", "2026"].map((part) =>
    `<span role="spinbutton" style="display:inline-block;width:40px">${part}</span>`
  ).join("");
  const group = (style: string) => `<div role="group" style="${style}">${segments}</div>`;
  expect(await faultsOf(group("width:200px"))).toEqual([]);
  expect(await faultsOf(group("width:90px"))).toEqual(["broken value"]);
  expect(await faultsOf(group("width:90px;white-space:nowrap"))).toEqual(["cut text"]);
  const thin = `<span role="spinbutton" style="display:block;width:10px;overflow-wrap:anywhere">`;
  expect(await faultsOf(`<div role="group">${thin}24</span></div>`)).toEqual(["broken value"]);
});

test("an ellipsis, what scrolls, what is for screen readers and a menu above the page are no faults", async () => {
  const word = "Täiskasvanupsühhoterapeudid".repeat(3);
  const hidden = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
  expect(await faultsOf(`<p style="overflow:hidden;text-overflow:ellipsis">${word}</p>`)).toEqual(
    [],
  );
  expect(await faultsOf(`<p style="overflow:auto">${word}</p>`)).toEqual([]);
  expect(await faultsOf(`<p style="${hidden}">${word}</p>`)).toEqual([]);
  expect(await faultsOf(`<p class="meant" style="overflow:hidden">${word}</p>`)).toEqual([]);
  expect(
    await faultsOf(`<p>Page</p><div role="menu" style="position:absolute;top:16px">Menu</div>`),
  )
    .toEqual([]);
});
