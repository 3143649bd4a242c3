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

export function HoldCountdown({ hold }: { hold: HoldState }) {
  const { t } = useTranslation();
  if (hold.status === "held") return <Countdown expiresAt={hold.hold.expiresAt} />;
  if (hold.status === "none") return null;
  const words = {
    requested: "booking.hold.requested",
    unavailable: "booking.hold.unavailable",
    expired: "booking.hold.over",
  } as const;
  return <span>{t(words[hold.status])}</span>;
}
