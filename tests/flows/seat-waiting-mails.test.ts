import { expect, test } from "vitest";
import type { Language } from "backend/domain/text.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { publicUrl } from "../test-app.ts";
import { openFullGroup } from "./seat-waiting-steps.ts";

const subjects: Record<Language, RegExp[]> = {
  et: [/^Oled kohajärjekorras: /, /^Sinu jaoks vaba koht: /, /^Pakkumine on lõppenud: /],
  en: [/^You are in line for a seat: /, /^A seat for you: /, /^The offer has ended: /],
  ru: [/^Вы в очереди на место: /, /^Место для вас: /, /^Предложение закончилось: /],
};

test.each(["et", "en", "ru"] as const)(
  "the mails of the line name the time in %s, with a discreet subject",
  async (language) => {
    await using visit = await openFullGroup();
    const { app } = visit;
    const anna = await visit.person("anna");
    await app.ports.persistence.transaction(async ({ users }) =>
      await users.save({ ...(await users.find(anna.user.id))!, language })
    );
    const place = await visit.join(anna);
    const sent = async () => {
      await sendDueMails(app.ports, { clock: app.now });
      return (await app.ports.persistence.outbox.listSent(100))
        .filter(({ to }) => to === "anna@example.ee").reverse();
    };
    await visit.cancel(0);
    const offered = await visit.read(place);
    await sent();
    app.advance(Date.parse(offered.offer!.answerBy) - app.now());
    await visit.work();
    const mails = await sent();
    expect(mails).toHaveLength(3);
    for (const [nth, { subject, text, html }] of mails.entries()) {
      expect(subject).toMatch(subjects[language][nth]!);
      expect(subject).not.toContain("Tihase");
      expect(text).toContain("Rasmus Tihase");
      const link = nth < 2 ? `${publicUrl}/waiting-list#${place.token}` : "/therapist/view/";
      expect(text).toContain(link);
      expect(html).toContain(link);
      expect(text).not.toContain("{{");
    }
  },
);
