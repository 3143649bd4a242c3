import { useSyncExternalStore } from "react";
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { Button } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import "./toast-region.css";

export type ToastMessage = {
  tone: "success" | "error";
  message: string;
  /** A newer toast replaces an older one with the same topic. */
  topic?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};

export type ToastPosition =
  | "top-left"
  | "top-center"
  | "top-right"
  | "bottom-left"
  | "bottom-center"
  | "bottom-right";

const timeoutMs = { success: 2000, error: 4000 } as const;

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 20 });

/** Where the focus was when the newest toast appeared: on what the toast is about. */
let focused: DOMRect | null = null;

function focusedPlace(): DOMRect | null {
  const active = document.activeElement;
  return active && active !== document.body ? active.getBoundingClientRect() : null;
}

const barHeight = 68;
const toastSize = { width: 416, height: 128 };

function isCovered(place: DOMRect, position: ToastPosition): boolean {
  const fromEdge = position.startsWith("top") ? place.top : innerHeight - place.bottom;
  const size = place.height;
  if (fromEdge > barHeight + toastSize.height || fromEdge + size < barHeight) return false;
  if (position.endsWith("right")) return place.right > innerWidth - toastSize.width;
  if (position.endsWith("left")) return place.left < toastSize.width;
  const middle = innerWidth / 2;
  return place.left < middle + toastSize.width / 2 && place.right > middle - toastSize.width / 2;
}

function opposite(position: ToastPosition): ToastPosition {
  const [edge, side] = position.split("-") as ["top" | "bottom", "left" | "center" | "right"];
  return `${edge === "top" ? "bottom" : "top"}-${side}`;
}

/** A toast does not cover what it is about: then it appears at the other edge. */
function usePosition(position: ToastPosition): ToastPosition {
  const place = useSyncExternalStore((changed) => queue.subscribe(changed), () => focused);
  return place && isCovered(place, position) ? opposite(position) : position;
}

export function addToast(toast: ToastMessage) {
  focused = focusedPlace();
  const older = queue.visibleToasts.find(({ content }) => content.topic === toast.topic);
  if (older && toast.topic !== undefined) queue.close(older.key);
  queue.add(toast, { timeout: timeoutMs[toast.tone] });
}

export function ToastRegion({ label, closeLabel, position = "top-right" }: {
  label: string;
  closeLabel: string;
  position?: ToastPosition | undefined;
}) {
  const place = usePosition(position);
  return (
    <AriaProvider>
      <Region queue={queue} aria-label={label} className="toast-region" data-position={place}>
        {({ toast }) => (
          <Toast toast={toast} data-part="toast" data-tone={toast.content.tone}>
            <ToastContent data-part="content">
              <Icon name={toast.content.tone === "success" ? "circle-check" : "circle-alert"} />
              <Text slot="title">{toast.content.message}</Text>
            </ToastContent>
            {toast.content.action && (
              <Button
                variant="quiet"
                small
                onClick={() => {
                  toast.content.action?.onPress();
                  queue.close(toast.key);
                }}
              >
                {toast.content.action.label}
              </Button>
            )}
            <Button variant="quiet" small icon="x" iconOnly onClick={() => queue.close(toast.key)}>
              {closeLabel}
            </Button>
          </Toast>
        )}
      </Region>
    </AriaProvider>
  );
}
