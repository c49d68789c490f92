import { FilesField } from "#app/features/attachments/files-field.tsx";
import type { FilesAnswer } from "#app/features/attachments/send-with-files.ts";
import type { FormState } from "#app/form/use-form.ts";
import { TextField } from "#app/ui/field.tsx";
import type { ContactData } from "./data.server.ts";

type AboutDeviceProps = Pick<ContactData, "copy" | "longest"> & { field: FormState["field"]; answer: FilesAnswer | undefined };

/** Optional fields about a faulty device: serial number and photos. */
export function AboutDevice({ copy: { fields, optional }, longest, field, answer }: AboutDeviceProps) {
  return (
    <>
      <TextField
        label={fields.serialNumber}
        mark={optional}
        hint={fields.serialNumberHint}
        maxLength={longest.serialNumber}
        {...field("serialNumber")}
      />
      <FilesField texts={fields} optional={optional} field={field} answer={answer} />
    </>
  );
}
