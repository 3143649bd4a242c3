import { type MutateOptions, useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A mutation that is one request however often it is asked for while it is on its way. Without a connection it fails
 * at once: the page says so and keeps what was typed, nothing is sent later behind a person's back.
 */
export function useSending<Answer, Input = void, Before = unknown>(
  options: UseMutationOptions<Answer, Error, Input, Before>,
) {
  const busy = useRef(false);
  const mutation = useMutation({
    networkMode: "always",
    ...options,
    mutationFn: async (input: Input, context) => {
      try {
        return await options.mutationFn!(input, context);
      } finally {
        busy.current = false;
      }
    },
  });
  function mutate(input: Input, callbacks: MutateOptions<Answer, Error, Input, Before> = {}) {
    if (busy.current) return;
    busy.current = true;
    mutation.mutateAsync(input, callbacks).catch(() => {
      // Whoever asked reads the failure from the mutation.
    });
  }
  return { ...mutation, mutate };
}

/** The Idempotency-Key of what a person wants: the same until it succeeds, another as soon as they want something else. */
export function useIntentKey() {
  const last = useRef({ about: "", key: "" });
  return {
    keyOf(wanted: unknown): string {
      const about = JSON.stringify(wanted);
      if (last.current.about !== about) last.current = { about, key: crypto.randomUUID() };
      return last.current.key;
    },
    done() {
      last.current.about = "";
    },
  };
}
