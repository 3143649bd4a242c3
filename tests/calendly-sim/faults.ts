/**
 * How the provider may fail its callers. Each fault applies to one matching request, unless
 * `times` says more, after `after` of them have succeeded. commit-then-timeout: does the work and
 * never answers. huge: a valid answer of 2 MB.
 */
export type Fault =
  & { method?: string; path?: RegExp; times?: number; after?: number }
  & (
    | { kind: "commit-then-timeout" | "server-error" | "malformed-json" | "expired-token" }
    | { kind: "commit-then-error" | "calendar-error" | "missing-optional" | "unknown-extra" }
    | { kind: "huge" | "redirect" }
    | { kind: "slow"; ms: number }
    | { kind: "too-many"; reset: number | null; retryAfter?: number }
  );

export const faultKinds = [
  "server-error",
  "too-many",
  "slow",
  "commit-then-timeout",
  "commit-then-error",
  "expired-token",
  "calendar-error",
  "malformed-json",
  "missing-optional",
  "unknown-extra",
  "huge",
  "redirect",
] as const satisfies Fault["kind"][];

/** Parses a fault such as `server-error`, or `slow:10` for ten times; null when invalid. */
export function readFault(text: string): Fault | null {
  const [name, count = "1"] = text.split(":");
  const kind = faultKinds.find((one) => one === name);
  const times = Number(count);
  if (!kind || !Number.isInteger(times) || times < 1) return null;
  if (kind === "slow") return { kind, ms: 3000, times };
  return kind === "too-many" ? { kind, reset: 30, times } : { kind, times };
}

export type Faults = ReturnType<typeof faultsIn>;

export function faultsIn() {
  let faults: (Fault & { left: number; spared: number })[] = [];
  return {
    add(fault: Fault): void {
      faults.push({ ...fault, left: fault.times ?? 1, spared: fault.after ?? 0 });
    },
    clear(): void {
      faults = [];
    },
    /** The remaining faults. */
    list: () => [...faults],
    /** The fault that applies to this request, or null. */
    take(method: string, path: string): Fault | null {
      const fault = faults.find((one) =>
        (one.method ?? method) === method && (one.path ?? /^/).test(path)
      );
      if (!fault) return null;
      if (fault.spared > 0) {
        fault.spared--;
        return null;
      }
      fault.left--;
      if (fault.left <= 0) faults = faults.filter((one) => one !== fault);
      return fault;
    },
  };
}

const optional = [
  "avatar_url",
  "description_plain",
  "description_html",
  "text_reminder_number",
  "routing_form_submission",
  "reconfirmation",
  "payment",
  "scheduling_method",
  "invitee_scheduled_by",
  "calendar_event",
  "meeting_notes_plain",
  "meeting_notes_html",
  "event_guests",
  "position",
  "locale",
  "no_show",
  "old_invitee",
  "new_invitee",
  "custom_questions",
  "locations",
  "previous_page",
  "previous_page_token",
  "next_page",
  "profile",
  "tracking",
  "booking_method",
];

/** The same answer without its optional fields. */
export function withoutOptional(value: unknown): unknown {
  return mapped(value, (entries) => entries.filter(([key]) => !optional.includes(key)));
}

/** The same answer with unknown additional fields. */
export function withExtra(value: unknown): unknown {
  return mapped(value, (entries) => [...entries, ["brand_new", { nested: [1, "two", null] }]]);
}

/** The same answer, larger than any client should read. */
export function madeHuge(value: unknown): unknown {
  return { ...value as Record<string, unknown>, padding: "x".repeat(2_000_000) };
}

type Entries = [string, unknown][];

function mapped(value: unknown, change: (entries: Entries) => Entries): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [
    key,
    mapped(item, change),
  ]);
  return Object.fromEntries(change(entries));
}
