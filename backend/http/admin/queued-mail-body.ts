import { z } from "@hono/zod-openapi";
import { maskedAddress, withMaskedAddresses } from "../../domain/masked-address.ts";
import { languages } from "../../domain/text.ts";
import { mailTemplates, securityMails } from "../../ports/mail.ts";
import { mailStates, type QueuedMail } from "../../ports/persistence/mail-queue.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../../use-cases/context.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const MailKind = z.enum(mailTemplates);

export const QueuedMailBody = z.object({
  id: z.uuid(),
  kind: MailKind,
  subject: z.string().max(300).openapi({
    description:
      "Of all mails of the kind, in the language of the request; … stands for what differs",
  }),
  language: z.enum(languages),
  recipient: z.string().max(300).openapi({
    description: "The beginning and the domain of the address",
  }),
  state: z.enum(mailStates).openapi({
    description: "`failed` is tried again, `given-up` only when an administrator wants it",
  }),
  tries: z.int().min(0).max(1000),
  createdAt: z.iso.datetime(),
  nextTryAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  lastError: z.string().max(600).nullable(),
  beingSent: z.boolean(),
  mayCancel: z.boolean().openapi({
    description: "False when it is sent or cancelled, and for mails that keep an account safe",
  }),
}).openapi("QueuedMail", {
  example: {
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    kind: "session-booked",
    subject: "Confirmed: …",
    language: "et",
    recipient: "k…@example.ee",
    state: "failed",
    tries: 2,
    createdAt: "2026-11-20T07:00:00Z",
    nextTryAt: "2026-11-20T07:06:00Z",
    sentAt: null,
    lastError: "450 4.2.1 the mailbox is busy",
    beingSent: false,
    mayCancel: true,
  },
});

/** `now` in ms. */
export function presentMail(
  { mail: { subject } }: Pick<Ports, "mail">,
  { claimedUntil, notAfter: _, ...mail }: QueuedMail,
  { now, language }: VisitorContext,
): z.infer<typeof QueuedMailBody> {
  return {
    ...mail,
    subject: subject(mail.kind, language),
    recipient: maskedAddress(mail.recipient),
    createdAt: instantText(mail.createdAt),
    nextTryAt: optionalInstantText(mail.nextTryAt),
    sentAt: optionalInstantText(mail.sentAt),
    lastError: mail.lastError === null ? null : withMaskedAddresses(mail.lastError),
    beingSent: claimedUntil !== null && claimedUntil > now,
    mayCancel: !["sent", "cancelled"].includes(mail.state) && !securityMails.includes(mail.kind),
  };
}
