import { usePageLanguage } from "#app/page/use-page-language.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./data.server.ts";

const seconds = 15;
const labelled = [15, 10, 5, 0];

/**
 * Marks fifteen seconds on the light line, which fills on scroll. The image is anchored at its upper edge, so that the
 * text stays above the seam.
 */
export function Safety({ copy, picture }: { copy: HomeData["copy"]["safety"]; picture: HomeData["pictures"]["safety"] }) {
  const language = usePageLanguage();
  return (
    <section aria-labelledby="safety" className="relative isolate grid bg-sand lg:block">
      <div className="relative overflow-clip">
        <PictureView
          picture={picture}
          alt={copy.pictureAlt}
          sizes="100vw"
          className="aspect-4/3 w-full object-cover object-top [filter:saturate(0)] lg:aspect-2/1"
        />
        <PictureView
          picture={picture}
          alt=""
          sizes="100vw"
          className="rising-light absolute inset-0 aspect-4/3 w-full object-cover object-top lg:aspect-2/1"
        />
        <Scale unit={copy.unit} />
      </div>
      <div className="wrap py-14 lg:absolute lg:inset-y-0 lg:right-0 lg:w-1/2 lg:pl-16 lg:pt-[6vw]">
        <h2 id="safety" className="max-w-[16ch] text-h2">
          {copy.heading}
        </h2>
        <p className="max-w-[42ch] py-6 text-lead">{copy.text}</p>
        <TextLink to={localPath(language, "/products/myrtillo-ess-high-voltage-lfp-battery")} className="text-ink">
          {copy.link}
        </TextLink>
      </div>
    </section>
  );
}

/** The line in the photo lies at 39.6 % of the image's width; the marks stand beside it. */
function Scale({ unit }: { unit: string }) {
  return (
    <div aria-hidden="true" className="absolute inset-y-[6%] left-[41.5%] flex flex-col justify-between text-small tabular-nums">
      {Array.from({ length: seconds + 1 }, (_, index) => {
        const second = seconds - index;
        return (
          <span key={second} className="flex h-0 items-center gap-2">
            <span className={`h-px bg-ink ${labelled.includes(second) ? "w-9" : "w-4"}`} />
            {labelled.includes(second) && `${second}\u00a0${unit}`}
          </span>
        );
      })}
    </div>
  );
}
