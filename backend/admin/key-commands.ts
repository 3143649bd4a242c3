import { report } from "../report.ts";
import type { Command } from "./command.ts";

export const keyCommands = {
  /** Safe to interrupt and to repeat. Progress goes to the error output, so that `--json` stays readable. */
  async "rotate-key"({ encryption, isServing }) {
    const { encrypted, unreadable } = await encryption.rotate({
      report: ({ table, column, encrypted }) =>
        isServing
          ? report("info", "rotate-key", { column: `${table}.${column}`, encrypted })
          : console.error(`${table}.${column}: ${encrypted}`),
    });
    const { former } = await encryption.state();
    return {
      done: former === 0 && unreadable === 0,
      encrypted,
      former,
      unreadable,
      message: unreadable === 0
        ? `${encrypted} values were encrypted with the current key. No value has another key.`
        : `${encrypted} values were encrypted with the current key. ${unreadable} values open with none of the ` +
          "configured secrets: set AUTH_SECRET_OLD to the secret that they were encrypted with.",
    };
  },
} satisfies Record<string, Command>;
