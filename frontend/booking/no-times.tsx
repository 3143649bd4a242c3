import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { useConfirmationWords, useWords } from "./words.ts";

export function NoTimes({ othersHref }: { othersHref: string }) {
  const { say } = useWords();
  const sayMore = useConfirmationWords();
  return (
    <Empty
      message={say("time.none")}
      action={<Button href={othersHref}>{sayMore("failed.others")}</Button>}
    />
  );
}
