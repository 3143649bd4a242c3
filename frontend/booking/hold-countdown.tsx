import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import type { HoldState } from "./booking-state.ts";
import { useClock } from "./use-clock.ts";
import type { Say } from "./words.ts";

export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function Countdown({ expiresAt, say }: { expiresAt: number; say: Say }) {
  const now = useClock(1000);
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return (
    <>
      <span>{say("hold.held", { left: minutesAndSeconds(left) })}</span>
      <VisuallyHidden role="status">{left <= 60 ? say("hold.minute") : ""}</VisuallyHidden>
    </>
  );
}

export function HoldCountdown({ hold, say }: { hold: HoldState; say: Say }) {
  if (hold.status === "held") return <Countdown expiresAt={hold.hold.expiresAt} say={say} />;
  if (hold.status === "none") return null;
  const words = {
    requested: "hold.requested",
    unavailable: "hold.unavailable",
    expired: "hold.over",
  } as const;
  return <span>{say(words[hold.status])}</span>;
}
