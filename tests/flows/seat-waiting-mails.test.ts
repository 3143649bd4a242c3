import { expect, test } from "vitest";
import { mailTimes } from "backend/adapters/mail/mail-times.ts";
import type { Language } from "backend/domain/text.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { publicUrl } from "../test-app.ts";
import { openFullGroup } from "./seat-waiting-steps.ts";

const cancelled = /^(Cancelled|Aeg tühistatud|Запись отменена): /;
const othersCanBook = /others can book this time again|saavad teised|снова могут занять другие/;

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

test.each(
  [
    ["et", /Koht on hoitud järjekorra esimesele kuni .*? kell (\d\d:\d\d)\. /],
    ["en", /The seat is kept for the first person in line until .*? at (\d\d:\d\d)\. /],
    ["ru", /Место держится для первого в очереди до .*?, (\d\d:\d\d)\. /],
  ] as const,
)(
  "the practitioner reads in %s until when a cancelled seat is kept for the line",
  async (language, kept) => {
    await using visit = await openFullGroup();
    const { app, therapist, sessions } = visit;
    await app.ports.persistence.transaction(async ({ users }) =>
      await users.save({ ...(await users.find(therapist.user.id))!, language })
    );
    const place = await visit.join(await visit.person("anna"));
    const cancelledText = async (nth: number) => {
      await visit.cancel(nth);
      await sendDueMails(app.ports, { clock: app.now });
      const [mail] = (await app.ports.persistence.outbox.listSent(100))
        .filter(({ to, subject }) => to === therapist.user.email && cancelled.test(subject));
      return mail!.text.replace(/\s+/g, " ");
    };
    const text = await cancelledText(0);
    const { offer } = await visit.read(place);
    const { time } = mailTimes(sessions[0].timeZone, language);
    expect(kept.exec(text)?.[1]).toBe(time(Date.parse(offer!.answerBy)));
    expect(text).not.toMatch(othersCanBook);

    const open = await cancelledText(1);
    expect(open).toMatch(kept);
    expect((await visit.answer("accept", await visit.read(place))).status).toBe(200);
    const free = await cancelledText(2);
    expect(free).not.toMatch(kept);
    expect(free).toMatch(othersCanBook);
  },
);
