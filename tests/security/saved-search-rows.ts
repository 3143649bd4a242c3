import { newClient } from "../flows/booked-session.ts";
import { newcomer } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { type Row, row, signedIn } from "./matrix-row.ts";

const wish = { name: "Tartu", address: "/?cities=TARTU", filters: { cities: ["TARTU"] } };

/** The search that a new person has saved. */
async function savedByOther({ app }: Fixture) {
  const { headers } = await newClient(app, newcomer().email);
  const { id } = await (await app.post("/saved-searches", wish, headers)).json();
  return { params: { id } };
}

export const savedSearchRows: Row[] = [
  row("saveSearch", signedIn(200), () => ({ body: wish })),
  row("listSavedSearches", signedIn(200)),
  row("removeSavedSearch", signedIn(404), savedByOther),
];
