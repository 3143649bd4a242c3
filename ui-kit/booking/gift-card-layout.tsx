import type { ComponentProps, ReactNode } from "react";
import "./gift-card-layout.css";

export type GiftCardLayoutProps = Omit<ComponentProps<"div">, "className"> & {
  /** The card, which stays in view beside the form on a wide page. */
  preview: ReactNode;
};

/** A gift card beside the form that changes it; above it on a narrow page. */
export function GiftCardLayout({ preview, children, ...rest }: GiftCardLayoutProps) {
  return (
    <div {...rest} className="gift-card-layout">
      <div data-part="preview">
        <div>{preview}</div>
      </div>
      <div data-part="form">{children}</div>
    </div>
  );
}
