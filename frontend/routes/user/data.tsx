import { CalendarFeed } from "./calendar-feed.tsx";
import { Consents } from "./consents.tsx";
import { Erase } from "./erase.tsx";
import { Export } from "./export.tsx";
import { UserPage } from "./user-page.tsx";

/** What the house knows of one, and how to take it along or away. */
export function Component() {
  return (
    <UserPage part="data">
      {() => (
        <>
          <Export />
          <CalendarFeed />
          <Consents />
          <Erase />
        </>
      )}
    </UserPage>
  );
}
