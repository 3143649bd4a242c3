import { sql } from "drizzle-orm";
import type { Actor, Stage } from "./stage.ts";
import { newMails, ours, tokenIn } from "../sign-in-steps.ts";

/** What is sent; `params` fill the contract's path, `absent` are those of a thing nobody has. */
export type Call = {
  params?: Record<string, string>;
  absent?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Row = {
  operationId: string;
  /** Tells two rows of one operation apart. */
  when?: string;
  answers: Record<Actor, number>;
  call: (stage: Stage, actor: Actor) => Call | Promise<Call>;
  /** What has to be true of a good answer's body besides the contract. */
  shows?: (body: never, stage: Stage, actor: Actor) => boolean;
};

type Answers = Partial<Record<Actor, number>>;

const notSignedIn = { V: 401, DIS: 401, EXP: 401, GONE: 401 };
const everybody = (status: number) => ({
  ...{ V: status, A: status, B: status, T1: status, T2: status, AD: status },
});

/** For everybody, whoever they are; but a token that is no good is refused even here. */
const open = (status: number) => ({ ...everybody(status), DIS: 401, EXP: 401, GONE: 401 });
/** For all who are signed in. */
const signedIn = (status: number) => ({ ...everybody(status), ...notSignedIn });
/** For some roles. */
const roles = (answers: Answers) => ({ ...everybody(403), ...notSignedIn, ...answers });
/** For those whose thing it is; to others it does not exist. */
const owned = (answers: Answers) => ({ ...everybody(404), ...notSignedIn, ...answers });
/** Public, but not there for most. */
const hidden = (answers: Answers) => ({ ...open(404), ...answers });

const row = (
  operationId: string,
  answers: Record<Actor, number>,
  call: Row["call"] = () => ({}),
  more: Pick<Row, "when" | "shows"> = {},
): Row => ({ operationId, answers, call, ...more });

/**
 * Who may do what: every operation of the contract by everybody who may ask. An operation without a row fails the suite,
 * and so does a row without an operation.
 */
export const accessMatrix: Row[] = [
  row("registerUser", open(202), () => ({ body: newcomer() })),
  row("verifyEmail", open(204), async (stage) => ({ body: { token: await verifyToken(stage) } })),
  row("resendVerification", open(202), () => ({ body: { email: newcomer().email } })),
  row("forgotPassword", open(202), () => ({ body: { email: newcomer().email } })),
  row("resetPassword", open(204), async (stage) => ({ body: await passwordReset(stage) })),
  row("login", open(200), (stage) => ({ body: credentials(stage) })),
  row("refresh", open(200), async (stage) => ({ headers: await refreshHeaders(stage) })),
  row("logout", open(204), async (stage) => ({ headers: await refreshHeaders(stage) })),
  row("listSignInProviders", open(200)),
  row("startSignIn", open(404), () => switchedOff),
  row("finishSignIn", open(404), () => switchedOff),
  row("linkSignIn", open(200), async (stage) => ({ body: await linkTicket(stage) })),
  row("getCurrentUser", signedIn(200), undefined, { shows: isOneself }),

  row("listUsers", roles({ AD: 200 })),
  row("getUserByEmail", owned({ A: 200, AD: 200 }), ({ users }) => ({
    params: { email: users.A.email },
    absent: { email: "nobody@example.ee" },
  })),
  row("updateUser", owned({ A: 200, AD: 200 }), ({ users }) => ({
    params: { id: users.A.id },
    body: { name: "Anu Uus" },
  })),

  row("listSignInMethods", signedIn(200)),
  row("removeSignInMethod", owned({ A: 204 }), async (stage) => ({
    params: { id: await linkedSignIn(stage) },
  })),

  row("joinUs", open(202), () => ({ body: { email: newcomer().email, iAmPractitioner: true } })),
  row("listDomainValues", open(200)),

  row("listTherapists", open(200), undefined, { shows: isWithoutHidden }),
  row("searchTherapists", open(200), () => ({ body: {} }), { shows: isWithoutHidden }),
  row("getTherapist", open(200), ({ therapistId: id }) => ({ params: { id } })),
  row("getTherapist", hidden({ T2: 200, AD: 200 }), hiddenTherapist, { when: "hidden" }),
  row("listReviews", open(200), ({ therapistId: id }) => ({ params: { id } })),
  row("listReviews", hidden({ T2: 200, AD: 200 }), hiddenTherapist, { when: "hidden" }),

  row("listEventTypes", open(200)),
  row("getEventType", open(200), eventType),
  row("listEventTypeAvailableTimes", open(200), availableTimes),
  row("getBookingPage", open(200), bookingPage),
  row("holdTime", open(201), newHold),
  row("releaseTime", open(204), heldTime),
  row("bookTime", open(201), async (stage) => ({ body: await bookingForm(stage) })),
  row("listScheduledEvents", signedIn(200), undefined, { shows: isOwnEvents }),
  row("listScheduledEvents", roles({ T1: 200, AD: 200 }), calendarOfTherapist, {
    when: "of a practitioner",
  }),
  row("listScheduledEvents", roles({ A: 200, AD: 200 }), calendarOfClient, {
    when: "of an address",
    shows: isOwnEvents,
  }),
  row("getScheduledEvent", owned({ A: 200, T1: 200, AD: 200 }), async (stage) => ({
    params: { id: (await eventOf(stage)).eventId },
  })),
  row("getInvitee", owned({ A: 200, T1: 200, AD: 200 }), async (stage) => ({
    params: await eventAndInvitee(stage),
  })),

  row("listMyTherapySessions", signedIn(200), booked, { shows: isOwnSessions }),
  row("listTherapistTherapySessions", roles({ T1: 200, T2: 200 }), booked, { shows: isOfClients }),
  row("createTherapySession", roles({ A: 201 }), async (stage) => ({
    body: (await stage.unkept()).body,
  })),
  row("createTherapySession", roles({ A: 201 }), othersBooking, {
    when: "somebody else's booking",
  }),
  row("updateTherapySession", owned({ A: 200, T1: 200, AD: 200 }), session({}), {
    shows: hidesNote,
  }),
  row("updateTherapySession", owned({ A: 200, T1: 403, AD: 403 }), session({ note: "Tere" }), {
    when: "with a note",
  }),
  row("cancelTherapySession", owned({ A: 200, T1: 200, AD: 200 }), session({ reason: "Haige" })),
  row("rateTherapySession", owned({ A: 200, T1: 403, AD: 403 }), past({ rating: 5 })),
  row("commentTherapySession", owned({ A: 201, T1: 201, AD: 403 }), session({ comment: "Tere" })),
  row(
    "commentTherapySession",
    owned({ A: 403, T1: 201, AD: 403 }),
    session({ comment: "Tere", isTherapistComment: true }),
    { when: "as the practitioner" },
  ),
  row(
    "updateTherapySessionComment",
    owned({ A: 200, T1: 200, AD: 403 }),
    session({ comment: "Muudetud" }),
  ),
];

function newcomer() {
  const email = `${crypto.randomUUID()}@example.ee`;
  return { email, password: "mõnus kevad õues", name: "Mari Tamm" };
}

async function verifyToken({ house }: Stage): Promise<string> {
  await house.post("/auth/register", newcomer());
  return tokenIn((await newMails(house)).at(-1));
}

async function passwordReset({ house }: Stage) {
  const person = newcomer();
  await house.post("/auth/register", person);
  await house.post("/auth/forgot-password", { email: person.email });
  return { token: tokenIn((await newMails(house)).at(-1)), password: "uus kevad õues" };
}

function credentials({ users, password }: Stage) {
  return { email: users.B.email, password };
}

async function refreshHeaders(stage: Stage) {
  const answer = await stage.house.post("/auth/login", credentials(stage));
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  return { ...ours, Cookie: cookie };
}

/** Nobody is asked to vouch for people on this stage. */
const switchedOff: Call = { params: { provider: "google" }, absent: { provider: "nobody" } };

async function linkTicket({ house, users, password }: Stage) {
  const { auth, persistence } = house.ports;
  const { secret, hash } = auth.newSecret();
  const { id: userId, email } = users.A;
  const subject = crypto.randomUUID();
  const ticket = { hash, userId, issuer: "https://issuer.example", subject, email };
  await persistence.transaction(({ identities }) =>
    identities.addTicket({ ...ticket, remember: false, expiresAt: house.now() + 60_000 })
  );
  return { ticket: secret, password };
}

async function linkedSignIn({ house, users }: Stage): Promise<string> {
  const { persistence } = house.ports;
  const id = persistence.newId();
  const identity = { id, userId: users.A.id, issuer: "https://issuer.example", subject: id };
  await persistence.transaction(({ identities }) =>
    identities.add({ ...identity, email: users.A.email, createdAt: house.now() })
  );
  return id;
}

function hiddenTherapist({ hiddenTherapistId }: Stage): Call {
  return { params: { id: hiddenTherapistId } };
}

async function eventType(stage: Stage): Promise<Call> {
  const { practice } = await stage.offered();
  return { params: { id: practice.eventTypeUri.split("/").at(-1)! } };
}

async function availableTimes({ house, offered }: Stage): Promise<Call> {
  const { practice } = await offered();
  const day = 86_400_000;
  const [start_time, end_time] = [house.now(), house.now() + day]
    .map((at) => new Date(at).toISOString());
  return {
    query: { event_type: practice.eventTypeUri, start_time: start_time!, end_time: end_time! },
  };
}

async function bookingPage(stage: Stage): Promise<Call> {
  const { practice } = await stage.offered();
  const [account, slug] = new URL(practice.schedulingUrl).pathname.slice(2).split("/");
  return { params: { account: account!, slug: slug! } };
}

async function freeTime(stage: Stage) {
  const { practice, times } = await stage.offered();
  return { event_type: practice.eventTypeUri, start_time: times[0]! };
}

/** One address may keep a few times only, and here all come from one. */
async function newHold(stage: Stage): Promise<Call> {
  await stage.house.database.transaction((connection) => connection.run(sql`delete from holds`));
  return { body: await freeTime(stage) };
}

async function heldTime(stage: Stage): Promise<Call> {
  const answer = await stage.house.post("/calendly/holds", await freeTime(stage));
  const { id, secret } = await answer.json();
  return { params: { id }, headers: { "X-Hold-Secret": secret } };
}

async function bookingForm(stage: Stage) {
  const { name, email } = newcomer();
  return { ...await freeTime(stage), invitee: { name, email, timezone: "Europe/Tallinn" } };
}

async function calendarOfTherapist(stage: Stage): Promise<Call> {
  const { practice } = await stage.offered();
  const type = await stage.house.ports.scheduling.findEventType(practice.eventTypeUri);
  return { query: { user: type!.ownerUri } };
}

async function calendarOfClient(stage: Stage): Promise<Call> {
  await stage.booked();
  return { query: { invitee_email: stage.users.A.email } };
}

async function eventOf(stage: Stage) {
  const { session } = await stage.booked();
  const [, eventId, inviteeId] = /([\w-]+)\/invitees\/([\w-]+)$/.exec(session.eventInviteeUrl)!;
  return { eventId: eventId!, inviteeId: inviteeId! };
}

async function eventAndInvitee(stage: Stage) {
  const { eventId, inviteeId: id } = await eventOf(stage);
  return { eventId, id };
}

async function booked(stage: Stage): Promise<Call> {
  await stage.booked();
  return {};
}

async function othersBooking(stage: Stage, actor: Actor): Promise<Call> {
  const { body } = await stage.unkept();
  const userId = actor === "V" ? stage.users.A.id : stage.users[actor].id;
  return { body: { ...body, userId } };
}

function session(body: unknown): Row["call"] {
  return async (stage) => ({ params: { id: (await stage.booked()).session.id }, body });
}

function past(body: unknown): Row["call"] {
  return async (stage) => ({ params: { id: (await stage.booked()).past.id }, body });
}

type Sessions = { client: { id: string }; therapist: { id: string }; note: string | null }[];

function isOneself(body: { id: string }, { users }: Stage, actor: Actor): boolean {
  return actor !== "V" && body.id === users[actor].id;
}

function isWithoutHidden(body: { therapists: { id: string }[] }, stage: Stage): boolean {
  return body.therapists.length > 0 &&
    !body.therapists.some(({ id }) => id === stage.hiddenTherapistId);
}

function isOwnSessions(body: Sessions, { users }: Stage, actor: Actor): boolean {
  const isOwn = body.every(({ client }) => actor !== "V" && client.id === users[actor].id);
  return isOwn && (actor !== "A" || body.length > 0);
}

function isOfClients(body: Sessions, { users }: Stage, actor: Actor): boolean {
  const isOwn = body.every(({ therapist, note }) =>
    actor !== "V" && therapist.id === users[actor].therapistId && note === null
  );
  return isOwn && (actor !== "T1" || body.length > 0);
}

/** Of everything A has booked with T1, only they and an admin see anything. */
function isOwnEvents(
  body: { collection: { event_memberships: { user: string }[] }[] },
  _: Stage,
  actor: Actor,
): boolean {
  const owners = new Set(
    body.collection.flatMap(({ event_memberships }) => event_memberships.map(({ user }) => user)),
  );
  if (actor === "B") return owners.size === 0;
  return actor === "AD" || owners.size <= 1;
}

function hidesNote(body: { note: string | null }, _: Stage, actor: Actor): boolean {
  return actor === "A" || body.note === null;
}
