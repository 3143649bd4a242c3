import { type ReactNode, useEffect, useRef, useState } from "react";

/** Two thirds of a screen ahead: early enough for the way there, too far for the first look. */
const margin = "600px";

/** Whether a place has come near the screen; from then on it stays so. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    if (!("IntersectionObserver" in globalThis)) return setNear(true);
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, { rootMargin: margin });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  return { place, near };
}

/** What stands far below the first screen: it is fetched while the person, or the focus, is on the way to it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const { place, near } = useNear();
  return <div ref={place}>{near && children}</div>;
}
