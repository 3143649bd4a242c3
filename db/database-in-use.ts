/** Another process has the database file open. */
export class DatabaseInUse extends Error {
  constructor(lockPath: string) {
    super(
      `another process is using this database (${lockPath} is locked): ` +
        "stop that server, or set DATA_DIR to another folder (example: DATA_DIR=/var/lib/heaolu)",
    );
  }
}
