// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { dictionary } from "../.storybook/dictionary.ts";
import { longer } from "../.storybook/longer-words.ts";
import { translateLists, translateWithin } from "../.storybook/story-texts.ts";

afterEach(() => void (document.body.innerHTML = ""));

const nextTask = () => new Promise((next) => setTimeout(next));

test("the pseudo language lengthens texts, also later ones, and gives them back", async () => {
  document.body.innerHTML = "<p>Book a time</p><p>18:15</p>";
  const [first, second] = document.querySelectorAll("p");
  const stop = translateWithin(document.body, longer);
  expect(first!.textContent).toMatch(/^\[Böök å tïmë·+\]$/);
  expect(second!.textContent).toBe("18:15");
  second!.textContent = "Cancel";
  await nextTask();
  expect(second!.textContent).toMatch(/^\[Çåñçël·+\]$/);
  stop();
  expect(document.body.textContent).toBe("Book a timeCancel");
});

test("the options of a field are translated before it filters them, and nothing else of its properties", () => {
  const words: Record<string, string> = { Body: "Keha", Massage: "Massaaž", massage: "massaaž" };
  const options = (label: string) => [{ id: "massage", label }];
  const args = { label: "Massage", groups: [{ title: "Body", options: options("Massage") }] };
  expect(translateLists(args, (text) => words[text])).toEqual({
    label: "Massage",
    groups: [{ title: "Keha", options: options("Massaaž") }],
  });
});

const russian = dictionary(
  {
    "Book": "Записаться",
    "Your name": "Ваше имя",
    "Note": "Заметка",
    "{n} sessions": "{n} встреча|{n} встречи|{n} встреч",
    "until {date}": "до {date}",
    "from {price}": "от {price}",
    "Keep: {name}": "Отложить: {name}",
    "today": "сегодня",
    "today {n}": "сегодня {n}",
  },
  ["Külli Mägi", "Nõmme tervisemaja"],
  "ru",
);

test("texts with numbers, dates, prices and names are translated, also in parts", () => {
  const texts = [
    ...["1 sessions", "3 sessions", "9 sessions", "2.5 sessions", "until 24 December 2029"],
    ...["from €1,234.50", "Keep: Mart Šmidt", "Külli Mägi, today 19:00", "Tuesday, 24 November"],
    ...["Külli Mägi · 9 sessions · today", "Nõmme tervisemaja", "never seen", "Book, never seen"],
  ];
  expect(Object.fromEntries(texts.map((text) => [text, russian(text)]))).toMatchInlineSnapshot(`
    {
      "1 sessions": "1 встреча",
      "2.5 sessions": "2,5 встречи",
      "3 sessions": "3 встречи",
      "9 sessions": "9 встреч",
      "Book, never seen": undefined,
      "Keep: Mart Šmidt": "Отложить: Mart Šmidt",
      "Külli Mägi · 9 sessions · today": "Külli Mägi · 9 встреч · сегодня",
      "Külli Mägi, today 19:00": "Külli Mägi, сегодня 19:00",
      "Nõmme tervisemaja": "Nõmme tervisemaja",
      "Tuesday, 24 November": "Вторник, 24 ноября",
      "from €1,234.50": "от 1234,50 €",
      "never seen": undefined,
      "until 24 December 2029": "до 24 декабря 2029 г.",
    }
  `);
});

test("attributes and the first value of a text box are translated, and what is typed stays", async () => {
  document.body.innerHTML = `
    <input aria-label="Your name" placeholder="Your name" value="Note">
    <textarea>Note</textarea><p lang="en">Book</p><ul translate="no"><li>Book</li></ul>`;
  const [input, area] = document.querySelectorAll<HTMLInputElement>("input, textarea");
  const stop = translateWithin(document.body, russian);
  expect(input!.getAttribute("aria-label")).toBe("Ваше имя");
  expect(input!.placeholder).toBe("Ваше имя");
  expect([input!.value, area!.value]).toEqual(["Заметка", "Заметка"]);
  expect(document.querySelector("p")!.textContent).toBe("Book");
  expect(document.querySelector("li")!.textContent).toBe("Book");

  for (const box of [input!, area!]) {
    box.value = "Book";
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.defaultValue = "Book";
  }
  await nextTask();
  expect([input!.value, area!.value]).toEqual(["Book", "Book"]);
  stop();
  expect([input!.placeholder, input!.value]).toEqual(["Your name", "Book"]);
});

test("a text that a component writes back is translated again", async () => {
  document.body.innerHTML = `<input value="Note"><button title="Book">Book</button>`;
  const input = document.querySelector("input")!;
  const button = document.querySelector("button")!;
  const stop = translateWithin(document.body, russian);
  input.value = "Note";
  input.defaultValue = "Note";
  button.firstChild!.nodeValue = "Book";
  button.title = "Book";
  await nextTask();
  expect([input.value, button.textContent, button.title])
    .toEqual(["Заметка", "Записаться", "Записаться"]);
  stop();
});
