import { PlaceChoice } from "#app/features/places/place-choice.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { localPath } from "#i18n/paths.ts";
import { searchQuery } from "./search-query.ts";
import type { FinderData } from "./data.server.ts";

/** Replaces the results while the typed place is ambiguous. */
export function AmbiguousPlace({ placeLookup, search }: FinderData) {
  const path = localPath(usePageLanguage(), "/how-to-buy");
  const otherParameters = searchQuery({ ...search, place: undefined });
  return (
    <Container className="pb-section pt-8 lg:pt-10">
      <PlaceChoice asked={placeLookup} action={path} toPlace={(near) => path + searchQuery({ ...search, place: undefined, near })}>
        <HiddenFields values={new URLSearchParams(otherParameters)} />
      </PlaceChoice>
    </Container>
  );
}
