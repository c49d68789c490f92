import type { RefObject } from "react";
import { TextField } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { CallingCode } from "#app/form/calling-codes.server.ts";
import type { FormState } from "#app/form/use-form.ts";
import type { Copy } from "./copy/fr.ts";

type PhoneFieldsProps = {
  copy: Copy["fields"];
  codes: readonly CallingCode[];
  field: FormState["field"];
  codeList?: RefObject<HTMLSelectElement | null>;
  defaults?: { callingCode?: string; phone?: string };
};

/** Calling code and number, side by side where there is room. */
export function PhoneFields({ copy, codes, field, codeList, defaults = {} }: PhoneFieldsProps) {
  const code = field("callingCode");
  const phone = field("phone");
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Select
        ref={codeList}
        label={copy.callingCode}
        autoComplete="tel-country-code"
        {...code}
        defaultValue={code.defaultValue ?? defaults.callingCode}
      >
        <option value="">{copy.chooseCode}</option>
        {codes.map((entry) => (
          <option key={entry.code} value={entry.code}>
            {`+${entry.code} ${entry.name}`}
          </option>
        ))}
      </Select>
      <TextField
        type="tel"
        label={copy.phone}
        autoComplete="tel-national"
        maxLength={40}
        {...phone}
        defaultValue={phone.defaultValue ?? defaults.phone}
      />
    </div>
  );
}
