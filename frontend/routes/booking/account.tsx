import type { QueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { applyHostColors } from "ui-kit/host-colors.ts";
import { BookingPage } from "../../booking/booking-page.tsx";
import { therapistQuery } from "../../api/therapists.ts";
import {
  bookingPageQuery,
  eventTypesQuery,
  isOfPerson,
} from "../../booking/booking-page-queries.ts";
import { hostDisplay } from "../../booking/embed.ts";
import { allTimesQuery, openedAt } from "../../booking/free-time-queries.ts";
import { StepPart } from "../../booking/lazy-parts.ts";
import { type PageAddress, parsePageAddress } from "../../booking/page-address.ts";
import type { PageLocation } from "../../page-location.ts";
import { useDisplay, useMode } from "../../shell/display.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";

const anyOrigin = "https://origin.invalid";

/** Shows the page in the mode and the colours of the page around it. */
function useHostLook(address: PageAddress | null) {
  const display = useDisplay();
  const mode = useMode();
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(hostDisplay())) {
      if (value) root.dataset[name] = value;
    }
    if (address) applyHostColors(root, address.colours);
  }, [address, display, mode]);
}

export function Component() {
  const { pathname, search } = useLocation();
  const address = useMemo(
    () => parsePageAddress(anyOrigin + pathname + search),
    [pathname, search],
  );
  useHostLook(address);
  return (
    <>
      <NeedsScripts />
      <BookingPage key={pathname} address={address} />
    </>
  );
}

/** With a time the page begins with the client's details. */
export function partsOf({ params, search }: Pick<PageLocation, "params" | "search">) {
  const hasTime = params.start || search.has("start_time");
  return hasTime ? [{ file: "booking/later-steps.tsx", load: StepPart.load }] : [];
}

export async function prefetch(cache: QueryClient, { path, now }: PageLocation) {
  const address = parsePageAddress(anyOrigin + path);
  if (!address) return;
  if (!address.slug) {
    const types = await cache.fetchQuery(eventTypesQuery(address.account)).catch(() => undefined);
    if (isOfPerson(types)) await cache.prefetchQuery(therapistQuery(address.account));
    return;
  }
  const page = await cache.fetchQuery(bookingPageQuery(address.account, address.slug));
  if (page) {
    await cache.prefetchInfiniteQuery(allTimesQuery(page.eventType.uri, openedAt(now)));
  }
}
