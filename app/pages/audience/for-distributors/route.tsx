import { useLoaderData } from "react-router";
import { DistributorList } from "#app/features/distributors/distributor-list.tsx";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { LinkRows } from "../link-rows.tsx";
import { RangeTable } from "./range-table.tsx";
import type { DistributorsData, loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function ForDistributors() {
  const data = useLoaderData<typeof loader>();
  const { copy, shared, figures, questions, links } = data;
  return (
    <>
      <section className="bg-sand">
        <Container className="pt-6 pb-12 lg:pb-16">
          <PageBreadcrumb current={copy.name} />
          <div className="grid items-end gap-x-gap gap-y-4 pt-8 lg:grid-cols-12 lg:pt-12">
            <h1 className="text-h2 text-balance hyphens-auto lg:col-span-7">{copy.heading}</h1>
            <p className="max-w-[44ch] text-lead lg:col-span-5">{copy.lead}</p>
          </div>
          <div className="grid grid-cols-2 items-start gap-x-gap gap-y-8 pt-10 lg:grid-cols-4 lg:pt-16">
            {figures.map(({ number, unit }) => (
              <FigureText key={unit} number={number} note={unit} />
            ))}
          </div>
        </Container>
      </section>
      <RangeTable data={data} />
      <Partnership data={data} />
      <Container className="grid gap-x-gap gap-y-6 pt-section lg:grid-cols-12">
        <h2 className="text-h3 lg:col-span-4">{copy.further.heading}</h2>
        <LinkRows links={links} className="lg:col-span-7 lg:col-start-6" />
      </Container>
      <LineQuestions questions={questions} copy={shared} filter="?topic=distributors" />
    </>
  );
}

/** Steps to a partnership, beside the distributors of today; beside a picture while there are none. */
function Partnership({ data: { copy, picture, sellers, directory, toTerms, toForm } }: { data: DistributorsData }) {
  const { partnership } = copy;
  return (
    <Container className="grid gap-x-gap gap-y-10 pt-section lg:grid-cols-12">
      <section aria-labelledby="partnership" className="lg:col-span-7">
        <h2 id="partnership" className="pb-8 text-h2 text-balance hyphens-auto">
          {partnership.heading}
        </h2>
        <ol className="border-b border-rule">
          {partnership.steps.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4">
              <span aria-hidden="true" className="text-h3 tabular-nums text-soft">
                {index + 1}
              </span>
              <div>
                <h3 className="font-label">{name}</h3>
                <p className="max-w-[60ch] text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-4 pt-8 print:hidden">
          <ButtonLink to={toForm}>{partnership.apply}</ButtonLink>
          <ButtonLink to={toTerms} look="quiet">
            {partnership.terms}
          </ButtonLink>
        </p>
      </section>
      {sellers.length === 0 ? (
        <div className="lg:col-span-5 print:hidden">
          <PictureView
            picture={picture}
            alt={partnership.pictureAlt}
            sizes="(min-width: 64rem) 37rem, 100vw"
            className="aspect-4/3 rounded-picture object-cover"
          />
        </div>
      ) : (
        <section aria-labelledby="sellers" className="lg:col-span-4 lg:col-start-9">
          <h2 id="sellers" className="pb-4 text-h3">
            {copy.sellers.heading}
          </h2>
          <DistributorList rows={sellers} />
          <p className="pt-3">
            <TextLink to={directory}>{copy.sellers.all}</TextLink>
          </p>
        </section>
      )}
    </Container>
  );
}
