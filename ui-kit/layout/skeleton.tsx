import type { ComponentProps } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./skeleton.css";

export type SkeletonLineProps = {
  shape?: "line" | "heading" | "avatar" | "slot" | "block" | undefined;
  /** Of the available width. */
  width?: "third" | "half" | "most" | "full" | undefined;
};

export function SkeletonLine({ shape = "line", width = "full" }: SkeletonLineProps) {
  return <span data-part="line" data-shape={shape} data-width={width} />;
}

export type SkeletonProps = Omit<ComponentProps<"div">, "className"> & {
  label: string;
  shape?: "lines" | "practitioner" | "slots" | "session" | undefined;
  count?: number | undefined;
};

function Preset({ shape }: { shape: NonNullable<SkeletonProps["shape"]> }) {
  if (shape === "lines") {
    return (
      <>
        <SkeletonLine />
        <SkeletonLine width="most" />
      </>
    );
  }
  const slots = (
    <span data-part="slots">
      <SkeletonLine shape="slot" />
      <SkeletonLine shape="slot" />
      <SkeletonLine shape="slot" />
    </span>
  );
  if (shape === "slots") return slots;
  return (
    <span data-part="card">
      <span data-part="person">
        <SkeletonLine shape="avatar" />
        <span data-part="lines">
          <SkeletonLine shape="heading" width="half" />
          <SkeletonLine width="third" />
          <SkeletonLine width="most" />
          <SkeletonLine width="most" />
        </span>
      </span>
      {shape === "practitioner" && slots}
    </span>
  );
}

/** A placeholder for content that loads; it appears after 200 ms. */
export function Skeleton({ label, shape = "lines", count = 1, children, ...rest }: SkeletonProps) {
  return (
    <div {...rest} className="skeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div data-part="shapes" aria-hidden="true">
        {children ?? Array.from({ length: count }, (_, i) => <Preset key={i} shape={shape} />)}
      </div>
    </div>
  );
}
