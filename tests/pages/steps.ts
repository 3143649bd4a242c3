import { type APIResponse, expect, type Locator, type Page } from "@playwright/test";
// @ts-types="axe-core"
import axe from "axe-core/axe.min.js";

/**
 * Signs in with a demo account without the login page, which needs two loads. Returns the headers of the person's own
 * requests.
 */
export async function signInAs(
  page: Page,
  who: "client" | "therapist1" | "therapist2" | "therapist3" | "admin" | "admin2" | "assistant",
) {
  const answer = await page.request.post("/api/auth/login", {
    data: { email: `${who}@demo.heaolu.ee`, password: "heaolu-demo-2026" },
  });
  return await takeSignIn(page, answer);
}

/**
 * Goes on with an answer of the API that signs in. The language is English from then on, and the page is on our origin, with
 * no scripts. Returns the headers of the person's own requests.
 */
export async function takeSignIn(page: Page, answer: APIResponse) {
  expect(answer.status()).toBe(200);
  const url = new URL(answer.url()).origin;
  await page.context().addCookies([
    { name: "signed-in", value: "1", url },
    { name: "i18next", value: "en", url },
  ]);
  await page.goto("/robots.txt");
  const { accessToken } = await answer.json();
  return { Authorization: `Bearer ${accessToken}` };
}

/** Goes to another address as a link of the app does, which takes a quarter of what a load takes. */
export async function goOn(page: Page, address: string): Promise<void> {
  await takenOver(page.locator("main"));
  await page.evaluate(async (to) => {
    // What is taken over listens from the end of that work on.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Waits until the scripts of the page have taken over an element from the server. */
export async function takenOver(target: Locator): Promise<void> {
  const isKnownToReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => target.evaluate(isKnownToReact)).toBe(true);
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  // Looking for the target by its role takes longer than all the rest, so it is looked for again only once it is replaced.
  let element = await target.elementHandle();
  for (let stop = 0; stop < most; stop++) {
    const { isFocused, isConnected } = await element!.evaluate((element) => ({
      isFocused: element === element.ownerDocument.activeElement,
      isConnected: element.isConnected,
    }));
    if (isFocused) return;
    if (!isConnected) element = await target.elementHandle();
    else await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

type Looked = {
  /** Most of axe's time goes to colours and sizes, which the kit's own tests measure, and accessibility.spec.ts on every page. */
  measures?: boolean;
  /** The part of the page to look at. */
  within?: string;
};

/** The faults axe finds on the current page. */
export async function faultsOf(
  page: Page,
  { measures = false, within = "html" }: Looked = {},
): Promise<string[]> {
  await page.bringToFront();
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(axe.source);
  return await page.evaluate(async ({ measures, within }) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(within, {
      resultTypes: ["violations"],
      preload: false,
      iframes: false,
      // Only the markup of nodes is read.
      selectors: false,
      rules: {
        "color-contrast": { enabled: measures },
        "link-in-text-block": { enabled: measures },
        "target-size": { enabled: measures },
      },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, { measures, within });
}

/** Touches the middle of an element's visible part. */
export async function fingerOn(page: Page, target: Locator) {
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await target.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    points: { x: number; y: number }[],
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x: left, y: top }]);
  return {
    async move(pixels: number) {
      for (let step = 1; step <= 6; step++) {
        await touch("touchMove", [{ x: left, y: top + pixels * step / 6 }]);
      }
    },
    leave: () => touch("touchEnd", []),
  };
}
