import type { Picture } from "#app/assets/pictures.server.ts";
import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { LineLinks, ProductRows } from "#app/features/solutions/line-products.tsx";
import type { LineProduct } from "#app/features/solutions/read-line.server.ts";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { Copy } from "./copy/fr.ts";

type ParallelProps = {
  copy: Copy["parallel"];
  shared: SolutionsCopy;
  picture: Picture;
  products: readonly LineProduct[];
  powers: readonly string[];
};

/** Draws one to ten units in parallel as bars; the first and the last bar show their power. */
export function ParallelUnits({ copy, shared, picture, products, powers }: ParallelProps) {
  return (
    <section aria-labelledby="parallel" className="grid lg:grid-cols-[7fr_6fr]">
      <PictureView
        picture={picture}
        alt={copy.pictureAlt}
        sizes="(width >= 64rem) 75vw, 100vw"
        className="aspect-4/3 size-full object-cover object-[58%_50%]"
      />
      <Container className="flex flex-col gap-8 py-16 lg:pl-12">
        <h2 id="parallel" className="text-h2">
          {copy.heading}
        </h2>
        <p className="max-w-[44ch] text-lead">{copy.text}</p>
        <svg role="img" aria-label={copy.alt} viewBox="0 0 340 172" className="w-full max-w-lg">
          {powers.map((power, index) => {
            const height = (index + 1) * 11.5;
            const x = 4 + index * 36.4;
            const isFirst = index === 0;
            return (
              <g key={power}>
                <path d={`M${x} 145V${145 - height}`} className="stroke-mark stroke-[7]" />
                {(isFirst || index === powers.length - 1) && (
                  <text
                    x={isFirst ? x - 3 : x + 4}
                    y="168"
                    textAnchor={isFirst ? "start" : "end"}
                    fontSize="16"
                    className="fill-strong font-label"
                  >
                    {power}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        <FigureText {...copy.efficiency} />
        <ProductRows products={products} />
        <LineLinks line="commercial-industrial" copy={shared} />
      </Container>
    </section>
  );
}
