import type { ReactNode } from "react";
import type { Picture } from "#app/assets/pictures.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { LargeFigure } from "../large-figure.tsx";
import type { ProductView } from "../product-view.server.ts";
import type { Copy } from "./copy/fr.ts";
import type { towerPictures } from "./data.server.ts";
import styles from "./views.css?url";

type ViewsProps = { copy: Copy["views"]; product: ProductView; pictures: ReturnType<typeof towerPictures> };

/** Shows the tower from the front, in parts, from its connection side, beside a door, and at night with its line of light. */
export function Views({ copy, product, pictures }: ViewsProps) {
  const { installation, installationSaved, fireSuppression, noise } = product.figures;
  const { front, open, side, door, quiet, light } = copy;
  return (
    <section id="anatomy" aria-labelledby="anatomy-heading" className="scroll-mt-bar print:hidden">
      <link rel="stylesheet" href={styles} precedence="default" />
      <View picture={pictures.front} alt={front.pictureAlt}>
        <h2 id="anatomy-heading" className="text-title">
          {front.heading}
        </h2>
        <p className="text-lead">{front.text}</p>
        <Parts parts={front.parts} />
      </View>
      <View id="installation" picture={pictures.open} alt={open.pictureAlt}>
        <h3 className="text-title">{open.heading}</h3>
        <p>{open.text}</p>
        <Parts parts={open.parts} />
        <dl className="grid grid-cols-2 gap-gap">
          <LargeFigure figure={installation} lang={product.lang} size="h2" />
          <LargeFigure figure={installationSaved} lang={product.lang} size="h2" />
          <LargeFigure figure={fireSuppression} lang={product.lang} size="h2" className="col-span-2" />
        </dl>
      </View>
      <View picture={pictures.side} alt={side.pictureAlt}>
        <h3 className="text-title">{side.heading}</h3>
        <p className="text-lead">{side.text}</p>
      </View>
      <View picture={pictures.door} alt={door.pictureAlt}>
        <h3 className="text-title">{door.heading}</h3>
        <p className="text-lead">{door.text}</p>
      </View>
      {/* The next picture differs from this one in the line alone, which therefore lights up from the floor as it scrolls into view. */}
      <View picture={pictures.unlit} alt="" className="night tower-view-before">
        <h3 className="text-title">{quiet.heading}</h3>
        <p>{quiet.text}</p>
        <dl>
          <LargeFigure figure={noise} lang={product.lang} />
        </dl>
      </View>
      <View picture={pictures.lit} alt={light.pictureAlt} className="night">
        <h3 className="text-title">{light.heading}</h3>
        <p className="text-lead">{light.text}</p>
      </View>
    </section>
  );
}

type ViewProps = { id?: string; picture: Picture; alt: string; className?: string; children: ReactNode };

/** On wide screens the picture fills the window and stands still while the text moves: see `views.css`. */
function View({ id, picture, alt, className, children }: ViewProps) {
  return (
    <div id={id} className={classNames("tower-view scroll-mt-bar", className)}>
      <PictureView picture={picture} alt={alt} sizes="100vw" className="tower-view-picture" />
      <Container>
        <div className="flex max-w-[30rem] flex-col gap-6 pb-12 text-pretty first:pt-12 lg:py-section">{children}</div>
      </Container>
    </div>
  );
}

function Parts({ parts }: { parts: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-4 border-t border-ink pt-4">
      {parts.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-label">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
