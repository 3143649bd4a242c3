import { mountAnnounceAssistedDelay } from "./announce-assisted-delay.ts";
import { mountBookAssistedClient } from "./book-assisted-client.ts";
import { mountCancelAssistedSession } from "./cancel-assisted-session.ts";
import { mountCloseAssistedTime } from "./close-assisted-time.ts";
import { mountEndAssistedAbsence } from "./end-assisted-absence.ts";
import { mountGetAssistedAbsence } from "./get-assisted-absence.ts";
import { mountGetAssistedCalendar } from "./get-assisted-calendar.ts";
import { mountGetAssistedHours } from "./get-assisted-hours.ts";
import { mountListAssistedClients } from "./list-assisted-clients.ts";
import { mountOpenAssistedTime } from "./open-assisted-time.ts";
import { mountRescheduleAssistedSession } from "./reschedule-assisted-session.ts";
import { mountStartAssistedAbsence } from "./start-assisted-absence.ts";
import { mountUpdateAssistedHours } from "./update-assisted-hours.ts";

export const assistedCalendarOperations = [
  mountGetAssistedCalendar,
  mountListAssistedClients,
  mountBookAssistedClient,
  mountCancelAssistedSession,
  mountRescheduleAssistedSession,
  mountCloseAssistedTime,
  mountOpenAssistedTime,
  mountAnnounceAssistedDelay,
  mountGetAssistedHours,
  mountUpdateAssistedHours,
  mountGetAssistedAbsence,
  mountStartAssistedAbsence,
  mountEndAssistedAbsence,
];
