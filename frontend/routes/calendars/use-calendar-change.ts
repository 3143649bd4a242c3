import { useQueryClient } from "@tanstack/react-query";
import { notify } from "ui-kit/feedback/toast.tsx";
import { useSubmit } from "../../api/use-submit.ts";
import { refetchCalendars } from "./queries.ts";

/** A change of an assisted calendar, which is read again whatever came of it. */
export function useCalendarChange<Data, Input = void>(
  send: (input: Input) => Promise<Data>,
  { message, onDone }: { message: (data: Data) => string; onDone: () => void },
) {
  const queries = useQueryClient();
  return useSubmit<Data, Input>({
    mutationFn: send,
    onSettled: () => refetchCalendars(queries),
    onSuccess: (data) => {
      void notify({ tone: "success", message: message(data) });
      onDone();
    },
  });
}
