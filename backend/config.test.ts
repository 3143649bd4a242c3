import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { misspelledNames } from "./misspelled-names.ts";
import { settingsInForce } from "./settings-in-force.ts";

const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
const oidc = {
  OIDC_ISSUER: "https://login.example",
  OIDC_CLIENT_ID: "id",
  OIDC_CLIENT_SECRET: "secret",
  OIDC_NAME: "Example",
};

const stripe = {
  PAYMENT: "stripe",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

const authSecret = "q7Vw2LmZk9Rt4XcBn8Ys3HdPf6GjTa1E";

const inProduction = {
  APP_ENV: "production",
  AUTH_SECRET: authSecret,
  PUBLIC_URL: "https://heaolu.example",
  DEMO: "off",
  MAIL: "smtp",
  MAIL_FROM: "Heaolu <noreply@heaolu.example>",
  SMTP_URL: "smtps://user:password@mail.example",
};

test("no identity provider is set up by default", () => {
  expect(readConfig({}).identityProviders)
    .toEqual({ google: null, facebook: null, oidc: null, firebase: null });
});

test("each identity provider is set up by its own settings", () => {
  const { identityProviders } = readConfig({
    ...google,
    ...oidc,
    FACEBOOK_APP_ID: "app",
    FACEBOOK_APP_SECRET: "secret",
    FIREBASE_PROJECT_ID: "heaolu",
    OIDC_HOSTS: "https://keys.example, https://people.example",
  });
  expect(identityProviders).toMatchObject({
    google: { clientId: "id", clientSecret: "secret", issuer: "https://accounts.google.com" },
    facebook: { appId: "app", apiUrl: "https://graph.facebook.com" },
    oidc: { name: "Example", hosts: ["https://keys.example", "https://people.example"] },
    firebase: { projectId: "heaolu" },
  });
});

test("incomplete provider settings are refused, with all problems at once", () => {
  const half = { GOOGLE_CLIENT_ID: "id", FACEBOOK_APP_SECRET: "secret", OIDC_NAME: "Example" };
  expect(() => readConfig(half)).toThrow(/GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID/);
  for (const name of ["FACEBOOK_APP_ID", "OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]) {
    expect(() => readConfig(half)).toThrow(`${name}: is needed with`);
  }
});

test("production requires https addresses of identity providers", () => {
  const production = {
    ...inProduction,
    ...stripe,
    ...google,
    ...oidc,
  };
  expect(() => readConfig(production)).not.toThrow();
  for (const name of ["GOOGLE_ISSUER", "OIDC_ISSUER", "FACEBOOK_API_URL", "FIREBASE_KEYS_URL"]) {
    expect(() => readConfig({ ...production, [name]: "http://login.example" }))
      .toThrow(`${name}: must be an https address in production`);
  }
});

test("Storybook is shown in the demo, and in production only when switched on", () => {
  const production = {
    ...inProduction,
    ...stripe,
  };
  expect(readConfig({}).storybook).toBe(true);
  expect(readConfig({ STORYBOOK: "off" }).storybook).toBe(false);
  expect(readConfig(production).storybook).toBe(false);
  expect(readConfig({ ...production, STORYBOOK: "on" }).storybook).toBe(true);
  const elsewhere = "https://kit.heaolu.example";
  expect(readConfig({ ...production, STORYBOOK: elsewhere }).storybook).toBe(elsewhere);
  expect(() => readConfig({ STORYBOOK: "yes" })).toThrow("STORYBOOK:");
});

test("the calendar is embedded unless Calendly is configured completely", () => {
  expect(readConfig({}).calendly).toBeNull();
  expect(readConfig({ CALENDLY_TOKEN: "unused" }).calendly).toBeNull();
  expect(readConfig({ SCHEDULING: "calendly", CALENDLY_TOKEN: "token" }).calendly).toEqual({
    token: "token",
    webhookKey: null,
    apiUrl: "https://api.calendly.com",
    pageUrl: "https://calendly.com",
  });
  const wrong = {
    SCHEDULING: "calendly",
    CALENDLY_WEBHOOK_KEY: "short",
    CALENDLY_URL: "calendly.com",
  };
  for (const name of ["CALENDLY_TOKEN", "CALENDLY_WEBHOOK_KEY", "CALENDLY_URL"]) {
    expect(() => readConfig(wrong)).toThrow(`${name}: `);
  }
  expect(() => readConfig({ SCHEDULING: "calendly", MAIL: "smtp" }))
    .toThrow(/SMTP_URL: [^]*CALENDLY_TOKEN: is needed with SCHEDULING=calendly \(example: /);
  const open = {
    ...inProduction,
    ...stripe,
    SCHEDULING: "calendly",
    CALENDLY_TOKEN: "token",
  };
  expect(() => readConfig(open)).not.toThrow();
  for (const name of ["CALENDLY_API_URL", "CALENDLY_URL"]) {
    expect(() => readConfig({ ...open, [name]: "http://calendly.example" }))
      .toThrow(`${name}: must be an https address in production`);
  }
});

test("webhook events are sent to an https address or from a simulator on this machine", () => {
  const calendly = { SCHEDULING: "calendly", CALENDLY_TOKEN: "token" };
  expect(readConfig({ PUBLIC_URL: "https://heaolu.example" }).webhookUrl).toBeNull();
  expect(readConfig(calendly).webhookUrl).toBeNull();
  expect(readConfig({ ...calendly, PUBLIC_URL: "https://heaolu.example" }).webhookUrl)
    .toBe("https://heaolu.example/api/calendly/webhooks");
  expect(readConfig({ ...calendly, CALENDLY_API_URL: "http://127.0.0.1:8110" }).webhookUrl)
    .toBe("http://localhost:8000/api/calendly/webhooks");
});

test("S3 is set up by its own settings, with all problems at once", () => {
  const bucket = { S3_ENDPOINT: "https://s3.example/", S3_BUCKET: "heaolu-files" };
  const keys = { S3_ACCESS_KEY: "id", S3_SECRET_KEY: "secret" };
  const { storage, s3 } = readConfig({ STORAGE: "s3", ...bucket, ...keys, S3_STYLE: "virtual" });
  expect([storage, s3]).toEqual(["s3", {
    ...{ endpoint: "https://s3.example", region: "us-east-1", bucket: "heaolu-files" },
    ...{ accessKey: "id", secretKey: "secret", style: "virtual" },
  }]);
  expect(readConfig({ ...bucket, ...keys })).toMatchObject({
    storage: "disk",
    s3: { style: "path" },
  });
  expect(readConfig({})).toMatchObject({ storage: "disk", s3: null });
  for (const name of ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"]) {
    expect(() => readConfig({ STORAGE: "s3" })).toThrow(`${name}: is needed with STORAGE=s3`);
  }
  const backups = { BACKUP_BUCKET: "backups", BACKUP_DIR: "/var/backups" };
  expect(() => readConfig(backups)).toThrow("S3_ENDPOINT: is needed with BACKUP_BUCKET");
  const access = { S3_ENDPOINT: "https://s3.example", S3_ACCESS_KEY: "a", S3_SECRET_KEY: "b" };
  expect(readConfig({ ...backups, ...access })).toMatchObject({
    s3: null,
    backup: { bucket: { bucket: "backups" } },
  });
  expect(() => readConfig({ ...backups, ...access, S3_BUCKET: "backups" }))
    .toThrow("BACKUP_BUCKET: must be another bucket");
  for (const name of ["S3_ACCESS_KEY", "S3_SECRET_KEY"]) {
    expect(() => readConfig({ STORAGE: "s3", ...bucket })).toThrow(`${name}: is needed with`);
  }
  const wrong = { ...keys, S3_ENDPOINT: "s3.example", S3_BUCKET: "UPPER", S3_STYLE: "host" };
  for (const name of ["S3_ENDPOINT", "S3_BUCKET", "S3_STYLE"]) {
    expect(() => readConfig({ STORAGE: "s3", ...wrong })).toThrow(`${name}: `);
  }
});

test("names that look like a misspelled setting are reported, other names are not", () => {
  const environment = {
    APP_ENV: "demo",
    SMTP_UR: "x",
    PUBLIC_UR1: "x",
    HOME: "/root",
    LANGUAGE: "et",
  };
  expect(misspelledNames(environment)).toEqual([
    { name: "SMTP_UR", meant: "SMTP_URL" },
    { name: "PUBLIC_UR1", meant: "PUBLIC_URL" },
  ]);
});

test("production is refused without mail, with demo data, weak secrets or a path in its address", () => {
  const real = { ...inProduction, ...stripe };
  expect(() => readConfig(real)).not.toThrow();
  const refusals: [Record<string, string>, string][] = [
    [{ MAIL: "outbox" }, "MAIL: outbox sends no mail"],
    [{ MAIL_FROM: "" }, "MAIL_FROM: is needed in production"],
    [{ MAIL_FROM: "Heaolu" }, "MAIL_FROM: must have an email address"],
    [{ AUTH_SECRET: "secretsecretsecretsecretsecretse" }, "AUTH_SECRET: must be random"],
    [{ AUTH_SECRET: "123456789012345678901234567890ab" }, "AUTH_SECRET: must be random"],
    [{ AUTH_SECRET: "q7Vw2LmZk9Rtq7Vw2LmZk9Rtq7Vw2LmZ" }, "AUTH_SECRET: must be random"],
    [{ PUBLIC_URL: "https://localhost:8443" }, "PUBLIC_URL: must be an address that other"],
    [{ MAIL: "/var/mail/heaolu" }, "MAIL: outbox sends no mail"],
    [{ PUBLIC_URL: "https://heaolu.example/app" }, "PUBLIC_URL: must have no path"],
    [{ MAIL: "outbox", SMTP_URL: "" }, "SMTP_URL: is needed in production"],
    [{ BACKUP_DIR: "./data" }, "BACKUP_DIR: must be another folder than DATA_DIR"],
    [{ BACKUP_DIR: "backups" }, "BACKUP_DIR: must be an absolute path"],
    [{ DATABASE_URL: "http://a:b@db.example" }, "DATABASE_URL: must have no user and password"],
    [{ DEMO: "on" }, "DEMO: demo data is not allowed in production"],
    [{ TRUSTED_PROXIES: "10.0.0.0/8,banana" }, 'TRUSTED_PROXIES: "banana" is no IP address'],
  ];
  for (const [changed, reason] of refusals) {
    expect(() => readConfig({ ...real, ...changed })).toThrow(reason);
  }
  const all = Object.assign({}, ...refusals.map(([changed]) => changed));
  for (const name of Object.keys(all)) {
    expect(() => readConfig({ ...real, ...all })).toThrow(`  ${name}: `);
  }
});

test("trusted proxies are addresses and ranges of both kinds", () => {
  const { isTrustedProxy } = readConfig({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8, fd00::/8" });
  const addresses = ["127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3", "fd12::1", "11.0.0.1", "local"];
  expect(addresses.map(isTrustedProxy)).toEqual([true, true, true, true, false, false]);
  for (const range of ["10.0.0.0/33", "10.0.0.0/", "fd00::/129", "10.0.0.0/8/8", "proxy"]) {
    expect(() => readConfig({ TRUSTED_PROXIES: range })).toThrow("TRUSTED_PROXIES: ");
  }
});

test("the settings in force are shown without secrets", () => {
  const shown = settingsInForce({
    ...inProduction,
    DATABASE_URL: "libsql://db.example?authToken=tokenvalue",
    TRUSTED_PROXIES: "10.0.0.0/8",
  });
  const valueOf = (name: string) => shown.find((setting) => setting.name === name);
  expect(valueOf("AUTH_SECRET")).toMatchObject({ value: "(hidden)", isGiven: true });
  expect(valueOf("SMTP_URL")?.value).toBe("smtps://hidden:hidden@mail.example");
  expect(valueOf("DATABASE_URL")?.value).toBe("libsql://db.example?hidden");
  expect(valueOf("TRUSTED_PROXIES")?.value).toBe("10.0.0.0/8");
  expect(valueOf("PORT")).toEqual({
    name: "PORT",
    value: "8000",
    isGiven: false,
    example: "8000",
  });
  expect(valueOf("SECOND_FACTOR")).toMatchObject({ value: "admins", isGiven: false });
  expect(valueOf("CALENDLY_TOKEN")).toMatchObject({ value: "(not set)" });
  expect(JSON.stringify(shown.map(({ value }) => value))).not.toMatch(
    /0123456789abcdef|tokenvalue|user:password/,
  );
});

test("payments need the settings of their provider, and production a real one", () => {
  expect(readConfig({}).payment).toEqual({ provider: "demo" });
  expect(() => readConfig({ PAYMENT: "external" })).toThrow(
    /PAYMENT_PAGE_URL: is needed with PAYMENT=external.*\n.*PAYMENT_WEBHOOK_SECRET: is needed/,
  );
  expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: "pk_live_1" })).toThrow(
    "STRIPE_SECRET_KEY: must begin with sk_ or rk_",
  );
  expect(() => readConfig({ PAYMENT: "bank" })).toThrow(
    "PAYMENT: must be one of: demo, external, stripe",
  );
  expect(() => readConfig({ PAYMENT_WEBHOOK_SECRET: "short" })).toThrow(
    "PAYMENT_WEBHOOK_SECRET: must have 32 characters or more",
  );
  expect(() => readConfig({ PAYMENT_STATUS_URL: "ftp://pay.example" })).toThrow(
    "PAYMENT_STATUS_URL: must be an address that begins with https:// or http://",
  );
  expect(readConfig(stripe).payment).toMatchObject({ apiUrl: "https://api.stripe.com" });
  const production = {
    ...inProduction,
  };
  expect(() => readConfig(production)).toThrow("PAYMENT: demo takes no money");
  expect(() => readConfig({ ...production, ...stripe })).not.toThrow();
  const external = {
    PAYMENT: "external",
    PAYMENT_PAGE_URL: "http://pay.example",
    PAYMENT_WEBHOOK_SECRET: authSecret,
  };
  expect(() => readConfig({ ...production, ...external })).toThrow(
    "PAYMENT_PAGE_URL: must be an https address in production",
  );
});

test("administrators need a second factor in production, and who else is a setting", () => {
  expect(readConfig({}).secondFactor).toBe("off");
  expect(readConfig({ SECOND_FACTOR: "practitioners" }).secondFactor).toBe("practitioners");
  const production = {
    ...inProduction,
    ...stripe,
  };
  expect(readConfig(production).secondFactor).toBe("admins");
  expect(readConfig({ ...production, SECOND_FACTOR: "off" }).secondFactor).toBe("off");
  expect(() => readConfig({ SECOND_FACTOR: "everyone" }))
    .toThrow("SECOND_FACTOR: must be one of: off, admins, practitioners (example: admins)");
});
