import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { useWords } from "./words.ts";

export function NoTimes({ othersHref }: { othersHref: string }) {
  const { say } = useWords();
  return (
    <Empty
      message={say("time.none")}
      action={<Button href={othersHref}>{say("failed.others")}</Button>}
    />
  );
}
