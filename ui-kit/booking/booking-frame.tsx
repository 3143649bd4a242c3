import { type ComponentProps, type CSSProperties, type ReactNode, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Checkbox } from "../controls/checkbox.tsx";
import { GrowthRings } from "../layout/growth-rings.tsx";
import { Skeleton } from "../layout/skeleton.tsx";
import "./booking-frame.css";

export type BookingFrameProps = Omit<ComponentProps<"iframe">, "className" | "title" | "src"> & {
  title: string;
  src: string;
  loadingLabel: string;
  /** Requires consent before the page of the provider loads. */
  consent?: BookingFrameConsent | undefined;
  /** Stands in place of a page that did not load, like `Failed`. */
  failure?: ReactNode;
  /** The height the embedded page requested in px; at least 630 px, at most the height of the window. A phone gives every page the same height. */
  height?: number | undefined;
};

type BookingFrameConsent = {
  title: ReactNode;
  text: ReactNode;
  label: string;
  rememberLabel: string;
  onAllow: (remember: boolean) => void;
};

function ConsentRequest({ title, text, label, rememberLabel, onAllow }: BookingFrameConsent) {
  const [remember, setRemember] = useState(false);
  return (
    <div className="booking-frame" data-state="consent">
      <GrowthRings seed={label} />
      <h2>{title}</h2>
      <p>{text}</p>
      <Checkbox label={rememberLabel} checked={remember} onCheckedChange={setRemember} />
      <Button variant="primary" onClick={() => onAllow(remember)}>{label}</Button>
    </div>
  );
}

/** The booking page of a scheduling provider in an iframe. */
export function BookingFrame(
  { title, src, loadingLabel, consent, failure, height, onLoad, ...rest }: BookingFrameProps,
) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const style = { "--frame-height": height && `${height}px` } as CSSProperties;
  if (consent) return <ConsentRequest {...consent} />;
  if (failure) return <div className="booking-frame" data-state="failed">{failure}</div>;
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
