import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { eraseMyAccount } from "../../use-cases/user/erase-my-account.ts";
import { Password } from "../auth/auth-body.ts";
import { refusals } from "../errors.ts";
import { erasureReceiptPage } from "./erasure-receipt-page.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const ErasedBody = z
  .object({
    receipt: z.object({
      number: z.string().max(20),
      isMailed: z.boolean().openapi({ description: "Whether the person's mail server took it" }),
      page: z.string().max(20_000).openapi({
        description: "The receipt as an HTML page to keep: what was deleted, what stays and why",
      }),
    }).nullable(),
  })
  .openapi("Erased", {
    example: {
      receipt: {
        number: "0A1B2C3D4E5F",
        isMailed: true,
        page: "<!doctype html><title>Receipt of the erasure</title>",
      },
    },
  });

const route = createRoute({
  method: "post",
  path: "/api/user/me/erase",
  operationId: "eraseMyAccount",
  tags: ["user"],
  summary: "Erase the caller's account",
  description:
    "Cancels future bookings, signs out every device and deletes all data about the caller. This cannot be undone. " +
    "Practitioners keep their past sessions without the caller's name. The receipt is mailed too; it is null while the " +
    "calendar does not answer: the account is closed, and the rest is deleted and the receipt mailed later.",
  security: bearer,
  middleware: signedIn,
  request: required(z.object({ password: Password }).openapi("Erasure")),
  responses: {
    200: { description: "The account is erased", ...json(ErasedBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_WRONG_PASSWORD",
      "ERR_PRACTICE_OPEN",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountEraseMyAccount(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const receipt = await eraseMyAccount(ports, c.var, c.req.valid("json"));
    c.header("Clear-Site-Data", '"cache", "cookies", "storage"');
    const shown = receipt && {
      number: receipt.number,
      isMailed: receipt.isMailed,
      page: erasureReceiptPage(receipt, c.var.language),
    };
    return c.json({ receipt: shown }, 200);
  });
}
