import { type Certificate, checkProblems, later, unchecked } from "./certificate.ts";
import { isSameName } from "./profile.ts";

/**
 * The certificate after another name of its practitioner. A checked one waits for another check, or is declared when there
 * is nothing to check it by; one that waits gets another version, so that it is not checked for the old name. The same
 * object otherwise.
 */
export function renameHolder(
  certificate: Certificate,
  { from, to }: { from: string; to: string },
  now: number,
): Certificate {
  const { state, formerName } = certificate;
  if (state === "refused") return certificate;
  const isBack = formerName !== null && isSameName(formerName, to);
  const renamed = { ...certificate, formerName: isBack ? null : formerName };
  if (state === "declared") return isBack ? renamed : certificate;
  renamed.updatedAt = later(certificate, now);
  if (state === "waiting") return renamed;
  const canWait = checkProblems(certificate, now).length === 0;
  return { ...renamed, ...unchecked, state: canWait ? "waiting" : "declared", formerName: from };
}
