import { Link } from "react-router";
import type { Picture } from "#app/assets/pictures.server.ts";
import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { LineLinks, ProductRows } from "#app/features/solutions/line-products.tsx";
import type { LineProduct } from "#app/features/solutions/read-line.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

type SystemOptionsProps = { copy: Copy["ways"]; shared: SolutionsCopy; products: readonly LineProduct[] };

export function SystemOptions({ copy, shared, products }: SystemOptionsProps) {
  const language = usePageLanguage();
  const accessories = products.filter(({ accessory }) => accessory);
  return (
    <Container className="grid gap-x-gap gap-y-10 py-section lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-title">{copy.heading}</h2>
        <p className="max-w-[44ch] py-6">{copy.text}</p>
        <LineLinks line="residential" copy={shared} />
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <ProductRows products={products.filter(({ accessory }) => !accessory)} />
        {accessories.length > 0 && (
          <p className="flex flex-wrap gap-x-4 pt-5">
            <span className="py-1 text-soft">{copy.accessories}</span>
            {accessories.map(({ id, name, lang }) => (
              <Link
                key={id}
                lang={lang}
                to={localPath(language, `/products/${id}`)}
                className="py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {name}
              </Link>
            ))}
          </p>
        )}
      </div>
    </Container>
  );
}

export function NightFigures({ copy, picture }: { copy: Copy["night"]; picture: Picture }) {
  return (
    <section aria-labelledby="night" className="night grid lg:grid-cols-2">
      <div className="wrap flex flex-col gap-10 py-section lg:pr-12">
        <h2 id="night" className="text-h3 text-soft">
          {copy.heading}
        </h2>
        {copy.figures.map((figure) => (
          <FigureText key={figure.unit} {...figure} />
        ))}
      </div>
      <PictureView
        picture={picture}
        alt={copy.pictureAlt}
        sizes="(width >= 64rem) 50vw, 100vw"
        className="aspect-4/3 size-full object-cover"
      />
    </section>
  );
}
