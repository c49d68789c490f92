import Box from "@mui/material/Box";
import { useTexts } from "../texts/staff-language.ts";
import { FieldInput } from "./fields/field-input.tsx";
import { groupValue, isValues } from "./fields/group-value.ts";
import { faultsOf } from "./fields/input-props.ts";
import { MediaInput } from "./fields/media-input.tsx";
import type { FieldsetProps } from "./fieldset-props.ts";
import type { ImagePlace } from "./arrange-fields.ts";
import { hasLeftField } from "./has-left-field.ts";
import { contentTexts } from "./texts.ts";

type Props = Pick<FieldsetProps, "id" | "draft" | "faults" | "isReadOnly" | "onLeave"> & {
  places: readonly ImagePlace[];
  /** Values of the image fields that are edited elsewhere. */
  shownData: Readonly<Record<string, unknown>>;
};

/** Shows the images of an entry side by side, each with its text. Images that are edited elsewhere are only shown. */
export function Gallery({ id, places, shownData, draft, faults, isReadOnly, onLeave }: Props) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 12rem), 1fr))", alignItems: "start" }}>
      {places.map((place) => {
        const { field, isEditedHere } = place;
        return (
          <Box key={field.name} onBlur={(event) => isEditedHere && hasLeftField(event) && onLeave?.(field.name)}>
            <MediaInput
              id={`${id}-${field.name}`}
              field={isEditedHere ? field : { ...field, required: false, needsValue: false, help: undefined }}
              value={isEditedHere ? draft.data[field.name] : shownData[field.name]}
              faults={faultsOf(faults, field.name)}
              isReadOnly={isReadOnly || !isEditedHere}
              onChange={(value) => draft.change({ [field.name]: value })}
            >
              {place.text && <ImageText {...{ id, draft, faults, isReadOnly, onLeave }} text={place.text} />}
            </MediaInput>
          </Box>
        );
      })}
    </Box>
  );
}

type TextProps = Omit<Props, "places" | "shownData"> & { text: NonNullable<ImagePlace["text"]> };

function ImageText({ id, text, draft, faults, isReadOnly, onLeave }: TextProps) {
  const { caption } = useTexts(contentTexts);
  const { field, part } = text;
  const value = draft.data[field.name];
  const path = part ? `${field.name}.${part.name}` : field.name;
  const change = (next: unknown) => {
    if (!part) return draft.change({ [field.name]: next });
    const values = isValues(value) ? value : {};
    draft.change({ [field.name]: groupValue(field, { ...values, [part.name]: next }) });
  };
  return (
    <Box onBlur={(event) => hasLeftField(event) && onLeave?.(field.name)}>
      <FieldInput
        id={`${id}-${path.replace(".", "-")}`}
        // Several lines show the whole text in a narrow place.
        field={{ ...(part ? { ...part, label: { en: caption, fr: caption, de: caption, cn: caption } } : field), kind: "longText" }}
        value={part && isValues(value) ? value[part.name] : part ? undefined : value}
        faults={faultsOf(faults, path)}
        isReadOnly={isReadOnly}
        onChange={change}
      />
    </Box>
  );
}
