import { type Content, contentOf } from "../flows/course-steps.ts";

const text = (et: string, en: string, ru: string) => ({ et, en, ru });

function lesson(title: ReturnType<typeof text>, body: ReturnType<typeof text>) {
  return {
    id: crypto.randomUUID(),
    title,
    minutes: 5,
    materials: [{ id: crypto.randomUUID(), kind: "text", body }],
  };
}

/** A course in the three languages. */
export function eveningCourse(): Content {
  return contentOf({
    title: text("Rahulik õhtu", "A quiet evening", "Тихий вечер"),
    outcome: text(
      "Tead, kuidas päev rahulikult lõpetada.",
      "You know how to end a day calmly.",
      "Вы знаете, как спокойно закончить день.",
    ),
    summary: text(
      "Kaks lühikest õppetundi ja üks harjutus.",
      "Two short lessons and one exercise.",
      "Два коротких урока и одно упражнение.",
    ),
    lessons: [
      lesson(
        text("Hinga aeglaselt välja", "Breathe out slowly", "Выдыхайте медленно"),
        text(
          "Väljahingamine, mis on pikem kui sissehingamine, rahustab.",
          "A breath that goes out longer than it came in is calming.",
          "Выдох, который длиннее вдоха, успокаивает.",
        ),
      ),
      lesson(
        text("Kolm rida päevast", "Three lines about the day", "Три строки о дне"),
        text(
          "Kirjuta kolm rida sellest, mis täna hästi läks.",
          "Write three lines about what went well today.",
          "Напишите три строки о том, что сегодня удалось.",
        ),
      ),
    ],
  });
}
