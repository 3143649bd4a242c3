import type { ComponentProps, ReactNode } from "react";
import "./gift-card-layout.css";

export type GiftCardLayoutProps = Omit<ComponentProps<"div">, "className"> & {
  /** The card and what changes it. */
  preview: ReactNode;
  /** What holds for every card: below the preview on a wide page, at the end on a narrow one. */
  facts?: ReactNode;
};

/** A gift card beside the form that changes it; above it on a narrow page. */
export function GiftCardLayout({ preview, facts, children, ...rest }: GiftCardLayoutProps) {
  return (
    <div {...rest} className="gift-card-layout">
      <div data-part="preview">{preview}</div>
      <div data-part="form">{children}</div>
      {facts && <div data-part="facts">{facts}</div>}
    </div>
  );
}
