import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Skeleton } from "../layout/skeleton.tsx";
import "./booking-frame.css";

export type BookingFrameProps = Omit<ComponentProps<"iframe">, "className" | "title" | "src"> & {
  /** Its accessible name. */
  title: string;
  /** The booking page. */
  src: string;
  /** Said while the page loads. */
  loadingLabel: string;
  /** Asks before a page of another house is loaded: why, and the words of the button. */
  consent?: { text: ReactNode; label: string } | undefined;
  /** The height the page asked for; never under 630 px. */
  height?: number | undefined;
};

/** The booking page of the scheduling provider, at least 320 wide and 630 high. */
export function BookingFrame(
  { title, src, loadingLabel, consent, height, onLoad, ...rest }: BookingFrameProps,
) {
  const [allowed, setAllowed] = useState(!consent);
  const [loaded, setLoaded] = useState<string | null>(null);
  const style = height ? { blockSize: `max(${height}px, var(--height-booking))` } : undefined;
  if (!allowed && consent) {
    return (
      <div className="booking-frame" data-state="asking">
        <p>{consent.text}</p>
        <Button variant="primary" onClick={() => setAllowed(true)}>{consent.label}</Button>
      </div>
    );
  }
  return (
    <div className="booking-frame" data-state={loaded === src ? "loaded" : "loading"} style={style}>
      {loaded !== src && <Skeleton label={loadingLabel} shape="session" />}
      <iframe
        referrerPolicy="strict-origin-when-cross-origin"
        {...rest}
        title={title}
        src={src}
        onLoad={(event) => {
          setLoaded(src);
          onLoad?.(event);
        }}
      />
    </div>
  );
}
