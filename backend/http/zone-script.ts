import { createHash } from "node:crypto";
import { second, year } from "../domain/duration.ts";

/**
 * Loads a page with free times again before anything is painted if it was rendered for another time zone than the browser's.
 * The times are then on other days and hours, so a page that changes them later would jump. The cookie makes it happen once;
 * browsers that block cookies change the times later. The offset comes first, because a browser takes up to 20 ms for the
 * name of its zone.
 */
const script = `(() => {
  if (new Date().getTimezoneOffset() === -document.currentScript.dataset.offset) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const pair = "zone=" + encodeURIComponent(timeZone);
  const isStored = () => ("; " + document.cookie + ";").includes("; " + pair + ";");
  if (isStored()) return;
  document.cookie = pair + "; path=/; samesite=lax; max-age=${year / second}";
  if (isStored()) location.reload();
})();`;

/** For a page that was rendered with this UTC offset (minutes). */
export function zoneScript(offset: number): string {
  return `<script data-offset="${offset}">${script}</script>`;
}

/** For the policy of the pages. */
export const zoneScriptSource = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
