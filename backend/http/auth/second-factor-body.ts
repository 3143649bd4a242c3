import { z } from "@hono/zod-openapi";
import { instantText } from "../../domain/instant-text.ts";
import {
  mostPasskeys,
  type Passkey,
  passkeyNameMaxLength,
  recoveryCodeCount,
  type SecondFactors,
} from "../../domain/second-factor.ts";
import {
  isSecondFactorRequired,
  type SecondFactorPolicy,
} from "../../domain/second-factor-policy.ts";
import type { PasskeyAnswer } from "../../ports/passkeys.ts";
import { hasControlCharacters, visibleName } from "../../domain/visible-text.ts";
import { refused } from "../field-problems.ts";
import { optional } from "../json-bodies.ts";
import { withFieldsOfOthers } from "../unknown-fields.ts";
import { SixDigits } from "../six-digits.ts";

export type SecondFactorSettings = { secondFactor?: SecondFactorPolicy };

export const PasskeyName = z.string()
  .overwrite(visibleName).trim().min(1).max(passkeyNameMaxLength)
  .refine((name) => !hasControlCharacters(name), refused("ERR_INVALID_CHARACTER"))
  .openapi({ example: "iPhone" });

export const AppCode = SixDigits.openapi({
  description:
    "The six digits that the authenticator app shows, with or without a space in the middle",
  example: "704118",
});

const RecoveryCode = z.string().min(1).max(40).openapi({
  description: "One of the recovery codes, in any case, with or without its hyphen",
  example: "4KQ9-X2WA",
});

const Base64Url = z.string().max(10_000).regex(/^[\w-]*$/);

/** Named in the order of the W3C's `AuthenticationResponseJSON` and `RegistrationResponseJSON`. */
const browserAnswer = {
  id: z.string().min(1).max(1400).regex(/^[\w-]+$/),
  rawId: z.string().min(1).max(1400).regex(/^[\w-]+$/),
  type: z.literal("public-key"),
  authenticatorAttachment: optional(z.string().max(40).nullable()),
  clientExtensionResults: z.object({}),
};

export const PasskeyProof = withFieldsOfOthers(
  z.object({
    ...browserAnswer,
    response: z.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: optional(z.string().max(200).nullable()),
    }),
  }).openapi("PasskeyProof", {
    description:
      "What `navigator.credentials.get()` returned for `requestPasskeyChallenge`, as JSON (W3C Web Authentication)",
  }),
);

export const NewPasskeyAnswer = withFieldsOfOthers(
  z.object({
    ...browserAnswer,
    response: z.object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: optional(z.array(z.string().max(40)).max(10)),
      authenticatorData: optional(Base64Url),
      publicKey: optional(Base64Url),
      publicKeyAlgorithm: optional(z.int().min(-100_000).max(100_000)),
    }),
  }).openapi("NewPasskeyAnswer", {
    description:
      "What `navigator.credentials.create()` returned for `startPasskey`, as JSON (W3C Web Authentication)",
  }),
);

/** Of the browser's API, which a script passes on as it is. */
export const PasskeyOptionsBody = z
  .object({
    options: z.record(z.string(), z.unknown()).openapi({
      description: "The options for the browser, as JSON (W3C Web Authentication)",
      maxProperties: 20,
    }),
  })
  .openapi("PasskeyOptions", {
    example: { options: { challenge: "nb1d3HkT0tW8m2x3", rpId: "heaolu.example" } },
  });

/** Exactly one of these proves a second factor. */
export const secondFactorProof = {
  code: optional(AppCode),
  recoveryCode: optional(RecoveryCode),
  passkey: optional(PasskeyProof),
};

export function onlyOne(proof: Record<string, unknown>, ...names: string[]): boolean {
  return names.filter((name) => proof[name] !== undefined).length === 1;
}

export function asAnswer(answer: z.infer<typeof PasskeyProof | typeof NewPasskeyAnswer>) {
  return answer as PasskeyAnswer;
}

export const RecoveryCodesBody = z
  .object({
    recoveryCodes: z.array(z.string().max(20)).max(recoveryCodeCount).openapi({
      description: "Shown once: only their hashes are stored",
      example: ["4KQ9-X2WA"],
    }),
  })
  .openapi("RecoveryCodes");

export const AddedFactorBody = z
  .object({
    recoveryCodes: z.array(z.string().max(20)).max(recoveryCodeCount).nullable().openapi({
      description: "With the first second factor: ten codes, shown once. Null with a further one",
      example: ["4KQ9-X2WA"],
    }),
  })
  .openapi("AddedFactor");

const PasskeyBody = z
  .object({
    id: z.uuid(),
    name: z.string().max(passkeyNameMaxLength),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .openapi("Passkey", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      name: "iPhone",
      createdAt: "2026-11-20T07:00:00Z",
      lastUsedAt: null,
    },
  });

export const SecondFactorsBody = z
  .object({
    isRequired: z.boolean().openapi({ description: "Whether the account must have one" }),
    authenticator: z.object({ addedAt: z.iso.datetime() }).nullable(),
    passkeys: z.array(PasskeyBody).max(mostPasskeys),
    recoveryCodesLeft: z.int().min(0).max(recoveryCodeCount),
  })
  .openapi("SecondFactors");

function presentPasskey(
  { id, name, createdAt, lastUsedAt }: Passkey,
): z.infer<typeof PasskeyBody> {
  return {
    id,
    name,
    createdAt: instantText(createdAt),
    lastUsedAt: lastUsedAt === null ? null : instantText(lastUsedAt),
  };
}

export function presentFactors(
  { authenticatorAddedAt, passkeys, recoveryCodesLeft }: SecondFactors,
  account: Parameters<typeof isSecondFactorRequired>[1],
  policy: SecondFactorPolicy,
): z.infer<typeof SecondFactorsBody> {
  return {
    isRequired: isSecondFactorRequired(policy, account),
    authenticator: authenticatorAddedAt === null
      ? null
      : { addedAt: instantText(authenticatorAddedAt) },
    passkeys: passkeys.map(presentPasskey),
    recoveryCodesLeft,
  };
}
