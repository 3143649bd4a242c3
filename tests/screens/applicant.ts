/** A practitioner who applies. */
import { tokens } from "frontend/screens/recorded-names.ts";
import { invitationIn, kadri, leadSecretIn } from "../flows/onboarding-steps.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { read, type Recorder } from "./recorder.ts";

const visitor = { as: "visitor" } as const;

export async function application({ app, call, write }: Recorder): Promise<void> {
  await write(visitor, ["POST", "/leads", { email: kadri.email, iAmPractitioner: true }]);
  const secret = leadSecretIn((await newMails(app)).at(-1));
  await read(app.post("/leads/confirm", { secret }));
  call(secret, tokens.lead);
}

/** The applicant adds what the page of the application asks for. */
export async function addDetails({ realOf, write }: Recorder): Promise<void> {
  const details = {
    name: kadri.name,
    city: "Tartu",
    practices: ["COACHING"],
    languages: ["ESTONIAN"],
    meetingTypes: ["VIDEO_CALL"],
    message: "",
  };
  await write(visitor, ["POST", "/leads/details", { secret: realOf(tokens.lead), ...details }]);
}

/** The applicant has the mail with the invitation, and registers after the screens. */
export async function invited(recorder: Recorder): Promise<() => Promise<void>> {
  const { app, call, person, realOf, write } = recorder;
  await application(recorder);
  const [lead] = realOf(tokens.lead).split(".");
  const { headers } = await person("admin");
  await read(app.post(`/admin/leads/${lead}/invite`, undefined, headers));
  const hash = invitationIn((await newMails(app)).at(-1));
  call(hash, tokens.invitation);
  const account = { ...kadri, language: "et", hash };
  return () => write({ ...visitor, after: "invited" }, ["POST", "/auth/register", account]);
}
