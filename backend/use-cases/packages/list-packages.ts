import { fitsPackage, shownPackageState } from "../../domain/money/package.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type PackageView, packageView } from "./package-view.ts";

/** For which practice or which session of the caller a package is wanted; all of the caller's without both. */
type Wanted = { eventTypeUri?: string | undefined; therapySessionId?: string | undefined };

/** The paid packages of the caller, the latest first; only usable ones when they are wanted for something. */
export async function listPackages(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  wanted: Wanted = {},
): Promise<PackageView[]> {
  const views: PackageView[] = [];
  for (const sold of await persistence.packages.listOfBuyer(account.userId)) {
    const view = sold.state === "pending" ? null : await packageView(persistence, sold);
    if (view) views.push(view);
  }
  const { eventTypeUri, therapySessionId } = wanted;
  if (eventTypeUri === undefined && therapySessionId === undefined) return views;
  const usable = views.filter(({ sold, creditsLeft }) =>
    creditsLeft > 0 && shownPackageState(sold, now) === "active"
  );
  if (therapySessionId === undefined) {
    return usable.filter(({ sold, therapist }) =>
      therapist.practices.some(({ id, type, intro, durationMinutes, eventTypeUri: uri }) =>
        uri === eventTypeUri && !intro && type === sold.practiceType &&
        (id === sold.practiceId || durationMinutes === sold.durationMinutes)
      )
    );
  }
  const session = await persistence.therapySessions.find(therapySessionId);
  if (session?.userId !== account.userId) return [];
  return usable.filter(({ sold, therapist }) =>
    fitsPackage(sold, session, therapist.practices.find(({ id }) => id === sold.practiceId))
  );
}
