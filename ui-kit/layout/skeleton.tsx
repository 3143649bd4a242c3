import type { ComponentProps } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./skeleton.css";

export type SkeletonLineProps = {
  /** The geometry of what will stand here. */
  shape?: "line" | "heading" | "avatar" | "slot" | "block" | undefined;
  /** Share of the line, in percent. */
  width?: number | undefined;
};

/** One grey piece of a skeleton. */
export function SkeletonLine({ shape = "line", width = 100 }: SkeletonLineProps) {
  return <span data-part="line" data-shape={shape} style={{ inlineSize: `${width}%` }} />;
}

export type SkeletonProps = Omit<ComponentProps<"div">, "className"> & {
  /** What is being loaded, for assistive technology. */
  label: string;
  /** Ready-made geometry; `children` of `Bone` make another. */
  shape?: "lines" | "practitioner" | "slots" | "session" | undefined;
  /** How many of them. */
  count?: number | undefined;
};

function Geometry({ shape }: { shape: NonNullable<SkeletonProps["shape"]> }) {
  if (shape === "lines") {
    return (
      <>
        <SkeletonLine />
        <SkeletonLine width={80} />
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
    <span data-part="sheet">
      <span data-part="who">
        <SkeletonLine shape="avatar" />
        <span data-part="lines">
          <SkeletonLine shape="heading" width={50} />
          <SkeletonLine width={35} />
          <SkeletonLine width={90} />
          <SkeletonLine width={70} />
        </span>
      </span>
      {shape === "practitioner" && slots}
    </span>
  );
}

/** The geometry of what is coming, seen after 200 ms; no shimmer. */
export function Skeleton({ label, shape = "lines", count = 1, children, ...rest }: SkeletonProps) {
  return (
    <div {...rest} className="skeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div data-part="shapes" aria-hidden="true">
        {children ?? Array.from({ length: count }, (_, i) => <Geometry key={i} shape={shape} />)}
      </div>
    </div>
  );
}
