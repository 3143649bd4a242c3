import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { WhenIdle } from "../when-idle.tsx";
import type { Share } from "./share.tsx";

const LoadedShare = lazyPart(async () => (await import("./share.tsx")).Share);

/** The button that shares a page, where it comes after everything else without moving it. */
export function SharePart(props: ComponentProps<typeof Share>) {
  return (
    <WhenIdle>
      <Suspense>
        <LoadedShare {...props} quiet />
      </Suspense>
    </WhenIdle>
  );
}
