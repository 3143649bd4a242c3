import { operations } from "../support/answer-schemas.ts";
import type { Row } from "./access-matrix.ts";
import type { Call } from "./matrix-calls.ts";
import type { Actor, Stage } from "./matrix-fixture.ts";
import { fingerprint } from "./database-fingerprint.ts";

const codes: Record<number, string> = {
  401: "ERR_UNAUTHORIZED",
  403: "ERR_FORBIDDEN",
  404: "ERR_NOT_FOUND",
};

/** Lets one actor do what one row says, and answers what was not as it must be; empty when all is well. */
export async function faultsOfCell(stage: Stage, row: Row, actor: Actor): Promise<string[]> {
  const call = await row.call(stage, actor);
  const before = await fingerprint(stage.app);
  const response = await send(stage, row, call, actor);
  const text = await response.text();
  const expected = row.answers[actor];
  if (response.status !== expected) return [`${response.status}, not ${expected}: ${text}`];
  if (expected < 400) {
    stage.startAnew();
    const isFit = !row.shows || row.shows(JSON.parse(text) as never, stage, actor);
    return isFit ? [] : [`shows what ${actor} must not see: ${text}`];
  }
  const code = codes[expected];
  const faults = !code || text.includes(`"errCode":"${code}"`) ? [] : [`not ${code}`];
  if (await fingerprint(stage.app) !== before) faults.push("was refused and yet wrote something");
  if (expected === 404) faults.push(...await faultsOfAbsence(stage, row, call, actor));
  return faults;
}

/** What one may not know of must look like what is not there, to the byte. */
async function faultsOfAbsence(stage: Stage, row: Row, call: Call, actor: Actor) {
  const newId = () => stage.app.ports.persistence.newId();
  const absent = call.absent ??
    Object.fromEntries(Object.keys(call.params ?? {}).map((name) => [name, newId()]));
  const there = await wholeAnswer(await send(stage, row, call, actor));
  const nowhere = await wholeAnswer(await send(stage, row, { ...call, params: absent }, actor));
  return there === nowhere ? [] : [`differs from what is not there:\n${there}\n${nowhere}`];
}

export async function send({ app, headers }: Stage, row: Row, call: Call, actor: Actor) {
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
