import { type Language, locales } from "../../domain/text.ts";
import type { PrintedText } from "../../ports/printed-pages.ts";
import type { PrintedCertificate } from "../../use-cases/courses/print-course-certificate.ts";
import en from "./certificate-texts/en.json" with { type: "json" };
import et from "./certificate-texts/et.json" with { type: "json" };
import ru from "./certificate-texts/ru.json" with { type: "json" };

const texts: Record<Language, typeof en> = { et, en, ru };

/** A certificate as a page to print, with as many rings as the course has lessons. */
export function printedCertificate(
  { name, content, code, issuedAt, timeZone }: PrintedCertificate,
  { language, brand, publicUrl }: { language: Language; brand: string; publicUrl: string },
): PrintedText {
  const words = texts[language];
  const { title, lessons, minutes, exercises } = content;
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone }).format(
    issuedAt,
  );
  const amount = (value: number, form: Partial<Record<Intl.LDMLPluralRule, string>>) =>
    `${value} ${form[new Intl.PluralRules(language).select(value)] ?? form.other}`;
  const facts = [
    amount(lessons, words.lessons),
    amount(minutes, words.minutes),
    ...(exercises > 0 ? [amount(exercises, words.exercises)] : []),
  ];
  return {
    language,
    title: words.title,
    rings: lessons,
    lead: [`${name} ${words.finished}`],
    sections: [{
      heading: title[language] || title.et || title.en || title.ru,
      items: [{
        title: day,
        lines: [{ text: facts.join(", ") }, { text: words.meaning }],
      }, {
        title: `${words.check} ${code}`,
        lines: [{ text: `${publicUrl}/certificate/${code}` }],
      }],
    }],
    footer: brand,
  };
}
