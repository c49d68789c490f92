import { useLoaderData } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Agave, Cholla, Copiapoa, Myrtillocactus } from "./chapters.tsx";
import { Ending } from "./ending.tsx";
import { Ribs } from "./ribs.tsx";
import { StoryHero } from "./story-hero.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/about-us/ecactus", async ({ page, path, copy, seo }) => {
  const steps = [
    { name: copy.about, path: "/about-us" },
    { name: copy.story, path },
  ];
  return {
    copy,
    seo: { ...seo, image: previewOf("pair-agave"), jsonLd: [await breadcrumbList(page, steps)] },
    pictures: {
      desert: pictureOf("wide", "desert-night"),
      agave: pictureOf("wide", "pair-agave"),
      myrtillocactus: pictureOf("wide", "pair-myrtillocactus"),
      copiapoa: pictureOf("wide", "pair-copiapoa"),
      cholla: pictureOf("wide", "pair-cholla"),
      line: pictureOf("wide", "detail-light-line"),
    },
  };
});

export const handle = { ground: "night" };

export default function Story() {
  const { copy, pictures } = useLoaderData<typeof loader>();
  const { agave, myrtillocactus, copiapoa, cholla } = copy.plants;
  return (
    <>
      <StoryHero heading={copy.heading} lead={copy.lead} picture={pictures.desert} alt={copy.skyAlt} />
      <Ribs copy={copy.ribs} />
      <Agave plant={agave} picture={pictures.agave} />
      <Myrtillocactus plant={myrtillocactus} picture={pictures.myrtillocactus} />
      <Copiapoa plant={copiapoa} picture={pictures.copiapoa} />
      <Cholla plant={cholla} picture={pictures.cholla} />
      <Ending copy={copy.ending} picture={pictures.line} />
    </>
  );
}
