import { type ReactNode, useEffect, useRef, useState } from "react";

const rootMargin = "600px";

function useNear() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    if (!("IntersectionObserver" in globalThis)) return setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, { rootMargin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { element, isNear };
}

export function WhenNear({ children }: { children: ReactNode }) {
  const { element, isNear } = useNear();
  return <div ref={element}>{isNear && children}</div>;
}
