import { Container } from "#app/ui/container.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { WarrantyData } from "./data.server.ts";

type Statement = NonNullable<WarrantyData["statement"]>;

/** Statement that the law prescribes, with the provider of the warranty. */
export function MakerStatement({ copy: { heading, text, claim, maker, example } }: { copy: Statement }) {
  return (
    <Container className="pb-section">
      <section aria-labelledby="statement" className="grid gap-x-gap gap-y-6 border-t border-soft pt-8 lg:grid-cols-12">
        <h2 id="statement" className="text-h3 lg:col-span-4">
          {heading}
        </h2>
        <div className="flex flex-col gap-4 lg:col-span-7 lg:col-start-6">
          <p>{text}</p>
          <p>{claim}</p>
          <dl>
            {maker.rows.map(({ name, label, value }) => (
              <div key={name} className="grid gap-x-6 border-t border-rule py-3 md:grid-cols-[2fr_3fr]">
                <dt className="text-soft">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">
                  <Value name={name} value={value} /> {maker.isExample && <Tag>{example}</Tag>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </Container>
  );
}

function Value({ name, value }: Pick<Statement["maker"]["rows"][number], "name" | "value">) {
  const href = name === "email" ? `mailto:${value}` : name === "phone" && `tel:${value.replaceAll(/[^+\d]/g, "")}`;
  if (!href) return value;
  return (
    <a href={href} className="text-action underline">
      {value}
    </a>
  );
}
