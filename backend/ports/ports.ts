import type { Auth, IdentityProviders } from "./auth.ts";
import type { CalendarFiles } from "./calendar-files.ts";
import type { Images } from "./images.ts";
import type { Mail } from "./mail.ts";
import type { Persistence } from "./persistence.ts";
import type { Scheduling } from "./scheduling.ts";
import type { Storage } from "./storage.ts";

export type Ports = {
  auth: Auth;
  calendarFiles: CalendarFiles;
  identityProviders: IdentityProviders;
  scheduling: Scheduling;
  storage: Storage;
  persistence: Persistence;
  mail: Mail;
  images: Images;
};
