import { apiOf } from "./api.ts";
import { bookingsIn } from "./bookings.ts";
import { deliveriesOf } from "./deliveries.ts";
import { controlPanelOf } from "./control-panel.ts";
import { faultsIn } from "./faults.ts";
import { bookFromPage } from "./hosted-actions.ts";
import { forgerOf, pagesOf } from "./pages.ts";
import { presentInvitee, uris } from "./resources.ts";
import { type EventType, type Invitee, newWorld, type Settings } from "./state.ts";

export type SimulatorOptions = {
  settings?: Partial<Settings>;
  /** ms */
  clock?: () => number;
  seed?: number;
  /** 0 means any free port. */
  apiPort?: number;
  pagePort?: number;
};

export type Simulator = ReturnType<typeof openSimulator>;

/**
 * A provider on loopback: its API, its hosted pages on another origin, and a forger of their
 * messages.
 */
export function openSimulator(options: SimulatorOptions = {}) {
  const { settings = {}, clock = Date.now, seed = 1, apiPort = 0, pagePort = 0 } = options;
  const world = newWorld(settings, clock, seed);
  const deliveries = deliveriesOf(world);
  const bookings = bookingsIn(world, deliveries);
  const faults = faultsIn();
  const closing = new AbortController();
  const api = apiOf(world, { bookings, faults, stopped: closing.signal });

  const apiServer = serve(api.app, apiPort);
  const controlPanel = controlPanelOf(world, { bookings, deliveries, faults });
  const pageServer = serve(pagesOf(world, bookings, controlPanel.app), pagePort);
  const forgerServer = serve(forgerOf(lies), 0);
  world.pageOrigin = pageServer.url;

  /** What a forger would post: a booking that does not exist. */
  function lies(): unknown[] {
    const event = `${world.settings.uriBase}/scheduled_events/FORGED`;
    return [{
      event: "calendly.event_scheduled",
      payload: { event: { uri: event }, invitee: { uri: `${event}/invitees/FORGED` } },
    }];
  }

  return {
    world,
    apiUrl: apiServer.url,
    pageUrl: pageServer.url,
    forgerUrl: forgerServer.url,
    faults,
    deliveries,
    /** Whether the control panel holds webhook messages back. */
    deliveriesArePaused: controlPanel.isHeld,
    requests: api.requests,
    uris: uris(world),
    /** Submits the hosted page, opened with this query. */
    bookFromPage(type: EventType, startsAt: number, params: Record<string, string>): Invitee {
      return bookFromPage(bookings, type, startsAt, new URLSearchParams(params));
    },
    cancelFromPage(invitee: Invitee, reason: string | null = null): void {
      const by = { canceled_by: invitee.name, canceler_type: "invitee", reason } as const;
      bookings.cancelInvitee(invitee, by);
    },
    rescheduleFromPage: (invitee: Invitee, startsAt: number) => bookings.move(invitee, startsAt),
    markNoShow: (invitee: Invitee) => bookings.markNoShow(invitee),
    takeNoShowBack: (invitee: Invitee) => bookings.takeNoShowBack(invitee),
    /** The host cancels a whole event in the provider's app. */
    cancelByHost(invitee: Invitee, reason: string): void {
      const { event } = invitee;
      const canceled_by = event.type.owner.name;
      bookings.cancelEvent(event, { canceled_by, reason, canceler_type: "host" });
    },
    present: (invitee: Invitee) => presentInvitee(world, invitee),
    async [Symbol.asyncDispose]() {
      closing.abort();
      await Promise.all([apiServer, pageServer, forgerServer].map(({ close }) => close()));
    },
  };
}

type App = { fetch(request: Request): Response | Promise<Response> };

function serve(app: App, port: number) {
  const closing = new AbortController();
  const server = Deno.serve(
    { port, hostname: "127.0.0.1", signal: closing.signal, onListen: () => {} },
    (request) => app.fetch(request),
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    async close() {
      closing.abort();
      await server.finished;
    },
  };
}
