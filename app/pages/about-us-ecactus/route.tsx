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
    seo: { ...seo, image: previewOf("desert-night"), jsonLd: [await breadcrumbList(page, steps)] },
    pictures: {
      desert: pictureOf("wide", "desert-night"),
      agave: pictureOf("wide", "agave-th-dark"),
      myrtillo: pictureOf("half", "myrtillo-detail-1"),
      copia: pictureOf("half", "copia-detail-2"),
      cholla: pictureOf("half", "cholla-4g-detail-1"),
      line: pictureOf("wide", "detail-light-line"),
    },
  };
});

export const handle = { ground: "night" };

export default function Story() {
  const { copy, pictures } = useLoaderData<typeof loader>();
  const [agave, myrtillo, copiapoa, cholla] = [copy.plants.agave, copy.plants.myrtillocactus, copy.plants.copiapoa, copy.plants.cholla];
  return (
    <>
      <StoryHero heading={copy.heading} lead={copy.lead} picture={pictures.desert} alt={copy.skyAlt} />
      <Ribs copy={copy.ribs} />
      <Agave plant={agave} picture={pictures.agave} />
      <Myrtillocactus plant={myrtillo} picture={pictures.myrtillo} />
      <Copiapoa plant={copiapoa} picture={pictures.copia} />
      <Cholla plant={cholla} picture={pictures.cholla} />
      <Ending copy={copy.ending} picture={pictures.line} />
    </>
  );
}
