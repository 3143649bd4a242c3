/**
 * Whether a text is the https address of a public page. Refused are user names, ports, addresses without a domain
 * name, and names with other than ASCII letters, because they can look like another name.
 */
export function isWebLink(text: string): boolean {
  if (/[\s\p{C}<>"\\]/u.test(text)) return false;
  const [, host = ""] = /^https:\/\/([^/?#]*)/i.exec(text) ?? [];
  const url = URL.parse(text);
  return url !== null && url.hostname === host.toLowerCase() &&
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(url.hostname) &&
    !/(^|\.)xn--/.test(url.hostname);
}
