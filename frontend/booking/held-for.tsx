import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import type { Keeping } from "./booking.ts";
import { useClock } from "./use-clock.ts";
import { useWords } from "./words.ts";

/** "4:32" */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function Countdown({ expiresAt }: { expiresAt: number }) {
  const { say } = useWords();
  const now = useClock(1000);
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return (
    <>
      <span>{say("hold.held", { left: clockOf(left) })}</span>
      <VisuallyHidden role="status">{left <= 60 ? say("hold.minute") : ""}</VisuallyHidden>
    </>
  );
}

/** How long the chosen time is kept. The seconds are not read out; the last minute is, once. */
export function HeldFor({ keeping }: { keeping: Keeping }) {
  const { say } = useWords();
  if (keeping.status === "held") return <Countdown expiresAt={keeping.hold.expiresAt} />;
  if (keeping.status === "none") return null;
  const words = { asking: "hold.asking", unheld: "hold.unheld", expired: "hold.over" } as const;
  return <span>{say(words[keeping.status])}</span>;
}
