import type { ReactNode } from "react";
import { ImageSlot } from "../../media/image-slot.tsx";
import { useFieldTexts, type InputProps } from "./input-props.ts";
import { readKindOptions } from "./read-kind-options.ts";

/** Selects an image or file of the media library, or uploads one. `children` are inputs of its texts. */
export function MediaInput({ children, ...props }: InputProps & { children?: ReactNode }) {
  const { field, value, isReadOnly, onChange } = props;
  const { id, label, required, error, helperText } = useFieldTexts(props);
  const { ratio, isCutout } = readKindOptions(field);
  return (
    <ImageSlot
      id={id}
      label={label}
      kind={field.kind === "file" ? "file" : "picture"}
      value={typeof value === "string" ? value : ""}
      ratio={ratio}
      isCutout={isCutout}
      canCrop
      isRequired={required}
      isReadOnly={isReadOnly}
      isWrong={error}
      help={helperText}
      onChange={onChange}
    >
      {children}
    </ImageSlot>
  );
}
