import { createHash } from "node:crypto";
import type { Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import { embeddedAuth } from "./adapters/auth/embedded.ts";
import type { PasswordCost } from "./adapters/auth/passwords.ts";
import { otpauthCodes } from "./adapters/authenticator-codes/otpauth.ts";
import { icalCalendarFiles } from "./adapters/calendar-files/ical.ts";
import { pdfkitPrintedPages } from "./adapters/printed-pages/pdfkit-printed-pages.ts";
import { pdfDocuments } from "./adapters/documents/pdf-documents.ts";
import { sharpImages } from "./adapters/images/sharp.ts";
import { satoriLinkPictures } from "./adapters/link-pictures/satori-link-pictures.ts";
import { bucketBackups } from "./adapters/backups/bucket-backups.ts";
import { diskBackups } from "./adapters/backups/disk-backups.ts";
import { outboxMail } from "./adapters/mail/outbox.ts";
import { mailRenderer } from "./adapters/mail/render-mail.ts";
import { addressOf, smtpMail } from "./adapters/mail/smtp.ts";
import { simplewebauthnPasskeys } from "./adapters/passkeys/simplewebauthn.ts";
import { demoPayment } from "./adapters/payment/demo.ts";
import { externalPagePayment } from "./adapters/payment/external-page.ts";
import { stripePayment } from "./adapters/payment/stripe.ts";
import { chainStoredActions } from "./adapters/persistence/libsql/chain-actions.ts";
import { encryptStoredTexts } from "./adapters/persistence/libsql/encrypt-stored-texts.ts";
import { libsqlEncryption } from "./adapters/persistence/libsql/rotate-keys.ts";
import { libsqlPersistence } from "./adapters/persistence/libsql/persistence.ts";
import { storedPictures } from "./adapters/pictures/stored-pictures.ts";
import { calendlyScheduling } from "./adapters/scheduling/calendly/calendly.ts";
import type { ConnectionFacts } from "./adapters/scheduling/calendly/connection.ts";
import { embeddedScheduling } from "./adapters/scheduling/embedded/embedded.ts";
import { diskSnapshots } from "./adapters/snapshots/disk.ts";
import { diskStorage } from "./adapters/storage/disk.ts";
import { s3Storage } from "./adapters/storage/s3.ts";
import { reachOf } from "./adapters/public-address.ts";
import { httpsWebhookSender } from "./adapters/webhooks/https-sender.ts";
import { mediabunnyVideos } from "./adapters/videos/mediabunny.ts";
import type { Config } from "./config.ts";
import { identityProviders } from "./identity-providers.ts";
import type { CalendarFiles } from "./ports/calendar-files.ts";
import type { Backups } from "./ports/backups.ts";
import type { Mail } from "./ports/mail.ts";
import type { PaymentProvider } from "./ports/payment.ts";
import type { Persistence } from "./ports/persistence.ts";
import type { Ports } from "./ports/ports.ts";
import type { Scheduling } from "./ports/scheduling.ts";
import type { Storage } from "./ports/storage.ts";
import { followChanges } from "./read-models/follow-changes.ts";
import { followDataVersion } from "./read-models/data-version.ts";
import { openJournalPages } from "./read-models/journal-pages.ts";
import { openLiveTimes } from "./read-models/live-times.ts";
import { searchSnapshot } from "./read-models/search/search-snapshot.ts";
import { openTherapistSearch } from "./read-models/search/therapist-search.ts";
import { requireFitting, requireOurSecret } from "./fitting-database.ts";
import { columnKeys, keyFor, secretFingerprintOf, secretId, serverSecrets } from "./secrets.ts";
import { sourceFingerprint } from "./source-fingerprint.ts";
import { report, reportFailure } from "./report.ts";

export type AdapterOptions = {
  scheduling?: Scheduling;
  passwordCost?: PasswordCost;
  /** ms */
  clock?: (() => number) | undefined;
  /** Whether an empty database is refused. */
  mustHaveTables?: boolean;
};

type ReadModelOptions = {
  /** Whether the search is stored for the next start. */
  storesSearch?: boolean;
};

export type Adapters = Awaited<ReturnType<typeof openAdapters>>;

/** Opens and migrates the database. Throws before it changes anything when these settings do not fit the database. */
export async function openAdapters(config: Config, options: AdapterOptions = {}) {
  const database = openDatabase(config.databaseUrl, config.databaseAuthToken, {
    afterMs: config.slowQueryMs,
    report: (sql, ms) => report("warn", "slow query", { ms: Math.round(ms), sql }),
  });
  try {
    return await adaptersOn(database, config, options);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

async function adaptersOn(
  database: Database,
  config: Config,
  { scheduling, clock, mustHaveTables = false, ...authOptions }: AdapterOptions,
) {
  const { publicUrl } = config;
  const secrets = await serverSecrets(config, config.dataDirectory);
  const secret = secrets.current;
  const { noteKey, importKey, factorKey } = columnKeys(secrets);
  const roomKey = keyFor("call-rooms", secret);
  const fingerprints = [secret, ...secrets.former].map(secretFingerprintOf);
  await requireFitting(database, config, { fingerprints, mustHaveTables });
  const migrated = await database.migrate();
  const auth = embeddedAuth({
    secret,
    formerSecrets: secrets.former,
    issuer: publicUrl,
    ...authOptions,
  });
  const encryption = libsqlEncryption(database, {
    ...{ noteKey, importKey, factorKey, auth },
    fingerprints,
  });
  if (!config.authSecretLost) await requireOurSecret(encryption);
  await secrets.store();
  await encryptStoredTexts(database, { noteKey });
  await chainStoredActions(database);
  const persistence = libsqlPersistence(database, {
    noteKey,
    importKey,
    factorKey,
    roomKey,
    clock,
  });
  const changes = followChanges(persistence, reportAs("changes"));
  const calendarFiles = icalCalendarFiles({
    name: config.brand,
    email: addressOf(config.mailFrom),
    discreetEmail: config.discreetMailFrom && addressOf(config.discreetMailFrom),
  });
  const embedded = () => embeddedScheduling({ persistence, changes, publicUrl });
  const images = sharpImages();
  const storage = openStorage(config, config.storage);
  const pictures = storedPictures({ images, storage }, { report: reportAs("pictures") });

  const adapters: Omit<Ports, "search" | "live" | "journalPages"> = {
    auth,
    authenticatorCodes: otpauthCodes({ issuer: config.brand }),
    backups: openBackups(config, secret),
    calendarFiles,
    identityProviders: identityProviders(config.identityProviders),
    images,
    linkPictures: satoriLinkPictures({ pictures, storage }, { report: reportAs("link pictures") }),
    mail: mail(config, calendarFiles),
    payment: openPayment(config, keyFor("demo-payment", secret)),
    passkeys: simplewebauthnPasskeys({ publicUrl, brand: config.brand }),
    persistence,
    pictures,
    scheduling: scheduling ??
      (config.calendly ? await calendly(config.calendly, persistence) : embedded()),
    storage,
    documents: pdfDocuments(),
    encryption,
    printedPages: pdfkitPrintedPages(),
    videos: mediabunnyVideos(),
    webhookSender: httpsWebhookSender(reachOf(config)),
  };
  return {
    ...adapters,
    database,
    /** The names of the migrations that opening has applied. */
    migrated,
    changes,
    noteKey,
    snapshots: diskSnapshots(config.dataDirectory),
    snapshotVersion: `${await sourceFingerprint()} ${publicUrl} ${adapters.scheduling.origin}`,
  };
}

function openBackups(
  { backup, databaseUrl, dataDirectory, storage }: Config,
  secret: string,
): Backups | null {
  if (!backup) return null;
  const { bucket, ...settings } = backup;
  const disk = diskBackups({
    ...settings,
    databasePath: databaseUrl.slice("file:".length),
    filesPath: storage === "disk" ? filesOf(dataDirectory) : null,
    secretId: secretId(secret),
  });
  return bucket ? bucketBackups(disk, { directory: backup.directory, bucket }) : disk;
}

function filesOf(dataDirectory: string): string {
  return `${dataDirectory}/files`;
}

function openPayment(
  { payment, publicUrl }: Pick<Config, "payment" | "publicUrl">,
  demoKey: Uint8Array,
): PaymentProvider {
  switch (payment.provider) {
    case "external":
      return externalPagePayment(payment);
    case "stripe":
      return stripePayment(payment);
    case "demo":
      return demoPayment({ key: demoKey, publicUrl });
  }
}

/** Where the files are or, for moving them, will be. Throws without the settings of S3. */
export function openStorage(
  { dataDirectory, s3 }: Pick<Config, "dataDirectory" | "s3">,
  kind: Config["storage"],
): Storage {
  if (kind === "disk") return diskStorage(filesOf(dataDirectory));
  if (!s3) {
    throw new Error("S3 is not set up: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY");
  }
  return s3Storage(s3, warn);
}

/** Loads the read models. `now` in ms. */
export async function addReadModels(
  { database, changes, snapshots, snapshotVersion, noteKey: _, migrated: __, ...adapters }:
    Adapters,
  now: number,
  { storesSearch = true }: ReadModelOptions = {},
) {
  const { persistence } = adapters;
  const snapshot = storesSearch
    ? searchSnapshot(snapshots, persistence, snapshotVersion, warn)
    : undefined;
  const search = await openTherapistSearch(
    { ...adapters, changes, ...(snapshot ? { snapshot } : {}) },
    { now, report: reportAs("search") },
  );
  const dataVersion = await followDataVersion(changes);
  const live = openLiveTimes({ ...adapters, changes }, reportAs("live times"));
  const journalPages = await openJournalPages(changes);
  return {
    database,
    ports: { ...adapters, search, live, journalPages },
    dataVersion: dataVersion.current,
    async close(): Promise<void> {
      await adapters.pictures.close();
      journalPages.close();
      live.close();
      await search.close();
      dataVersion.close();
      changes.close();
      await database.close();
    },
  };
}

export async function openPorts(
  config: Config,
  { now = Date.now(), storesSearch = true, ...options }:
    & AdapterOptions
    & ReadModelOptions
    & { now?: number } = {},
) {
  return await addReadModels(await openAdapters(config, options), now, { storesSearch });
}

function mail(
  { publicUrl, brand, contactEmail, mail, smtpUrl, mailFrom, discreetMailFrom }: Config,
  calendarFiles: CalendarFiles,
): Mail {
  const render = mailRenderer({ publicUrl, brand, contactEmail, calendarFiles });
  return mail === "smtp"
    ? smtpMail({ url: smtpUrl!, from: mailFrom, discreetFrom: discreetMailFrom, render })
    : outboxMail({ render });
}

const calendlyFactName = "calendly-connection";

type CalendlyFact = { connection: string; facts: Partial<ConnectionFacts> };

async function calendly(
  settings: NonNullable<Config["calendly"]>,
  { provider, transaction }: Persistence,
): Promise<Scheduling> {
  // The stored facts are about the permissions of one token.
  const connection = createHash("sha256").update(settings.token).digest("hex").slice(0, 16);
  const stored = await provider.fact(calendlyFactName) as CalendlyFact | null;
  return calendlyScheduling({
    ...settings,
    ...(stored?.connection === connection ? { known: stored.facts } : {}),
    saveFacts: (facts) =>
      transaction(({ provider }) =>
        provider.saveFact(calendlyFactName, { connection, facts }, Date.now())
      ),
    warn,
  });
}

function warn(problem: string): void {
  report("warn", problem);
}

function reportAs(msg: string) {
  return (error: unknown) => reportFailure(msg, error);
}
