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
  "Mari t.me/mari_tamm",
  "evil.example/x",
  "10.0.0.1/x",
  "//evil",
  "evil。ee",
  "evil.top",
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

/** Sentences with numbers, prices, times and years, and without a contact. */
test.each([
  "Käisin 12 korda, iga kord 60 min ja 45 €.",
  "Broneeri julgelt kell 14 30 või 15 30, aega on 5 päeva.",
  "2019 2020 2021 ja 2022 käisin 1 kord kuus, hind 35 40 45 eurot.",
  "Ruum oli soe, at ei tea, aga soovitan 10 punktist 10.",
  "Viis kuni seitse korda, kolm neli kuud, kaks inimest.",
  "Esimene kord 25.11.2026 kell 9.00, teine 2.12.2026 kell 18.15.",
  "Kümne aastaga 3 praktikut; see on neljas ja parim.",
  "Hinnaks tuli 1 200 eurot 24 korra eest, 50 eurot kord.",
  "Massaaž 30, 60, 90 ja 120 minutit.",
  "Töötan 8 tundi, 5 päeva nädalas; pärast oli 100% parem.",
  "I met her at work, and dot by dot it became clear.",
  "We met at ten, and by five past eleven I felt fine.",
  "She works at Tartu and is at her best in the morning.",
  "One two three, breathe; four five six, let go.",
  "I was at the studio in 2019, 2021 and 2023, 4 times a year.",
  "10 sessions, 60 minutes each, from 45 to 50 euros.",
  "Look at com-bined methods; the dot in the middle calms.",
  "Between 9 am and 5 pm, 7 days a week, 365 days a year.",
  "It cost 40 50 60 euros in three visits.",
  "From 8 out of 10 pain to 2 out of 10 in 6 weeks.",
  "At gmail I once worked with a dot of humour.",
  "Цена 45 евро за 60 минут, 10 встреч.",
  "Был в 2019, 2020 и 2021 годах, всего 12 раз.",
  "Встретились в 14 30, закончили в 15 45.",
  "Раз, два, три, четыре: дышим спокойно.",
  "Собака спала рядом, точка зрения изменилась.",
  "Приём 25.11.2026 в 9.00, потом 2.12.2026 в 18.15.",
  "Скидка 20% при 5 встречах: 200 вместо 250 евро.",
  "Мне 35 лет, мужу 40, и нам обоим помогло.",
  "Собака Ру и точка.",
])("a harmless sentence is none: %s", (text) => expect(hasContact(text)).toBe(false));

test.each([
  "mari tamm at gmail dot com",
  "maritamm (at) gmail (dot) com",
  "maritamm [at] gmail [dot] com",
  "Kirjuta: mari.tamm ät gmail punkt com",
  "mari at mail punkt ee",
  "mari(ät)tamm(punkt)ee",
  "мари собака мэйл точка ру",
  "пиши mari собака gmail точка com",
  "mari@gmail dot com",
  "maritamm dot ee",
  "tamm punkt ee",
  "мари точка рф",
  "ｍａｒｉ＠ｔａｍｍ．ｅｅ",
  "5 1 2 3 4 5 6 7",
  "５ １ ２ ３ ４ ５ ６ ７",
  "+372 5 1 2 3 4 5 6",
  "tel 5 1 2 . 3 4 5 . 6 7",
  "five one two three four five six seven",
  "viis üks kaks kolm neli viis kuus seitse",
  "пять один два три четыре пять шесть семь",
])("a hidden contact is found: %s", (text) => expect(hasContact(text)).toBe(true));

test("a spelled-out address is one in a name too", () => {
  for (const name of ["Mari at gmail dot com", "Mari tamm punkt ee", "Мари собака мэйл точка ру"]) {
    expect(hasAddress(name)).toBe(true);
  }
});
