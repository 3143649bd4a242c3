import { type CodeDigits, codeText, codeValidMs } from "../../domain/mailed-code.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { sendAtOnce, type SentAtOnce } from "../outbox/send-at-once.ts";
import { countRequests } from "../request-limits.ts";
import { codeLimit } from "./code-limit.ts";
import { requesterHash } from "./known-origin.ts";
import { signInCodeText } from "./sign-in-code.ts";

export const codeUses = ["sign-in", "first-password"] as const;

/** Where the code is entered, which the mail says. */
type CodeUse = (typeof codeUses)[number];

/** Mails a code to any address, so that neither the answer nor its time shows whether there is an account. */
export async function requestSignInCode(
  ports: Pick<Ports, "auth" | "mail" | "persistence">,
  { now, language, address, codeSecret, deviceMarks }: VisitorContextWithAddress,
  input: { email: string; language?: Language; use?: CodeUse },
): Promise<{ expiresAt: number; digits: CodeDigits; mail: SentAtOnce }> {
  const { auth, persistence } = ports;
  const { email } = input;
  const origin = { email, address, codeSecret, deviceMarks };
  await countRequests(ports, now, [
    { limit: "codesPerNetwork", by: networkOf(address) },
    { mail: "codesPerMailbox", origin },
  ]);
  const expiresAt = now + codeValidMs;
  const onceKey = `sign-in-code:${persistence.newId()}`;
  const digits = await persistence.transaction(async ({ attempts, signInCodes, outbox }) => {
    const digits = await codeLimit(auth, origin).chooseDigits(attempts, now);
    const code = auth.newCode(digits);
    await signInCodes.save({ email, requesterHash: requesterHash(auth, origin) }, {
      codeHash: auth.mac("mailed-code", signInCodeText(email, code)),
      tries: 0,
      expiresAt,
      language: input.language ?? null,
    });
    await outbox.add({
      to: email,
      language: input.language ?? language,
      ...(input.use === "first-password"
        ? {
          template: "password-code",
          facts: { code: codeText(code), path: "/user/profile/access" },
        }
        : { template: "sign-in-code", facts: { code: codeText(code), path: "/login" } }),
      onceKey,
      notAfter: expiresAt,
    }, now);
    return digits;
  });
  return { expiresAt, digits, mail: await sendAtOnce(ports, onceKey, now) };
}
