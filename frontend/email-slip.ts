const providers = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "outlook.com",
  "yahoo.com",
  "yandex.ru",
];

/** Real providers whose names differ by one letter only. */
const alsoReal = ["email.com", "mail.com", "ymail.com"];

/** Whether one letter was left out, added, replaced, or swapped with the next one. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const same = (shift: number, by: number) => typed.slice(at + shift) === meant.slice(at + by);
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  return same(0, 1) || same(1, 0) || same(1, 1) || isSwapped && same(2, 2);
}

/** The address that was probably meant, when its domain is a large provider's with one slip; null otherwise. */
export function meantEmail(typed: string): string | null {
  const [, name, domain = ""] = /^(.+@)([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!name || providers.includes(domain) || alsoReal.includes(domain)) return null;
  // What is not typed to the end yet is no slip.
  const meant = providers.find((each) => !each.startsWith(domain) && isOneSlip(domain, each));
  return meant ? typed.trim().slice(0, name.length) + meant : null;
}
