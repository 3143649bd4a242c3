import type { Config } from "./config.ts";
import type { Recipient } from "./domain/processing-record.ts";

/** Who else gets personal data, as this installation is configured. */
export function recipientsOf(config: Config): Recipient[] {
  const { google, facebook, oidc, firebase } = config.identityProviders;
  const signIns = { Google: google, Facebook: facebook, [oidc?.name ?? "OIDC"]: oidc, firebase };
  const hostOf = (url: string) => new URL(url).hostname;
  return [
    { kind: "practitioners" },
    config.mail === "smtp" ? { kind: "mail", name: hostOf(config.smtpUrl!) } : { kind: "noMail" },
    config.storage === "s3" && config.s3
      ? { kind: "storage", name: hostOf(config.s3.endpoint) }
      : { kind: "noStorage" },
    /^file:/.test(config.databaseUrl)
      ? { kind: "noDatabase" }
      : { kind: "database", name: hostOf(config.databaseUrl) },
    config.calendly
      ? { kind: "calendar", name: hostOf(config.calendly.apiUrl) }
      : { kind: "noCalendar" },
    config.payment.provider === "demo"
      ? { kind: "noPayment" }
      : { kind: "payment", name: config.payment.provider },
    ...Object.entries(signIns)
      .filter(([, provider]) => provider !== null)
      .map(([name]): Recipient => ({ kind: "signIn", name })),
  ];
}
