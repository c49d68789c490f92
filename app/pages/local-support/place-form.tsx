import { Form } from "react-router";
import { useFieldsFromAddress } from "#app/ui/use-fields-from-address.ts";
import { NearMe } from "#app/features/places/near-me.tsx";
import { OtherPlaces } from "#app/features/places/place-choice.tsx";
import { PlaceField } from "#app/features/places/place-field.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { localPath } from "#i18n/paths.ts";
import { supportQuery } from "./support-query.ts";
import type { LocalSupportData } from "./data.server.ts";

type PlaceFormProps = Pick<LocalSupportData, "copy" | "lines" | "search" | "placeLookup" | "place" | "countries"> & { path: string };

export function PlaceForm({ copy: { form }, lines, search, placeLookup, place, countries, path }: PlaceFormProps) {
  const language = usePageLanguage();
  const fields = useFieldsFromAddress({ place, country: search.country ?? "", line: search.line ?? "" });
  const placeUrl = (near: string) => localPath(language, path) + supportQuery({ near, line: search.line });
  return (
    <search>
      <Form
        ref={fields}
        action={localPath(language, path)}
        className="grid gap-x-gap gap-y-4 border-y border-rule py-5 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto]"
      >
        <PlaceField asked={placeLookup} defaultValue={place} />
        <Select label={form.country} name="country" defaultValue={search.country ?? ""}>
          <option value="">{form.allCountries}</option>
          <Options of={countries.map(({ code, name }) => [code, name])} />
        </Select>
        <Select label={form.line} name="line" defaultValue={search.line ?? ""}>
          <option value="">{form.allLines}</option>
          <Options of={Object.entries(lines)} />
        </Select>
        <Button type="submit" className="self-end">
          {form.submit}
        </Button>
      </Form>
      <NearMe copy={placeLookup.copy.nearMe} toPlace={placeUrl} />
      <OtherPlaces asked={placeLookup} toPlace={placeUrl} />
    </search>
  );
}
