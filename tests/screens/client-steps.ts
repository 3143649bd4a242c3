/** What a client does in the steps of the catalogue, with the answers that its screens get. */
import { consentTerms } from "backend/domain/consent.ts";
import { content } from "backend/domain/suitability/suitability.testing.ts";
import { newClient, offeredTimes } from "../flows/booked-session.ts";
import { answersFor } from "../flows/suitability-steps.ts";
import { read, type Recorder } from "./recorder.ts";

/** The client takes the test and stores its result. Each request is answered as here, whatever the answers to the test are. */
export async function takingTest({ write }: Recorder): Promise<() => Promise<void>> {
  const visit = { as: "client", after: "takingTest" } as const;
  const { version } = consentTerms["test-results"];
  const consent = { purpose: "test-results", version, isGiven: true };
  await write(visit, ["PUT", "/user/me/consents", consent]);
  const body = { version: content.questionnaire.version, answers: answersFor("TRE", "no") };
  await write(visit, ["POST", "/suitability/assessment", body]);
  return async () => {
    await write(visit, ["POST", "/suitability/results", body]);
  };
}

/** A client waits for the answer of the practitioner. */
export async function requested({ app, person }: Recorder): Promise<void> {
  const { user, headers } = await person("practitioner");
  const { practice, times } = await offeredTimes(app, user.therapistId as string, 28);
  const rules = [{ practiceId: practice.id, rule: "always" }];
  await read(app.send("PUT", "/session-requests/rules", { rules }, headers));
  const client = await newClient(app, "kerli.kask@example.ee");
  const body = {
    eventType: practice.eventTypeUri,
    startsAt: times[3]!,
    timeZone: "Europe/Tallinn",
  };
  await read(app.post("/session-requests", body, client.headers));
}
