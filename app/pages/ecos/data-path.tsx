import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { EcosData } from "./data.server.ts";

/** Shows the path of the data from device to server, and the loggers by what they connect to. */
export function DataPath({ loaded: { copy, products } }: { loaded: EcosData }) {
  const language = usePageLanguage();
  const productUrl = (id: string) => localPath(language, `/products/${id}`);
  const uses: Record<string, string> = copy.path.loggers;
  const loggers = products.filter(({ id }) => Object.hasOwn(uses, id));
  const otherProducts = products.filter((product) => !loggers.includes(product));
  return (
    <section aria-labelledby="path" className="bg-sand py-section">
      <Container>
        <div className="grid gap-x-gap gap-y-5 lg:grid-cols-12">
          <h2 id="path" className="text-title lg:col-span-6">
            {copy.path.heading}
          </h2>
          <p className="max-w-[44ch] text-lead lg:col-span-5 lg:col-start-8">{copy.path.lead}</p>
        </div>
        <ol className="relative grid gap-y-5 py-14 max-lg:border-l-3 max-lg:border-mark max-lg:my-14 max-lg:py-0 max-lg:pl-6 lg:grid-cols-[1.6fr_1fr_1fr_1fr_auto]">
          <li aria-hidden="true" className="line-of-light absolute inset-x-0 top-14 hidden lg:block" />
          {copy.path.steps.map((step) => (
            <li key={step} className="relative font-label lg:pr-6 lg:pt-6">
              <span aria-hidden="true" className="absolute -top-1.25 left-0 hidden size-3.25 rounded-full bg-ink lg:block" />
              {step}
            </li>
          ))}
        </ol>
        <ul className="grid border-t border-ink-soft lg:grid-cols-[5fr_4fr_3fr]">
          {loggers.map(({ id, name, picture }) => (
            <li
              key={id}
              className="group relative grid grid-cols-[6rem_1fr] items-center gap-x-6 border-b border-ink-soft py-6 lg:block lg:border-b-0 lg:border-r lg:px-6 lg:first:pl-0 lg:last:border-r-0"
            >
              <PictureView picture={picture} alt="" sizes="16rem" className="h-24 w-full object-contain lg:h-56" />
              <p className="lg:pt-6">
                <Link
                  to={productUrl(id)}
                  className="text-h3 decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {name}
                </Link>
                <span className="block">{uses[id]}</span>
              </p>
            </li>
          ))}
        </ul>
        {otherProducts.length > 0 && (
          <p className="flex flex-wrap gap-x-6 gap-y-1 pt-8">
            {copy.path.also}
            {otherProducts.map(({ id, name }) => (
              <Link key={id} to={productUrl(id)} className="underline underline-offset-4">
                {name}
              </Link>
            ))}
          </p>
        )}
      </Container>
    </section>
  );
}
