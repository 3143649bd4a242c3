import type { TestApp } from "../test-app.ts";

/** The secret of an applicant's page, in a mail that links to it. */
export function leadSecretIn(mail: { text: string } | undefined): string {
  const [, secret] = /\/join\/status#([\w-]+\.[\w-]+)\n/.exec(mail?.text ?? "") ?? [];
  if (!secret) throw new Error("no link to an application in the mail");
  return secret;
}

export function invitationIn(mail: { text: string } | undefined): string {
  const [, hash] = /\/register\?hash=([\w-]{43})\n/.exec(mail?.text ?? "") ?? [];
  if (!hash) throw new Error("no invitation in the mail");
  return hash;
}

export function signInAdmin(app: TestApp) {
  return app.signIn("admin@demo.heaolu.ee");
}
