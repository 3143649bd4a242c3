import { expect, test } from "vitest";
import { hasAddress } from "./contact-details.ts";

test.each([
  "mari@tamm.ee",
  "Mari ＠ x@y",
  "Mari Tamm www.tamm.ee",
  "Mari Tamm, maritamm.ee",
  "https://t.me/mari",
  "Mari instagram.com/mari",
  "МАРИ.РФ",
])("%s contains an address", (name) => expect(hasAddress(name)).toBe(true));

test.each([
  "Mari Tamm",
  "Dr. Mari-Liis Kask",
  "Dr.Li Wei",
  "M. Tamm",
  "Mag.Kadri Õunapuu",
  "Ульяна Д. Соколова",
])("%s contains none", (name) => expect(hasAddress(name)).toBe(false));
