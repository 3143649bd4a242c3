import type { Auth, IdentityProviders } from "./auth.ts";
import type { CalendarFiles } from "./calendar-files.ts";
import type { Images } from "./images.ts";
import type { JournalPages } from "./journal-pages.ts";
import type { LiveTimes } from "./live-times.ts";
import type { Mail } from "./mail.ts";
import type { Persistence } from "./persistence.ts";
import type { Pictures } from "./pictures.ts";
import type { Scheduling } from "./scheduling.ts";
import type { TherapistSearch } from "./search.ts";
import type { Storage } from "./storage.ts";
import type { Videos } from "./videos.ts";

export type Ports = {
  auth: Auth;
  calendarFiles: CalendarFiles;
  identityProviders: IdentityProviders;
  images: Images;
  journalPages: JournalPages;
  live: LiveTimes;
  mail: Mail;
  persistence: Persistence;
  pictures: Pictures;
  scheduling: Scheduling;
  search: TherapistSearch;
  storage: Storage;
  videos: Videos;
};
