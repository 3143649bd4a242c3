import { type MutateOptions, useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

/** A mutation that ignores repeated calls while it runs. */
export function useSubmit<Data, Input = void, Before = unknown>(
  options: UseMutationOptions<Data, Error, Input, Before>,
) {
  const busy = useRef(false);
  const mutation = useMutation({
    ...options,
    mutationFn: async (input: Input, context) => {
      try {
        return await options.mutationFn!(input, context);
      } finally {
        busy.current = false;
      }
    },
  });
  function mutate(input: Input, callbacks: MutateOptions<Data, Error, Input, Before> = {}) {
    if (busy.current) return;
    busy.current = true;
    mutation.mutateAsync(input, callbacks).catch(() => {
    });
  }
  return { ...mutation, mutate };
}

export function useIdempotencyKey() {
  const last = useRef({ input: "", key: "" });
  return {
    keyOf(value: unknown): string {
      const input = JSON.stringify(value);
      if (last.current.input !== input) last.current = { input, key: crypto.randomUUID() };
      return last.current.key;
    },
    done() {
      last.current.input = "";
    },
  };
}
