import { NearMe } from "#app/features/places/near-me.tsx";
import { OtherPlaces } from "#app/features/places/place-choice.tsx";
import { PlaceField } from "#app/features/places/place-field.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { localPath } from "#i18n/paths.ts";
import { searchQuery } from "./search-query.ts";
import type { FinderData } from "./data.server.ts";

/** Plain GET form, because the server redirects to the URL of the place that it found. */
export function FinderForm({ copy, search, place, placeLookup, countries, lines }: FinderData) {
  const language = usePageLanguage();
  const placeUrl = (near: string) =>
    localPath(language, "/how-to-buy") + searchQuery({ ...search, place: undefined, page: undefined, near });
  return (
    // The key remounts the fields when the URL changes, also by history navigation.
    <search key={searchQuery(search)}>
      <form
        method="get"
        action={localPath(language, "/how-to-buy")}
        className="grid items-end gap-4 border-t border-strong pt-6 md:grid-cols-2 lg:grid-cols-[5fr_3fr_3fr_auto]"
      >
        <PlaceField asked={placeLookup} defaultValue={place} />
        <Select label={copy.form.country} name="country" defaultValue={search.country ?? ""}>
          <option value="">{copy.form.everyCountry}</option>
          <Options of={countries.map(({ code, name }) => [code, name])} />
        </Select>
        <Select label={copy.form.line} name="line" defaultValue={search.line ?? ""}>
          <option value="">{copy.form.everyLine}</option>
          <Options of={lines.map(({ value, name }) => [value, name])} />
        </Select>
        <HiddenFields values={new URLSearchParams(search.selection)} />
        {search.kind && <input type="hidden" name="kind" value={search.kind} />}
        <Button type="submit">{copy.form.submit}</Button>
      </form>
      <NearMe copy={placeLookup.copy.nearMe} toPlace={placeUrl} />
      <OtherPlaces asked={placeLookup} toPlace={placeUrl} />
    </search>
  );
}
