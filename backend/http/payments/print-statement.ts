import { createRoute, z } from "@hono/zod-openapi";
import { dayText, moneyText, noonOf } from "../../domain/money/money-text.ts";
import type { Ports } from "../../ports/ports.ts";
import { printStatement } from "../../use-cases/payments/print-statement.ts";
import { sumsByMethod } from "../../use-cases/payments/statement.ts";
import { methodWords } from "../csv.ts";
import { refusals } from "../errors.ts";
import { moneyWord } from "../money-texts.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Month, practiceName } from "./statement-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/payments/statements/{month}/pdf",
  operationId: "printStatement",
  tags: ["payments"],
  summary: "Download a month's statement as PDF",
  description: "For practitioners, in the language of the request.",
  security: bearer,
  middleware: signedIn,
  request: { params: Month },
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountPrintStatement(
  router: Router,
  ports: Ports,
  { brand }: { brand: string },
) {
  router.openapi(route, async (c) => {
    const { month } = c.req.valid("param");
    const { statement, domainValues } = await printStatement(ports, c.var, { month });
    const { language } = c.var;
    const { openingCents, closingCents, rows, direct } = statement;
    const isQuiet = rows.length + direct.length === 0;
    const item = (title: string, cents: number) => ({
      title,
      lines: [{ text: moneyText(cents, language) }],
    });
    const pdf = await ports.printedPages.pdf({
      language,
      title: moneyWord("statement", language, { month }),
      lead: [c.var.account.name, ...(isQuiet ? [moneyWord("none", language)] : [])],
      sections: [
        {
          heading: moneyWord("balances", language),
          items: [
            item(moneyWord("opening", language), openingCents),
            item(moneyWord("closing", language), closingCents),
          ],
        },
        ...(rows.length === 0 ? [] : [{
          heading: moneyWord("movements", language),
          items: rows.map(({ at, practiceType, amountCents }) => {
            const practice = practiceName(practiceType, domainValues, language);
            return item(`${dayText(at, language)} · ${practice}`, amountCents);
          }),
        }]),
        ...(direct.length === 0 ? [] : [{
          heading: moneyWord("direct", language),
          items: [
            ...sumsByMethod(direct).map(({ method, sumCents }) =>
              item(moneyWord(methodWords[method], language), sumCents)
            ),
            ...direct.map(({ day, practiceType, amountCents, method }) => {
              const practice = practiceName(practiceType, domainValues, language);
              const how = moneyWord(methodWords[method], language);
              return item(`${dayText(noonOf(day), language)} · ${practice} · ${how}`, amountCents);
            }),
          ],
        }]),
      ],
      footer: brand,
    });
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", `attachment; filename="heaolu-${month}.pdf"`);
    return c.body(pdf, 200);
  });
}
