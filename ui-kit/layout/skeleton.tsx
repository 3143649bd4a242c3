import type { ComponentProps } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./skeleton.css";

export type BoneProps = {
  /** The geometry of what will stand here. */
  shape?: "line" | "heading" | "face" | "slot" | "block" | undefined;
  /** Share of the line, in percent. */
  width?: number | undefined;
};

/** One grey piece of a skeleton. */
export function Bone({ shape = "line", width = 100 }: BoneProps) {
  return <span data-part="bone" data-shape={shape} style={{ inlineSize: `${width}%` }} />;
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
        <Bone />
        <Bone width={80} />
      </>
    );
  }
  const slots = (
    <span data-part="slots">
      <Bone shape="slot" />
      <Bone shape="slot" />
      <Bone shape="slot" />
    </span>
  );
  if (shape === "slots") return slots;
  return (
    <span data-part="sheet">
      <span data-part="who">
        <Bone shape="face" />
        <span data-part="lines">
          <Bone shape="heading" width={50} />
          <Bone width={35} />
          <Bone width={90} />
          <Bone width={70} />
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
      <div data-part="bones" aria-hidden="true">
        {children ?? Array.from({ length: count }, (_, i) => <Geometry key={i} shape={shape} />)}
      </div>
    </div>
  );
}
