/**
 * `deno task review --check [words]`: opens every story of the kit, or those whose id has the words, at five widths, with
 * large text, longer words and from right to left, and finds what is cut, wider than the page, over each other or too
 * small; runs the rules of axe in both modes, both directions and forced colours; opens every page of documentation in
 * three languages. Ends with 1 when there are faults.
 */
import {
  axeCheck,
  type Check,
  checkStories,
  forcedColorsCheck,
  layoutCheck,
} from "./check-stories.ts";
import { checkDocs } from "./check-docs.ts";
import { entriesOf, openBrowser, serveCatalogue } from "./story-frame.ts";

const rtl = { direction: "rtl" } as const;
const targets = { checksTargets: true } as const;
const twice = { textSize: "200%" } as const;
const longer = { language: "pseudo" };

const layouts: Check[] = [
  layoutCheck("320 px, 100 and 200 %", 320, {}, [rtl, targets, twice, { ...twice, ...rtl }]),
  layoutCheck("320 px, 100 and 200 %, longer", 320, longer, [rtl, twice, { ...twice, ...rtl }]),
  layoutCheck("320 px, Estonian", 320, { language: "et" }),
  layoutCheck("320 px, Russian", 320, { language: "ru" }),
  layoutCheck("320 px, right to left", 320, rtl),
  layoutCheck("390 px, longer", 390, longer, [rtl, targets, twice]),
  layoutCheck("768 px, 200 %, longer", 768, { textSize: "double", ...longer }, [rtl]),
  layoutCheck("1280 px, 100 and 200 %", 1280, {}, [rtl, targets, twice, { ...twice, ...rtl }]),
  layoutCheck("1280 px, longer", 1280, longer, [rtl]),
  layoutCheck("1920 px, 100 and 200 %", 1920, {}, [rtl, twice]),
];

const modes: Check[] = [
  axeCheck("axe, light and dark", { mode: "light", direction: "ltr" }),
  axeCheck("axe, light and dark, right to left", { mode: "light", direction: "rtl" }),
  forcedColorsCheck("axe, forced colours"),
];

/** Checks a built catalogue, and returns the number of faults. */
export async function check(built: string, words: string): Promise<number> {
  const stories = (await entriesOf(built, "story")).filter(({ id }) => id.includes(words));
  const browser = await openBrowser();
  await using server = serveCatalogue(built);
  const origin = `http://127.0.0.1:${server.addr.port}`;
  let count = 0;
  for (const one of [...layouts, ...modes]) {
    const started = performance.now();
    const faults = await checkStories(browser, origin, stories, one);
    report(
      one.name,
      stories.length,
      faults.map((f) => `${f.story}: ${f.kind}: ${f.what}`),
      started,
    );
    count += faults.length;
  }
  const docs = (await entriesOf(built, "docs")).filter(({ id }) => id.includes(words));
  for (const language of ["en", "et", "ru"]) {
    const started = performance.now();
    const faults = await checkDocs(browser, origin, stories[0]!, docs, { language });
    report(`documentation, ${language}`, docs.length, faults, started);
    count += faults.length;
  }
  await browser.close();
  return count;
}

function report(name: string, checked: number, faults: string[], started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${checked} entries, ${faults.length} faults, ${seconds} s`);
  for (const fault of faults) console.log(`  ${fault}`);
}
