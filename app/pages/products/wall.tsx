import { Link } from "react-router";
import { PictureView } from "#app/ui/picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import type { CatalogueItem, Wall } from "./catalogue-item.server.ts";
import type { WallPlace } from "./wall-layout.ts";

type WallProps = { wall: Wall; products: readonly CatalogueItem[]; shown: readonly CatalogueItem[]; copy: Copy["wall"] };

/** CSS length; `--m` is one metre on this screen. */
const metres = (count: number) => `calc(${+count.toFixed(3)} * var(--m))`;

/**
 * All products on one floor at the same scale; a filter fades the others. Wide windows show the whole wall, narrow ones scroll, and
 * show 2.36 m of it: the three residential products.
 */
export function WallView({ wall, products, shown, copy }: WallProps) {
  // Phones scroll to the residential products first.
  const firstResidential = wall.places.find(({ id }) => products.find((product) => product.id === id)?.line === "residential")?.id;
  return (
    <div className="@container print:hidden">
      <section
        aria-label={copy.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus
        tabIndex={0}
        style={{ "--metres": wall.metres }}
        className={classNames(
          "[scroll-snap-type:x_proximity] overflow-x-auto overflow-y-hidden scroll-px-edge [scrollbar-width:thin] focus-visible:-outline-offset-3",
          "[--m:min(9.25rem,calc((100cqw-2*var(--spacing-edge))/2.36))] md:[--m:clamp(7rem,calc((100cqw-2*var(--spacing-edge))/(var(--metres)+0.3)),17.5rem)]",
          "[--feet:calc(0.1*var(--m)+2.5rem)] [--floor:calc(var(--feet)+0.07*var(--m))]",
          "bg-[linear-gradient(to_top,var(--color-sand-floor)_var(--floor),transparent_0)]",
        )}
      >
        <div className="flex w-max min-w-full justify-center px-edge">
          <div className="relative h-[calc(var(--feet)+2.3*var(--m))] w-[calc((var(--metres)+0.3)*var(--m))]">
            <ul>
              {wall.places.map(({ id, ...place }, index) => {
                const product = products.find((candidate) => candidate.id === id);
                return (
                  product && (
                    <WallProduct
                      key={id}
                      product={product}
                      place={place}
                      faded={!shown.includes(product)}
                      first={index === 0}
                      opens={id === firstResidential}
                    />
                  )
                );
              })}
            </ul>
            <Metre text={copy.metre} />
          </div>
        </div>
      </section>
    </div>
  );
}

type WallProductProps = { product: CatalogueItem; place: WallPlace; faded: boolean; first: boolean; opens: boolean };

function WallProduct({ product, place, faded, first, opens }: WallProductProps) {
  const language = usePageLanguage();
  const { picture } = place;
  return (
    <li
      lang={product.lang}
      className={classNames("absolute snap-start", opens && "max-md:[scroll-initial-target:nearest]")}
      style={{
        left: metres(place.left),
        bottom: `calc(var(--feet) + ${metres(place.bottom)})`,
        width: metres(place.width),
        height: metres(place.height),
      }}
    >
      <Link
        to={localPath(language, `/products/${product.id}`)}
        className={classNames(
          "group block size-full",
          faded && "text-soft",
          place.name === "flag" && "after:absolute after:-inset-x-2 after:inset-y-0",
        )}
      >
        <span
          className="pointer-events-none absolute"
          style={{ left: metres(picture.left), bottom: metres(picture.bottom), width: metres(picture.width) }}
        >
          <PictureView
            picture={product.picture}
            alt=""
            sizes={`(min-width: 48.75rem) ${Math.ceil(16 * picture.width)}vw, ${Math.ceil(9.25 * picture.width)}rem`}
            first={first}
            className={classNames("h-auto w-full transition-opacity duration-300", faded && "opacity-20 [filter:grayscale(1)]")}
          />
        </span>
        <ProductName name={product.name} place={place} />
      </Link>
    </li>
  );
}

function ProductName({ name, place }: { name: string; place: WallPlace }) {
  const look = "whitespace-nowrap text-small leading-none font-label decoration-2 underline-offset-4 group-hover:underline";
  if (place.name === "above") return <span className={classNames(look, "absolute bottom-full left-0 pb-1")}>{name}</span>;
  if (place.name === "below")
    return <span className={classNames(look, "absolute left-0 top-full pt-[calc(0.1*var(--m)+0.75rem)]")}>{name}</span>;
  const top = `calc(0.36 * var(--m) + ${place.step} * max(0.16 * var(--m), 1.4rem))`;
  return (
    <span
      className="absolute bottom-full border-l border-current"
      style={{ left: metres(place.axis), height: `calc(${top} - ${metres(place.height)})` }}
    >
      <span className={classNames(look, "absolute right-0 top-0 pr-2")}>{name}</span>
    </span>
  );
}

function Metre({ text }: { text: string }) {
  return (
    <p className="absolute right-0 bottom-(--feet) h-(--m) w-2 border-y border-r border-ink-soft">
      <span className="absolute bottom-full right-0 pb-1.5 text-small leading-none whitespace-nowrap">{text}</span>
    </p>
  );
}
