import { sql } from "drizzle-orm";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";

/** The client's name as the practitioner of a session may know it, in a query that joins both tables. */
export const nameOfClient = sql<string>`coalesce(${therapySessions.clientName}, ${users.name})`;
