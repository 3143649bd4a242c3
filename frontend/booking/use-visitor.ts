import { useEffect, useState } from "react";
import { mayBeSignedIn } from "../api/sign-in-hint.ts";
import { sharesSession } from "./embed.ts";
import type { Visitor } from "./signed-in-visitor.ts";

/** The signed-in person; null for a guest, undefined until that is known. */
export function useVisitor(): Visitor | null | undefined {
  const [visitor, setVisitor] = useState<Visitor | null | undefined>(() =>
    sharesSession() && mayBeSignedIn() ? undefined : null
  );
  useEffect(() => {
    if (visitor !== undefined) return;
    import("./signed-in-visitor.ts").then(({ signedInVisitor }) => signedInVisitor())
      // Without an answer the booking is confirmed with a code.
      .then(setVisitor, () => setVisitor(null));
  }, [visitor]);
  return visitor;
}
