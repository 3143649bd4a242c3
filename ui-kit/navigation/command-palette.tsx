import { Suspense } from "react";
import { lazyPart } from "../layout/lazy-part.tsx";
import type { CommandList } from "./command-list.tsx";

const Commands = lazyPart(async () => (await import("./command-list.tsx")).CommandList);

export type CommandPaletteProps = Parameters<typeof CommandList>[0];

/** A dialog that finds pages, records and actions by typing. Its code loads when it opens first. */
export function CommandPalette(props: CommandPaletteProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <Commands {...props} />
    </Suspense>
  );
}
