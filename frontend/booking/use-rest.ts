import { useEffect, useState } from "react";
import { whenIdle } from "../idle.ts";

/** Whether the times are there and the page has come to rest: what stands around them comes then. */
export function useRest(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => whenIdle(() => setRests(true)), []);
  return rests;
}
