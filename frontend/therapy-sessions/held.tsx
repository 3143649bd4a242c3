import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import type { Keeping } from "../booking/booking.ts";
import { useClock } from "../booking/use-clock.ts";

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function Countdown({ expiresAt }: { expiresAt: number }) {
  const { t } = useTranslation();
  const now = useClock(1000);
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return (
    <>
      {t("booking.hold.held", { left: clockOf(left) })}
      <VisuallyHidden role="status">{left <= 60 ? t("booking.hold.minute") : ""}</VisuallyHidden>
    </>
  );
}

/** How long the chosen time is kept. The seconds are not read out; the last minute is, once. */
export function Held({ keeping }: { keeping: Keeping }) {
  const { t } = useTranslation();
  if (keeping.status === "held") return <Countdown expiresAt={keeping.hold.expiresAt} />;
  if (keeping.status === "none") return null;
  const words = { asking: "asking", unheld: "unheld", expired: "over" } as const;
  return t(`booking.hold.${words[keeping.status]}`);
}
