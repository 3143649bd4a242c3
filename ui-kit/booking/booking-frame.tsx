import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Checkbox } from "../controls/checkbox.tsx";
import { GrowthRings } from "../layout/growth-rings.tsx";
import { Skeleton } from "../layout/skeleton.tsx";
import "./booking-frame.css";

export type BookingFrameProps = Omit<ComponentProps<"iframe">, "className" | "title" | "src"> & {
  /** Its accessible name. */
  title: string;
  /** The booking page. */
  src: string;
  /** Said while the page loads. */
  loadingLabel: string;
  /** Asks before a page of another house is loaded; nothing of it is while this is given. */
  consent?: BookingFrameConsent | undefined;
  /** The height the page asked for; never under 630 px, and no higher than the window. */
  height?: number | undefined;
};

export type BookingFrameConsent = {
  /** What is asked, as a heading. */
  title: ReactNode;
  /** From whom it comes and what they will learn. */
  text: ReactNode;
  /** The words of the button. */
  label: string;
  /** Beside a box: the answer is kept. */
  rememberLabel: string;
  /** The person agreed; called with whether to remember it. */
  onAllow: (remember: boolean) => void;
};

function Asking({ title, text, label, rememberLabel, onAllow }: BookingFrameConsent) {
  const [kept, setKept] = useState(false);
  return (
    <div className="booking-frame" data-state="asking">
      <GrowthRings seed={label} />
      <h2>{title}</h2>
      <p>{text}</p>
      <Checkbox label={rememberLabel} checked={kept} onCheckedChange={setKept} />
      <Button variant="primary" onClick={() => onAllow(kept)}>{label}</Button>
    </div>
  );
}

/** The booking page of the scheduling provider, at least 320 wide and 630 high. */
export function BookingFrame(
  { title, src, loadingLabel, consent, height, onLoad, ...rest }: BookingFrameProps,
) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const style = height
    ? { blockSize: `max(var(--height-booking), min(${height}px, 88dvh))` }
    : undefined;
  if (consent) return <Asking {...consent} />;
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
