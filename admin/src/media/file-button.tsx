import Button, { type ButtonProps } from "@mui/material/Button";
import { useRef } from "react";

type FileButtonProps = Pick<ButtonProps, "variant" | "loading" | "size"> & {
  label: string;
  accept: string;
  multiple?: boolean;
  onFiles(files: readonly File[]): void;
};

/** Opens the browser's file dialog. */
export function FileButton({ label, accept, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Clears the input, because choosing the same file again would otherwise fire no event.
          target.value = "";
        }}
      />
    </>
  );
}
