/** Opens the search on a filled database, alone in its process, and prints what that took. */
import { openDatabase } from "db/open.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import { embeddedScheduling } from "backend/adapters/scheduling/embedded/embedded.ts";
import { openTherapistSearch } from "backend/use-cases/therapists/therapist-search.ts";

const [path = "", now = "0"] = Deno.args;
const before = Deno.memoryUsage().rss;
const start = performance.now();
const database = openDatabase(`file:${path}`);
const persistence = libsqlPersistence(database, { noteKey: new Uint8Array(32) });
const scheduling = embeddedScheduling({ database, publicUrl: "http://localhost:8000" });
const search = await openTherapistSearch({ persistence, scheduling }, Number(now));
const { total } = await search.find({ limit: 1 }, { now: Number(now), language: "et" });
const ms = performance.now() - start;
console.log(JSON.stringify({ total, ms, before, after: Deno.memoryUsage().rss }));
search.close();
Deno.exit(0);
