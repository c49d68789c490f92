import { RuledList } from "#app/features/support/ruled-list.tsx";
import { Container } from "#app/ui/container.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { WarrantyData } from "./data.server.ts";

type Copy = WarrantyData["copy"];

export function CertificateGuide({ copy }: { copy: Copy["terms"] }) {
  return (
    <Container className="grid gap-x-gap gap-y-8 py-section lg:grid-cols-12">
      <div className="flex flex-col gap-4 lg:col-span-7">
        <h2 className="text-title hyphens-auto">{copy.heading}</h2>
        <p className="max-w-prose text-lead">{copy.text}</p>
      </div>
      <dl className="grid gap-x-gap gap-y-6 md:grid-cols-2 lg:col-span-12">
        {copy.figures.map(({ name, text }) => (
          <div key={name} className="border-t border-rule pt-4">
            <dt className="text-h3">{name}</dt>
            <dd className="max-w-prose pt-1 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

export function Voids({ copy }: { copy: Copy["voids"] }) {
  return (
    <Container className="grid gap-x-gap gap-y-10 pb-section lg:grid-cols-12">
      {[copy.lost, copy.kept].map(({ heading, list }, index) => (
        <section key={heading} className={index === 0 ? "lg:col-span-6" : "lg:col-span-5 lg:col-start-8"}>
          <h2 className="pb-3 text-h3">{heading}</h2>
          <RuledList items={list} />
        </section>
      ))}
    </Container>
  );
}

/** Statutory rights, which no certificate grants or limits. */
export function StatutoryRights({ copy }: { copy: Copy["law"] }) {
  return (
    <Container className="pb-section">
      <section className="grid gap-x-gap gap-y-6 border-t border-soft pt-8 lg:grid-cols-12">
        <div className="flex flex-col gap-3 lg:col-span-4">
          <h2 className="text-h3">{copy.heading}</h2>
          <p className="text-soft">{copy.text}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          {copy.places.map(({ name, text }, index) => (
            <Disclosure key={name} summary={name} open={index === 0}>
              <p>{text}</p>
            </Disclosure>
          ))}
          <p className="pt-4 text-small text-soft">{copy.note}</p>
        </div>
      </section>
    </Container>
  );
}
