import { NearMe } from "#app/features/places/near-me.tsx";
import { OtherPlaces } from "#app/features/places/place-choice.tsx";
import { PlaceField } from "#app/features/places/place-field.tsx";
import { SelectionNote } from "#app/features/stack/selection-note.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { localPath } from "#i18n/paths.ts";
import { searchQuery } from "./search-query.ts";
import type { FinderData } from "./data.server.ts";

/** Plain GET form, because the server redirects to the URL of the place that it found. */
export function FinderForm({ copy, search, selection, place, placeLookup, countries, lines }: FinderData) {
  const language = usePageLanguage();
  // After a search the heading is smaller, because the visitor wants the results below.
  const hasSearched = (search.place ?? search.near ?? search.country) !== undefined;
  const placeUrl = (near: string) =>
    localPath(language, "/how-to-buy") + searchQuery({ ...search, place: undefined, page: undefined, near });
  return (
    <section className="bg-sand">
      <Container className={classNames("pt-6", hasSearched ? "pb-8" : "pb-10 lg:pb-14")}>
        <PageBreadcrumb current={copy.howToBuy} />
        <div className={classNames("grid items-end gap-x-gap gap-y-4 lg:grid-cols-12", hasSearched ? "py-5" : "pb-8 pt-8 lg:pt-12")}>
          <h1 className={classNames("text-balance hyphens-auto", hasSearched ? "text-h2 lg:col-span-12" : "text-display lg:col-span-7")}>
            {copy.heading}
          </h1>
          {!hasSearched && <p className="text-lead lg:col-span-5 lg:pb-2">{copy.lead}</p>}
        </div>
        {selection && <SelectionNote selection={selection} />}
        {/* The key remounts the fields when the URL changes, also by history navigation. */}
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
      </Container>
    </section>
  );
}
