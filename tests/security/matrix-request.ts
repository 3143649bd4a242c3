import { operations } from "../support/answer-schemas.ts";
import type { Row } from "./matrix-row.ts";
import type { Call } from "./matrix-calls.ts";
import type { Actor, Fixture } from "./matrix-fixture.ts";
import { answerOf } from "./staff-answers.ts";
import { rememberData } from "./database-fingerprint.ts";

const codes: Record<number, string> = {
  401: "ERR_UNAUTHORIZED",
  403: "ERR_FORBIDDEN",
  404: "ERR_NOT_FOUND",
};

export function isRead({ operationId }: Pick<Row, "operationId">): boolean {
  return operations.some((one) => one.operationId === operationId && one.method === "GET");
}

/** Of the row that is tried. */
const ofRefused = new WeakMap<Fixture, { row: Row; call: Call }>();

/**
 * Refusals change nothing, so refused actors send the same call, unless the row makes one for each actor. Strangers share
 * even that.
 */
export async function callOf(fixture: Fixture, row: Row, actor: Actor): Promise<Call> {
  const expected = answerOf(row, actor);
  const isShared = expected === 401 ||
    row.call.length < 2 && (expected === 403 || expected === 404);
  if (!isShared) return await row.call(fixture, actor);
  const known = ofRefused.get(fixture);
  if (known?.row === row) return known.call;
  const call = await row.call(fixture, actor);
  ofRefused.set(fixture, { row, call });
  return call;
}

/** After a call that may have changed what others use. */
export function reopen(fixture: Fixture): void {
  fixture.reopen();
  ofRefused.delete(fixture);
}

/** Sends one row's request as one actor and returns the faults of the answer. */
export async function faultsOfCell(fixture: Fixture, row: Row, actor: Actor): Promise<string[]> {
  const call = await callOf(fixture, row, actor);
  const expected = answerOf(row, actor);
  using before = expected < 400 ? null : rememberData(fixture.app);
  const response = await send(fixture, row, call, actor);
  const text = await response.text();
  if (response.status !== expected) return [`${response.status}, not ${expected}: ${text}`];
  if (expected < 400) {
    if (!isRead(row)) reopen(fixture);
    const isFit = !row.shows || row.shows(JSON.parse(text) as never, fixture, actor);
    return isFit ? [] : [`shows what ${actor} must not see: ${text}`];
  }
  const code = row.refusal?.[actor] ?? codes[expected];
  const faults = !code || text.includes(`"errCode":"${code}"`) ? [] : [`not ${code}`];
  if (before?.haveChanged()) faults.push("was refused and yet wrote something");
  if (expected === 404) faults.push(...await faultsOfAbsence(fixture, row, call, actor));
  return faults;
}

/** A refusal must look like an unknown thing, byte for byte. */
async function faultsOfAbsence(fixture: Fixture, row: Row, call: Call, actor: Actor) {
  const newId = () => fixture.app.ports.persistence.newId();
  const absent = call.absent ??
    Object.fromEntries(Object.keys(call.params ?? {}).map((name) => [name, newId()]));
  const there = await wholeAnswer(await send(fixture, row, call, actor));
  const nowhere = await wholeAnswer(await send(fixture, row, { ...call, params: absent }, actor));
  return there === nowhere ? [] : [`differs from what is not there:\n${there}\n${nowhere}`];
}

export async function send({ app, headers }: Fixture, row: Row, call: Call, actor: Actor) {
  const operation = operations.find(({ operationId }) => operationId === row.operationId)!;
  const path = operation.path.slice("/api".length).replace(
    /\{(\w+)\}/g,
    (_, name) => encodeURIComponent(call.params?.[name] ?? name),
  );
  const query = call.query ? `?${new URLSearchParams(call.query)}` : "";
  const sent = {
    "X-Request-Id": "the-same-for-all",
    ...headers(actor),
    ...call.headers,
  };
  if (!call.form) return await app.send(operation.method, path + query, call.body, sent);
  return await app.request(`/api${path}`, {
    method: operation.method,
    body: call.form,
    headers: sent,
  });
}

async function wholeAnswer(response: Response): Promise<string> {
  const headers = [...response.headers].sort();
  return JSON.stringify([response.status, headers, await response.text()]);
}
