import { type ComponentType, createContext, lazy, use, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Note } from "../feedback/note.tsx";
import { LoadBoundary, LoadFailure } from "./load-boundary.tsx";

export type PartText = (name: "offline" | "notLoaded" | "retry") => string;

export const PartTextContext = createContext<PartText | null>(null);

type Openable = {
  open?: boolean;
  onClose?: (() => void) | undefined;
  /** Shows nothing when the part does not load. */
  quiet?: boolean;
};

/** In place of a part that opens it floats, and a tap anywhere closes it together with the part. */
function PartFailed({ onRetry, onClose }: Openable & { onRetry: () => void }) {
  const text = use(PartTextContext);
  if (!text) return null;
  return (
    <Note
      onClose={onClose}
      icon="cloud-off"
      urgent
      actions={<Button small icon="rotate-ccw" onClick={onRetry}>{text("retry")}</Button>}
    >
      {text(navigator.onLine ? "notLoaded" : "offline")}
    </Note>
  );
}

/**
 * A component whose file loads when it is first shown, inside a `Suspense`, or with `preload`. If that fails, a note stands in
 * its place. Opening it again, the note's button and a connection that is back load it again.
 */
export function lazyPart<PartProps extends object>(
  load: () => Promise<ComponentType<PartProps>>,
) {
  type Module = { default: ComponentType<PartProps> };
  let loading: Promise<Module> | undefined;
  let Part: ComponentType<PartProps>;
  let loaded: ComponentType<PartProps> | undefined;

  async function loadPart(): Promise<Module> {
    try {
      loaded = await load();
      return { default: loaded };
    } catch (cause) {
      throw new LoadFailure(cause, forget);
    }
  }
  const read = () => loading ??= loadPart();
  function forget() {
    loading = undefined;
    Part = lazy(read) as typeof Part;
  }
  forget();

  function Loaded(props: PartProps) {
    // What is loaded renders without waiting, so that a tap on the server's part is answered at once.
    const [Shown] = useState(() => loaded ?? Part);
    return <Shown {...props} />;
  }
  function LazyPart(props: PartProps & Openable) {
    const { open = true, onClose, quiet } = props;
    return (
      <LoadBoundary
        place={open}
        fallback={(failure, onRetry) => {
          if (!(failure instanceof LoadFailure)) throw failure;
          return open && !quiet && <PartFailed onRetry={onRetry} onClose={onClose} />;
        }}
      >
        <Loaded {...props} />
      </LoadBoundary>
    );
  }
  /** A failure shows when the part is needed. */
  const preload = () => void read().catch(forget);
  return Object.assign(LazyPart, { preload, load: read });
}
