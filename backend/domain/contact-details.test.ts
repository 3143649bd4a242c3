import { expect, test } from "vitest";
import { hasAddress, hasContact } from "./contact-details.ts";

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

test.each([
  "Helista 5123 4567",
  "５１２３４５６７",
  "٥١٢٣٤٥٦٧",
  "5/1/2/3/4/5/6/7",
  "5·12·34·56·7",
  "51.23.45.67",
  "t.me/mari",
  "Telegram: @mari_tamm",
  "maritamm .ee",
  "mari\u200b@\u200btamm.ee",
])("%s is a way to a person", (text) => expect(hasContact(text)).toBe(true));

test.each([
  "Käisin 12.10.2026 kell 14.00 ja 19.10.2026.",
  "Aastatel 2019–2023 ja 2024-25",
  "10 korda, 60 min, 45 €",
  "2026-11-23 14:00",
  "Väga hea. Eeva soovitas.",
])("%s is none", (text) => expect(hasContact(text)).toBe(false));
