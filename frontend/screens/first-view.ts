import { domainValuesQuery } from "../api/domain-values.ts";
import { queryClient } from "../api/query-client.ts";
import type { CurrentUser } from "../api/sign-in-session.ts";
import { findPage } from "../find-page.tsx";
import { recordedAt } from "./recorded-names.ts";

async function loadAvailability() {
  const [{ Editor }, { availabilityQuery }] = await Promise.all([
    import("../routes/availability/edit.tsx"),
    import("../routes/availability/queries.ts"),
  ]);
  await Promise.all([Editor.load(), queryClient.prefetchQuery(availabilityQuery)]);
}

async function loadProfile({ therapistId }: CurrentUser) {
  const [{ Editor }, { draftQuery }] = await Promise.all([
    import("../routes/profile/edit.tsx"),
    import("../routes/profile/queries.ts"),
  ]);
  await Promise.all([
    Editor.load(),
    therapistId && queryClient.prefetchQuery(draftQuery(therapistId)),
  ]);
}

/** Pages of which the server renders only the frame. */
const browserPages: Record<string, (user: CurrentUser) => Promise<unknown>> = {
  "/sessions/availability": loadAvailability,
  "/sessions/profile": loadProfile,
};

/** Loads what a page shows first, so that it appears whole, as from the server. A failure is shown by the page. */
export async function loadFirstView(address: string, user: CurrentUser | null): Promise<void> {
  const { pathname: path, searchParams: search } = new URL(address, globalThis.location.origin);
  const { handle, params } = findPage(path);
  const { prefetch, prefetchForUser, partsOf } = await handle.load();
  const location = { path, params, search, now: recordedAt };
  await Promise.allSettled([
    queryClient.prefetchQuery(domainValuesQuery),
    prefetch?.(queryClient, location),
    user && prefetchForUser?.(queryClient, user, location),
    user && browserPages[path]?.(user),
  ]);
  await Promise.allSettled((partsOf?.(location, queryClient) ?? []).map(({ load }) => load()));
}
