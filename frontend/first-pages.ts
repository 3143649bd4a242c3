import type { Address } from "./addresses.ts";
import { type Page, page } from "./page-route.tsx";

/** Most visits begin here. The table of the other pages is a file of its own. */
export const firstPages = {
  "/": page(
    ["home", "shortlist", "noResults"],
    "home/search",
    () => import("./routes/home/search.tsx"),
  ),
  "/therapist/view/:id": page(
    ["therapist", "access", "credentials", "shortlist", "policy", "packages"],
    "therapist/view",
    () => import("./routes/therapist/view.tsx"),
  ),
  "/@:account": page(
    ["booking", "confirmation", "beforeBooking", "access", "policy"],
    "booking/account",
    () => import("./routes/booking/account.tsx"),
  ),
  "/@:account/:slug": page(
    ["booking", "confirmation", "beforeBooking", "access", "policy"],
    "booking/account",
    () => import("./routes/booking/account.tsx"),
  ),
  "/@:account/:slug/:start": page(
    ["booking", "confirmation", "beforeBooking", "access", "policy"],
    "booking/account",
    () => import("./routes/booking/account.tsx"),
  ),
} satisfies Partial<Record<Address, Page>>;
