/** Checks the database file of this server's settings. */
import type { Connection } from "db/database.ts";
import { openReader } from "db/open-file.ts";
import { embeddedAuth } from "../adapters/auth/embedded.ts";
import { stateOfKeys } from "../adapters/persistence/libsql/rotate-keys.ts";
import { type Config, readConfig } from "../config.ts";
import type { KeyState } from "../ports/encryption.ts";
import { columnKeys, serverSecrets } from "../secrets.ts";
import { checkData } from "./check-data.ts";

const config = readConfig(Deno.env.toObject());
const { read, close } = openReader(config.databaseUrl.slice("file:".length));
try {
  postMessage(await checkData(read, () => storedKeys(config, read)));
} finally {
  close();
}

async function storedKeys(config: Config, read: Connection): Promise<KeyState> {
  const secrets = await serverSecrets(config, config.dataDirectory);
  const auth = embeddedAuth({
    secret: secrets.current,
    formerSecrets: secrets.former,
    issuer: config.publicUrl,
  });
  return await stateOfKeys(read, { ...columnKeys(secrets), auth });
}
