/** Checks the database file of this server's settings. */
import { openReader } from "db/open-file.ts";
import { readConfig } from "../config.ts";
import { storedKeys } from "../open-ports.ts";
import { checkData } from "./check-data.ts";

const config = readConfig(Deno.env.toObject());
const { read, close } = openReader(config.databaseUrl.slice("file:".length));
try {
  postMessage(await checkData(read, await storedKeys(config, read)));
} finally {
  close();
}
