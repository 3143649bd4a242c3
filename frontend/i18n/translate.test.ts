import { expect, test } from "vitest";
import { translate } from "./translate.ts";

test("the number chooses the form, and only given placeholders are filled", () => {
  const texts = {
    home: {
      free_one: "{{count}} свободное время",
      free_few: "{{count}} свободных времени",
      free_many: "{{count}} свободных времён",
      hello: "{{name}}, {{link}}",
    },
  };
  const { t } = translate("ru", texts) as { t: (key: string, values?: object) => string };
  expect([1, 2, 5, 21].map((count) => t("home.free", { count }))).toEqual([
    "1 свободное время",
    "2 свободных времени",
    "5 свободных времён",
    "21 свободное время",
  ]);
  expect(t("home.hello", { name: "{{link}} $&" })).toBe("{{link}} $&, {{link}}");
  expect(t("home.hello", { name: null })).toBe(", {{link}}");
  expect(t("home.unknown")).toBe("home.unknown");
});
