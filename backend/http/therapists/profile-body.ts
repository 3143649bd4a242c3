import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { approvals, languageStates, profileParts } from "../../domain/profile.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { OwnProfile } from "../../use-cases/therapists/own-profile.ts";
import { limitBody } from "../body-limits.ts";
import type { signedIn, SignedInEnv } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { exampleContent, presentContent, ProfileContentBody } from "./profile-content-body.ts";

const LanguageState = z.enum(languageStates);
const Path = z.string().max(200);

export const TherapistDraftBody = z
  .object({
    id: z.uuid(),
    slug: z.string().max(120),
    version: z.int().min(0).openapi({
      description: 'Counts the changes of the draft. `"d<version>"` is the ETag.',
    }),
    basedOn: z.int().min(1).openapi({ description: "The published version the draft began with" }),
    publishedVersion: z.int().min(1),
    approval: z.enum(approvals),
    approvalReason: z.string().max(2000).nullable(),
    shown: z.boolean().openapi({
      description:
        "Whether visitors see the profile now: it is to be shown in search, and it is approved",
    }),
    content: ProfileContentBody,
    published: ProfileContentBody,
    differs: z.array(Path).max(2000).openapi({
      description:
        "What the draft changes: `name`, `texts.et.about`, `practices` (added, removed or moved ones), " +
        "`practices.<id>.priceCents`",
    }),
    missing: z.array(z.object({ path: Path, code: z.enum(profileParts) })).max(500).openapi({
      description:
        "What is needed to show the profile in search: `texts.et.about`, `practices.0.priceCents`. A part without an " +
        "entry is complete. `email` is here, too, while it is not the confirmed address of the account: the profile " +
        "cannot be published with it.",
    }),
    languages: z.object({ et: LanguageState, en: LanguageState, ru: LanguageState }),
    updatedAt: z.iso.datetime(),
  })
  .openapi("TherapistDraft", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d30",
      slug: "kadri-tamm",
      version: 4,
      basedOn: 2,
      publishedVersion: 2,
      approval: "approved",
      approvalReason: null,
      shown: true,
      content: exampleContent,
      published: exampleContent,
      differs: [],
      missing: [{ path: "certificates", code: "certificates" }],
      languages: { et: "ready", en: "missing", ru: "missing" },
      updatedAt: "2026-11-20T07:00:00Z",
    },
  });

export const OwnTherapistId = z.object({ id: z.uuid() });

export const ownProfileRefusals = ["ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"] as const;

export const DraftVersion = z.object({
  "if-match": z.string().max(100).regex(/^(?:W\/)?"d\d{1,9}"$/).openapi({
    description:
      "The ETag of the draft you read. The request is refused with `ERR_STALE` when the draft or the published " +
      "profile has changed since.",
    example: '"d4"',
  }),
});

export function draftVersionOf(ifMatch: string): number {
  return Number(/\d+/.exec(ifMatch)?.[0]);
}

export const draftEtag = {
  ETag: {
    description: "The version of the draft. Send it as `If-Match` when you change or publish it.",
    schema: { type: "string" as const, maxLength: 40 },
  },
};

/** Texts in three languages, some of them in four bytes a letter. */
export const limitProfile: typeof signedIn = limitBody(500_000);

export function sendDraft(c: Context<SignedInEnv>, { auth }: Pick<Ports, "auth">, own: OwnProfile) {
  c.header("ETag", `"d${own.version}"`);
  return presentDraft(own, { auth, now: c.var.now });
}

function presentDraft(
  own: OwnProfile,
  signer: { auth: Auth; now: number },
): z.infer<typeof TherapistDraftBody> {
  const { id, published, version, basedOn, content, differs, missing, languages, updatedAt } = own;
  return {
    id,
    slug: published.slug,
    version,
    basedOn,
    publishedVersion: published.version,
    approval: published.approval,
    approvalReason: published.approvalReason,
    shown: published.isShown,
    content: presentContent(content, signer),
    published: presentContent(published.content, signer),
    differs,
    missing: missing.map(({ path, code }) => ({ path, code })),
    languages,
    updatedAt: instantText(updatedAt),
  };
}
