import { Link } from "react-router";
import type { Picture } from "#app/assets/pictures.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

type FurtherLinksProps = { copy: Copy["onward"]; story: Picture; mark: Picture };

export function FurtherLinks({ copy, story, mark }: FurtherLinksProps) {
  const language = usePageLanguage();
  const links = [
    {
      ...copy.story,
      to: localPath(language, "/about-us/ecactus"),
      picture: story,
      sizes: "(min-width: 64rem) 66vw, 100vw",
      crop: "object-[50%_60%]",
    },
    {
      ...copy.mark,
      to: localPath(language, "/about-us/mark"),
      picture: mark,
      sizes: "(min-width: 64rem) 34vw, 100vw",
      crop: "object-center",
    },
  ];
  return (
    <section className="night">
      <h2 className="sr-only">{copy.heading}</h2>
      <ul className="grid md:grid-cols-[2fr_1fr]">
        {links.map(({ name, text, alt, to, picture, sizes, crop }) => (
          <li
            key={to}
            className="group relative min-w-0 has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:-outline-offset-6 has-focus-visible:outline-mark"
          >
            <PictureView picture={picture} alt={alt} sizes={sizes} className={`h-72 w-full object-cover md:h-120 ${crop}`} />
            <div className="px-edge py-6 md:min-h-40">
              <h3 className="text-h3 hyphens-auto">
                <Link to={to} className="decoration-2 underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline">
                  {name}
                </Link>
              </h3>
              <p className="pt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
