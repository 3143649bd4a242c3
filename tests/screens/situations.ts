/** What happens before a screen is recorded. Each name of `after` in the table of screens is one of these. */
import { content } from "backend/domain/suitability/suitability.testing.ts";
import { day } from "backend/domain/duration.ts";
import { offerToAllWaiting } from "backend/use-cases/waiting-lists/offer-freed-times.ts";
import { ids, slugs, tokens } from "frontend/screens/recorded-names.ts";
import {
  bookSession,
  newClient,
  newClientPassword,
  offeredTimes,
} from "../flows/booked-session.ts";
import { writtenCourse } from "../flows/course-steps.ts";
import { buyCard, payCard, purchaseHeader, wish } from "../flows/gift-card-steps.ts";
import { codeFor, guestSteps, liisa, linkFor } from "../flows/guest-steps.ts";
import { buyPackage, offerPackage } from "../flows/package-steps.ts";
import { answersFor, storeTest } from "../flows/suitability-steps.ts";
import { draftWith, ruleLike } from "../support/rule-steps.ts";
import { newMails, tokenIn } from "../support/sign-in-steps.ts";
import { addDetails, application, invited } from "./applicant.ts";
import { eveningCourse } from "./course-content.ts";
import { read, type Recorder } from "./recorder.ts";
import { requested, takingTest } from "./client-steps.ts";
import { forgottenQuestion, jobRuns, programs, savedSearch } from "./upkeep.ts";

/** What it returns happens after its screens were recorded. */
export type Situation = (recorder: Recorder) => Promise<void | (() => Promise<void>)>;

async function giftCards({ app, call }: Recorder): Promise<void> {
  const bought = await buyCard(app);
  await payCard(app, bought);
  call(bought.id, ids.gift);
  call(bought.secret, tokens.gift);
  const unpaid = await buyCard(app);
  call(unpaid.id, ids.unpaidGift);
  call(unpaid.secret, tokens.unpaidGift);
  call(unpaid.payment.id, ids.giftPayment);
  call(unpaid.payment.pageUrl.split("#")[1], tokens.giftPayment);
}

async function prepaidSession({ app, call, person }: Recorder): Promise<void> {
  const { headers } = await person("client");
  const { id: therapistId } = await read(app.get("/therapists/riina-kadakmaa"));
  const { practice, times } = await offeredTimes(app, therapistId, 28);
  const wanted = { event_type: practice.eventTypeUri, start_time: times[4]! };
  const { id, secret } = await read(app.post("/calendly/holds", wanted, headers));
  const order = await read(
    app.post("/session-orders", {
      eventType: practice.eventTypeUri,
      startsAt: times[4]!,
      timeZone: "Europe/Tallinn",
      hold: { id, secret },
    }, headers),
  );
  call(order.id, ids.order);
  call(order.payment.id, ids.orderPayment);
}

async function boughtPackage({ app, call, person }: Recorder): Promise<void> {
  const { offer } = await offerPackage(app, await person("practitioner"));
  const { bought } = await buyPackage(app, offer, await person("client"));
  call(bought.id, ids.package);
}

async function courses({ app, call, person }: Recorder): Promise<void> {
  const { headers } = await person("client");
  const admin = await person("admin");
  const listed = await read(app.get("/courses", headers));
  const all: { id: string; hasAccess: boolean }[] = listed.courses ?? listed;
  const { id } = all.find(({ hasAccess }) => hasAccess) ?? all[0]!;
  const { lessons } = await read(app.get(`/courses/${id}`, headers));
  call(id, ids.course);
  call(lessons[0].id, ids.lesson);

  const ofMarketplace = () => ({ owner: "marketplace", access: "free", content: eveningCourse() });
  const finished = await writtenCourse(app, admin, ofMarketplace());
  await finished.publish();
  let code = "";
  for (const { id: lessonId } of finished.content.lessons) {
    const body = { lessonId, done: true };
    const path = `/courses/${finished.id}/progress`;
    const { progress } = await read(app.post(path, body, headers));
    code = progress.certificateCode ?? code;
  }
  call(code, tokens.certificate);
  await read(app.post(`${finished.path}/retire`, undefined, admin.headers));

  const begun = await writtenCourse(app, admin, ofMarketplace());
  call(begun.id, ids.draft);
  const own = await writtenCourse(app, await person("practitioner"), { content: eveningCourse() });
  call(own.id, ids.ownDraft);
}

async function ruleDrafts({ app, call, person }: Recorder): Promise<void> {
  const { headers } = await person("admin");
  const [rule, another] = content.rules;
  const softer = { kind: "change" as const, rule: ruleLike(rule!, { severity: "ask" }) };
  const draft = await draftWith(app, headers, [softer], "Softer after the talk with midwives");
  call(draft.id, ids.ruleDraft);
  const wrong = {
    kind: "change" as const,
    rule: ruleLike(another!, { practices: ["NO_SUCH_PRACTICE"] }),
  };
  const prepared = await draftWith(app, headers, [wrong], "With a practice that is gone");
  call(prepared.id, ids.wrongRuleDraft);
}

async function waitingProfile({ app, call, person }: Recorder): Promise<void> {
  const { headers } = await person("admin");
  const { practitioners } = await read(app.get("/admin/practitioners?state=waiting", headers));
  call(practitioners[0].id, ids.waitingProfile);
}

async function bookingLinks({ app, call, person }: Recorder): Promise<void> {
  const { user, headers } = await person("practitioner");
  const guest = guestSteps(app, user.therapistId as string);
  const { requested } = await guest.requestTime({ ...liisa, phone: "+37256123456" }, 6);
  await newMails(app);
  const { booking } = await read(guest.confirm(requested, await codeFor(app, liisa.email)));
  call(booking.manageUrl.split("#")[1], tokens.booking);
  const paul = { email: "paul.kask@example.ee", name: "Paul Kask" };
  await guest.requestTime(paul, 14);
  await newMails(app);
  call(await linkFor(app, paul.email), tokens.confirm);
  const { practice } = await offeredTimes(app, user.therapistId as string);
  const wish = { name: "For the course", practiceId: practice.id, singleUse: true };
  const { url } = await read(app.post("/secret-links", wish, headers));
  call(url.split("#")[1], tokens.link);
}

async function place({ app, call, person }: Recorder): Promise<void> {
  const { id: therapistId } = await read(app.get("/therapists/kaisa-rohusaar"));
  const wish = { therapistId, weekdays: [], partsOfDay: [], meetingType: null, practiceId: null };
  const { headers } = await person("client");
  const { token } = await read(app.post("/waiting-lists", wish, headers));
  call(token, tokens.place);
}

async function newEmail({ app, call }: Recorder): Promise<void> {
  const { headers } = await newClient(app, "moving@example.ee");
  const body = { newEmail: "moved@example.ee", password: newClientPassword };
  await read(app.post("/auth/change-email", body, headers));
  call(tokenIn((await newMails(app)).at(-1)), tokens.newEmail);
}

async function client({ call, person }: Recorder): Promise<void> {
  call((await person("client")).user.id as string, ids.client);
}

/** The first practitioner takes new clients from the waiting list only. */
async function takesFromWaitingList({ app, person }: Recorder): Promise<string> {
  const { user, headers } = await person("practitioner");
  const body = { acceptingNewClients: "waitlist" };
  await read(app.send("PUT", `/therapists/${user.therapistId}/admission`, body, headers));
  return user.therapistId as string;
}

const base = [
  client,
  giftCards,
  prepaidSession,
  boughtPackage,
  courses,
  ruleDrafts,
  waitingProfile,
  bookingLinks,
  place,
  application,
  newEmail,
  programs,
  forgottenQuestion,
  savedSearch,
  jobRuns,
];

/** The client books the first time of the journey, as the booking page does. */
async function bookTime({ app, person, write }: Recorder): Promise<void> {
  const visit = { as: "client", after: "booking" } as const;
  const { user } = await person("client");
  const { id: therapistId, practices } = await read(app.get(`/therapists/${slugs.practitioner}`));
  const { eventTypeUri } = practices.find(({ schedulingUrl }: { schedulingUrl: string }) =>
    schedulingUrl.endsWith("/body-psy-60")
  );
  const time = { event_type: eventTypeUri, start_time: slugs.start };
  const { id, secret } = await write(
    visit,
    ["POST", "/calendly/holds", time],
    (hold) => [[hold.id, ids.hold], [hold.secret, tokens.hold]],
  );
  await write(visit, ["POST", `/calendly/holds/${ids.hold}/extend`, { secret }]);
  const invitee = { name: user.name, email: user.email, timezone: "Europe/Tallinn" };
  const body = { ...time, meeting_type: "IN_PERSON", invitee, hold: { id, secret } };
  const { resource } = await write(visit, ["POST", "/calendly/invitees", body]);
  const session = { eventUrl: resource.event, eventInviteeUrl: resource.uri };
  const booked = { therapistId, userId: user.id, ...session };
  await write(visit, ["POST", "/therapy-sessions", booked]);
}

async function buyGift({ write }: Recorder, after: string) {
  const { payment } = await write(
    { as: "visitor", after },
    ["POST", "/gift-cards", wish],
    (card) => [
      [card.id, ids.unpaidGift],
      [card.secret, tokens.unpaidGift],
      [card.payment.id, ids.giftPayment],
      [card.payment.pageUrl.split("#")[1], tokens.giftPayment],
    ],
  );
  const [, secret = ""] = payment.pageUrl.split("#");
  return () =>
    write(
      { as: "visitor", after },
      ["POST", `/payments/${ids.giftPayment}/demo`, { outcome: "paid" }],
      () => [],
      { "X-Purchase-Secret": secret },
    );
}

export const situations: Record<string, Situation> = {
  /** Before every screen without a situation of its own. */
  async usual(recorder) {
    for (const step of base) await step(recorder);
    return () => addDetails(recorder);
  },
  async waitingList(recorder) {
    await takesFromWaitingList(recorder);
  },
  async timeOffered(recorder) {
    const { app, call } = recorder;
    const regular = await newClient(app, "regular@example.ee");
    const { user } = await recorder.person("practitioner");
    const { session } = await bookSession(app, regular, user.therapistId as string);
    const therapistId = await takesFromWaitingList(recorder);
    const waiting = await newClient(app, "waiting@example.ee");
    const wish = { therapistId, weekdays: [], partsOfDay: [], meetingType: null, practiceId: null };
    const { token } = await read(app.post("/waiting-lists", wish, waiting.headers));
    call(token, tokens.place);
    await read(app.post(`/therapy-sessions/${session.id}/cancel`, {}, regular.headers));
    await offerToAllWaiting(app.ports, app.now());
  },
  async testResult({ app, person }) {
    await storeTest(app, await person("client"), answersFor("TRE", "no"));
  },
  async timeTaken({ app, person }) {
    const { user } = await person("practitioner");
    const { practice } = await offeredTimes(app, user.therapistId as string);
    const another = await newClient(app, "first@example.ee");
    await read(
      app.post("/calendly/invitees", {
        event_type: practice.eventTypeUri,
        start_time: slugs.start,
        invitee: { name: "Kerli Kask", email: "first@example.ee", timezone: "Europe/Tallinn" },
      }, another.headers),
    );
  },
  takingTest,
  requested,
  /** Without a stored test. */
  noTest: () => Promise.resolve(),
  /** The client may book; `booked` records the answers to what is sent. */
  booking: () => Promise.resolve(),
  booked: bookTime,
  async buyingGift(recorder) {
    return await buyGift(recorder, "buyingGift");
  },
  async boughtGift(recorder) {
    const after = "boughtGift";
    const pay = await buyGift(recorder, after);
    await pay();
    const purchase = { secret: recorder.realOf(tokens.unpaidGift) };
    const path = `/gift-cards/${recorder.realOf(ids.unpaidGift)}`;
    const { code } = await read(recorder.app.get(path, purchaseHeader(purchase)));
    await recorder.write({ as: "visitor", after }, ["POST", "/gift-cards/balance", { code }]);
  },
  invited,
  async practitionerAway(recorder) {
    await bookingLinks(recorder);
    const { headers } = await recorder.person("practitioner");
    const toDate = new Date(recorder.app.now() + 14 * day).toISOString().slice(0, 10);
    await read(recorder.app.post("/absences", { toDate }, headers));
  },
  async cancelled(recorder) {
    await bookingLinks(recorder);
    const token = recorder.realOf(tokens.booking);
    await read(recorder.app.post("/booking-links/cancel", { token }));
  },
};
