import type { Database, SlowQueries } from "./database.ts";
import { openFile } from "./open-file.ts";
import { openServer } from "./open-server.ts";

/**
 * Opens `file:path` (this process owns the file, a second process is refused) or a libSQL server
 * (`http:`, `https:`, `libsql:`), which any number of processes share.
 */
export function openDatabase(url: string, authToken?: string, slow?: SlowQueries): Database {
  return url.startsWith("file:")
    ? openFile(url.slice(5), slow)
    : openServer(url, authToken, { slow });
}
