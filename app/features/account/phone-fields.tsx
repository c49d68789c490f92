import type { RefObject } from "react";
import { TextField } from "#app/ui/field.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import type { CallingCode } from "#app/form/calling-codes.server.ts";
import type { FormState } from "#app/form/use-form.ts";
import type { AccountTexts } from "./account-texts.server.ts";

type PhoneFieldsProps = {
  copy: Pick<AccountTexts["account"], "fields" | "longest">;
  codes: readonly CallingCode[];
  field: FormState["field"];
  codeList?: RefObject<HTMLSelectElement | null>;
  defaults?: { callingCode?: string; phone?: string };
};

export function PhoneFields({ copy: { fields, longest }, codes, field, codeList, defaults = {} }: PhoneFieldsProps) {
  const code = field("callingCode");
  const phone = field("phone");
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Select
        ref={codeList}
        label={fields.callingCode}
        autoComplete="tel-country-code"
        {...code}
        defaultValue={code.defaultValue ?? defaults.callingCode}
      >
        <option value="">{fields.chooseCode}</option>
        <Options of={codes.map((entry) => [entry.code, `+${entry.code} ${entry.name}`])} />
      </Select>
      <TextField
        inputMode="tel"
        label={fields.phone}
        autoComplete="tel-national"
        maxLength={longest.phone}
        {...phone}
        defaultValue={phone.defaultValue ?? defaults.phone}
      />
    </div>
  );
}
