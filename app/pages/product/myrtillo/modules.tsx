import type { Picture } from "#app/assets/pictures.server.ts";
import { PictureView } from "#app/ui/picture.tsx";
import type { Copy } from "./copy/fr.ts";

export function Modules({ copy, picture }: { copy: Copy["modules"]; picture: Picture }) {
  return (
    <section
      id="modules"
      aria-labelledby="modules-heading"
      className="scroll-mt-bar bg-sand-floor print:hidden lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="wrap flex flex-col gap-6 py-section lg:justify-center lg:pr-8">
        <h2 id="modules-heading" className="max-w-[12ch] text-title">
          {copy.heading}
        </h2>
        <p className="max-w-[38ch] text-lead text-pretty">{copy.text}</p>
      </div>
      <PictureView
        picture={picture}
        alt={copy.pictureAlt}
        sizes="(width >= 64rem) 58vw, 100vw"
        className="h-auto w-full [mask-image:linear-gradient(to_bottom,transparent,#000_18%)] lg:h-full lg:[mask-image:linear-gradient(to_right,transparent,#000_28%)] lg:object-cover"
      />
    </section>
  );
}
