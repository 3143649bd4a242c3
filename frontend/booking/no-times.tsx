import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { useWords } from "./words.ts";

/** Nothing is open in all the time that can be looked at. */
export function NoTimes({ others }: {
  /** Where the account's other sessions are. */
  others: string;
}) {
  const { say } = useWords();
  return (
    <Empty
      message={say("time.none")}
      action={<Button href={others}>{say("failed.others")}</Button>}
    />
  );
}
