import { hour } from "../domain/duration.ts";
import type { Job } from "./job.ts";

export const rotateKeysJob: Job = {
  name: "rotate keys",
  everyMs: hour,
  atStart: true,
  async run({ ports: { encryption }, stopping }) {
    if (encryption.hasFormerKeys) await encryption.rotate({ stopping });
  },
};
