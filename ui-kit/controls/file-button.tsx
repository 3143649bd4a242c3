import { useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export type FileButtonProps = Omit<ButtonProps, "onClick" | "href" | "target" | "rel"> & {
  accept?: string | undefined;
  onFile: (file: File) => void;
};

/** A button that opens the file dialog. */
export function FileButton({ accept, onFile, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Without this the same file could not be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
