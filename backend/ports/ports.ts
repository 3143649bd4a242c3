import type { Auth } from "./auth.ts";
import type { Mail } from "./mail.ts";
import type { Persistence } from "./persistence.ts";
import type { Scheduling } from "./scheduling.ts";
import type { Storage } from "./storage.ts";

export type Ports = {
  auth: Auth;
  scheduling: Scheduling;
  storage: Storage;
  persistence: Persistence;
  mail: Mail;
};
