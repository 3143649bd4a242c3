import encodeQR from "qr";
import { useMemo } from "react";
import "./qr-code.css";

export type QrCodeProps = {
  /** What a camera reads. */
  value: string;
  /** Said instead of the picture. */
  label: string;
};

const border = 2;

/** A square code for a camera; dark on white in every mode, because cameras need it. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(value), [value]);
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}

function drawn(value: string) {
  const rows = encodeQR(value, "raw", { ecc: "medium", border });
  const path = rows.flatMap((row, y) => row.map((dark, x) => dark ? `M${x} ${y}h1v1h-1z` : ""))
    .join("");
  return { size: rows.length, path };
}
