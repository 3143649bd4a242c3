import { createHash } from "node:crypto";
import { practitionersZone } from "./viewer.ts";

/**
 * Loads a page again before anything is painted if it was rendered for another time zone than the browser's. Free times are
 * then on other days and hours, so a page that changes them later would jump. The cookie makes it happen once; browsers that
 * block cookies change the times later.
 */
const script = `(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const pair = "zone=" + encodeURIComponent(zone);
  const isStored = (text) => ("; " + document.cookie + ";").includes("; " + text + ";");
  if (isStored(pair) || (zone === "${practitionersZone}" && !document.cookie.includes("zone="))) return;
  document.cookie = pair + "; path=/; samesite=lax; max-age=31536000";
  if (isStored(pair)) location.reload();
})();`;

export const zoneScript = `<script>${script}</script>`;

/** For the policy of the pages. */
export const zoneScriptSource = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
