import { isAbsolute, resolve } from "node:path";
import type { Environment, Settings } from "./settings.ts";

const s3Access: (keyof Settings)[] = ["S3_ENDPOINT", "S3_ACCESS_KEY", "S3_SECRET_KEY"];

const setTogether: (keyof Settings)[][] = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"],
];

/** Secrets and identity tokens travel to and from these addresses. */
const providerAddresses: (keyof Settings)[] = [
  "GOOGLE_ISSUER",
  "FACEBOOK_URL",
  "FACEBOOK_API_URL",
  "OIDC_ISSUER",
  "FIREBASE_KEYS_URL",
];
/** Needed with each value of PAYMENT. */
const paymentNames: Record<string, (keyof Settings)[]> = {
  external: ["PAYMENT_PAGE_URL", "PAYMENT_WEBHOOK_SECRET"],
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
};
const paymentAddresses: (keyof Settings)[] = [
  "PAYMENT_PAGE_URL",
  "PAYMENT_STATUS_URL",
  "PAYMENT_REFUND_URL",
  "STRIPE_API_URL",
];
const calendlyAddresses: (keyof Settings)[] = ["CALENDLY_API_URL", "CALENDLY_URL"];

export type Problem = { name: string; message: string };

/** Problems between settings, which may each be valid alone. Read from the text, so that all are found at once. */
export function problemsBetween(given: Environment): Problem[] {
  const problems: Problem[] = [];
  const refuse = (name: keyof Settings, message: string) => problems.push({ name, message });
  const isProduction = given.APP_ENV === "production";
  const usesCalendly = given.SCHEDULING === "calendly";

  const s3Bucket = given.BACKUP_BUCKET ? "BACKUP_BUCKET" : "S3_BUCKET";
  for (const names of [[...s3Access, s3Bucket] as const, ...setTogether]) {
    const set = names.filter((name) => given[name] !== undefined);
    const missing = names.filter((name) => given[name] === undefined);
    if (set.length === 0) continue;
    for (const name of missing) refuse(name, `is needed with ${set.join(", ")}`);
  }
  if (given.BACKUP_DIR && /^(libsql|https?):/.test(given.DATABASE_URL ?? "")) {
    refuse("BACKUP_DIR", "is for a database file: a libSQL server has backups of its own");
  }
  if (given.BACKUP_DIR && resolve(given.BACKUP_DIR) === resolve(given.DATA_DIR ?? "data")) {
    refuse("BACKUP_DIR", "must be another folder than DATA_DIR");
  }
  if (given.BACKUP_DIR && !isAbsolute(given.BACKUP_DIR)) {
    refuse("BACKUP_DIR", "must be an absolute path, so that it does not depend on who starts it");
  }
  if (hasUser(given.DATABASE_URL)) {
    refuse("DATABASE_URL", "must have no user and password: set the token as DATABASE_AUTH_TOKEN");
  }
  if (given.MAIL === "smtp" && !given.SMTP_URL) refuse("SMTP_URL", "is needed with MAIL=smtp");
  if (given.STORAGE === "s3" && !given.S3_BUCKET) {
    const alone = s3Access.every((name) => given[name] === undefined);
    refuse("S3_BUCKET", "is needed with STORAGE=s3");
    if (alone) { for (const name of s3Access) refuse(name, "is needed with STORAGE=s3"); }
  }
  if (given.BACKUP_BUCKET && !given.BACKUP_DIR) {
    refuse("BACKUP_DIR", "is needed with BACKUP_BUCKET: backups are made there first");
  }
  if (given.BACKUP_BUCKET && given.BACKUP_BUCKET === given.S3_BUCKET) {
    refuse("BACKUP_BUCKET", "must be another bucket than S3_BUCKET");
  }
  if (usesCalendly && !given.CALENDLY_TOKEN) {
    refuse("CALENDLY_TOKEN", "is needed with SCHEDULING=calendly");
  }
  for (const name of paymentNames[given.PAYMENT ?? ""] ?? []) {
    if (given[name] === undefined) refuse(name, `is needed with PAYMENT=${given.PAYMENT}`);
  }
  if (!isProduction) return problems;

  if ((given.PAYMENT ?? "demo") === "demo") {
    refuse("PAYMENT", "demo takes no money: it must be external or stripe in production");
  }

  for (
    const name of [
      ...providerAddresses,
      ...paymentAddresses,
      ...(usesCalendly ? calendlyAddresses : []),
    ]
  ) {
    if (given[name]?.startsWith("http:")) refuse(name, "must be an https address in production");
  }
  if (given.MAIL !== "smtp") {
    refuse("MAIL", "outbox sends no mail to anyone: it must be smtp in production");
  }
  if (given.MAIL !== "smtp" && !given.SMTP_URL) refuse("SMTP_URL", "is needed in production");
  if (!given.MAIL_FROM) refuse("MAIL_FROM", "is needed in production");
  if (!given.AUTH_SECRET) refuse("AUTH_SECRET", "is needed in production");
  if (!given.PUBLIC_URL?.startsWith("https:")) {
    refuse("PUBLIC_URL", "must be an https address in production");
  } else if (isThisMachine(given.PUBLIC_URL)) {
    refuse("PUBLIC_URL", "must be an address that other machines reach");
  }
  if ((given.DEMO ?? "on") === "on") {
    refuse("DEMO", "demo data is not allowed in production: set DEMO=off");
  }
  return problems;
}

function hasUser(address = ""): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}

function isThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname.endsWith(".localhost") ||
    hostname.startsWith("127.") || hostname === "[::1]" || hostname === "0.0.0.0";
}
