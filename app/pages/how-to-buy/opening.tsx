import { SelectionNote } from "#app/features/stack/selection-note.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { FinderForm } from "./finder-form.tsx";
import type { FinderData } from "./data.server.ts";

/** Heading with the search; without a list of distributors there is nothing to search. */
export function Opening(data: FinderData) {
  const { copy, search, selection, hasList } = data;
  const { heading, lead } = hasList ? copy : copy.noList;
  // After a search the heading is smaller, because the visitor wants the results below.
  const isPlaceChosen = hasList && (search.place ?? search.near ?? search.country) !== undefined;
  return (
    <section className="bg-sand">
      <Container className={classNames("pt-6", isPlaceChosen ? "pb-8" : "pb-10 lg:pb-14")}>
        <PageBreadcrumb current={copy.howToBuy} />
        <div className={classNames("grid items-end gap-x-gap gap-y-4 lg:grid-cols-12", isPlaceChosen ? "py-5" : "pb-8 pt-8 lg:pt-12")}>
          <h1 className={classNames("text-balance hyphens-auto", isPlaceChosen ? "text-h2 lg:col-span-12" : "text-display lg:col-span-7")}>
            {heading}
          </h1>
          {!isPlaceChosen && <p className="text-lead lg:col-span-5 lg:pb-2">{lead}</p>}
        </div>
        {selection && <SelectionNote selection={selection} />}
        {hasList && <FinderForm {...data} />}
      </Container>
    </section>
  );
}
