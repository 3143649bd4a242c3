import { clearTabTest } from "../../suitability/tab-test.ts";

/** The weather: nothing on it says where the person comes from. */
const neutralPage = "https://www.ilmateenistus.ee/";

/** Removes the answers of this tab and leaves the site. The way back does not show this page. */
export function closeQuickly(): void {
  clearTabTest();
  globalThis.location.replace(neutralPage);
}
