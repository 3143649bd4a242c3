import { openDatabase } from "db/open.ts";
import { embeddedAuth } from "backend/adapters/auth/embedded.ts";
import { icalCalendarFiles } from "backend/adapters/calendar-files/ical.ts";
import { sharpImages } from "backend/adapters/images/sharp.ts";
import { outboxMail } from "backend/adapters/mail/outbox.ts";
import { mailRenderer } from "backend/adapters/mail/render-mail.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import { embeddedScheduling } from "backend/adapters/scheduling/embedded/embedded.ts";
import { diskStorage } from "backend/adapters/storage/disk.ts";
import { createApp } from "backend/http/app.ts";
import { openLiveTimes } from "backend/use-cases/live/live-times.ts";
import { openTherapistSearch } from "backend/use-cases/therapists/therapist-search.ts";

const publicUrl = "http://localhost:8000";
const secret = "a secret of the bench, long enough for everybody";

/** The whole API on a filled database, at a moment that stands still. */
export async function openBenchApp(directory: string, path: string, now: number) {
  const database = openDatabase(`file:${path}`);
  const persistence = libsqlPersistence(database, {
    noteKey: new Uint8Array(32),
    importKey: new Uint8Array(32),
  });
  const scheduling = embeddedScheduling({ persistence, publicUrl });
  const search = await openTherapistSearch({ persistence, scheduling }, now);
  const auth = embeddedAuth({ secret, issuer: publicUrl });
  const calendarFiles = icalCalendarFiles();
  const ports = {
    calendarFiles,
    auth,
    identityProviders: { providers: [], readToken: () => Promise.resolve(null) },
    images: sharpImages(),
    storage: diskStorage(`${directory}/files`),
    mail: outboxMail({ render: mailRenderer({ publicUrl, brand: "Heaolu", calendarFiles }) }),
    persistence,
    scheduling,
    search,
    live: openLiveTimes({ persistence, scheduling }),
  };
  const { app } = createApp(ports, {
    publicUrl,
    brand: "Heaolu",
    contactEmail: "tere@heaolu.ee",
    clock: () => now,
  });
  return {
    request: app.request,
    fetch: app.fetch,
    search,
    /** For a user `u7`, whose device is `d7`. */
    async tokenOf(userId: string): Promise<string> {
      const claims = { userId, signInId: userId.replace("u", "d") };
      return (await auth.issueAccessToken(claims, now)).accessToken;
    },
    async [Symbol.asyncDispose]() {
      search.close();
      await database.close();
      await Deno.remove(directory, { recursive: true });
    },
  };
}
