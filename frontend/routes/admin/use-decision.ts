import { useQueryClient } from "@tanstack/react-query";
import { notify } from "ui-kit/feedback/toast.tsx";
import { useSubmit } from "../../api/use-submit.ts";
import { adminKey } from "../../admin/summary.ts";

/** A decision of the administrator: the lists and counts load again, also when another one was faster. */
export function useDecision<Input>({ send, done, onDone, onRefused }: {
  send: (input: Input) => Promise<unknown>;
  done: string;
  onDone?: () => void;
  onRefused?: (error: Error) => void;
}) {
  const cache = useQueryClient();
  return useSubmit<unknown, Input>({
    mutationFn: send,
    onSuccess: () => {
      onDone?.();
      void notify({ tone: "success", message: done });
    },
    onError: (error) => onRefused?.(error),
    onSettled: () => cache.invalidateQueries({ queryKey: adminKey }),
  });
}
