import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import type { HoldState } from "./booking-state.ts";
import { useClock } from "./use-clock.ts";

export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function Countdown({ expiresAt }: { expiresAt: number }) {
  const { t } = useTranslation();
  const now = useClock(1000);
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return (
    <>
      <span>{t("booking.hold.held", { left: minutesAndSeconds(left) })}</span>
      <VisuallyHidden role="status">{left <= 60 ? t("booking.hold.minute") : ""}</VisuallyHidden>
    </>
  );
}

export function HoldCountdown({ hold, notHeld }: {
  hold: HoldState;
  /** What a time that cannot be held is said to be; for a booking without it. */
  notHeld?: string | undefined;
}) {
  const { t } = useTranslation();
  if (hold.status === "held") return <Countdown expiresAt={hold.hold.expiresAt} />;
  if (hold.status === "none") return null;
  if (hold.status === "unavailable") return <span>{notHeld ?? t("booking.hold.unavailable")}</span>;
  const words = {
    requested: "booking.hold.requested",
    expired: "booking.hold.over",
  } as const;
  return <span>{t(words[hold.status])}</span>;
}
