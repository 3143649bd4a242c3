import type { ReactNode } from "react";
import { Button, type ButtonProps } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { useSubmit } from "../api/use-submit.ts";
import { downloadBlob } from "../download.ts";
import { useShowFailure } from "../shell/show-failure.ts";

/** Saves a file that only the caller may read. */
export function FileButton({ load, name, children, ...rest }: ButtonProps & {
  load: () => Promise<unknown>;
  name: string;
  children: ReactNode;
}) {
  const showFailure = useShowFailure();
  const saving = useSubmit({
    mutationFn: load,
    onSuccess: (file) => downloadBlob(file as Blob, name),
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  return (
    <Button {...rest} pending={saving.isPending} onClick={() => saving.mutate()}>{children}</Button>
  );
}
