import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { Agave, Cholla, Copiapoa, Myrtillocactus } from "./chapters.tsx";
import { Ending } from "./ending.tsx";
import { Ribs } from "./ribs.tsx";
import { StoryHero } from "./story-hero.tsx";

const path = "/about-us/ecactus";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { seo: seoCopy, ...copy } = await readCopy(page, "about-us-ecactus");
  const steps = [
    { name: copy.about, path: "/about-us" },
    { name: copy.story, path },
  ];
  return {
    copy,
    seo: seoFor(page, { ...seoCopy, path, image: previewOf("desert-night"), jsonLd: [await breadcrumbList(page, steps)] }),
    pictures: {
      desert: pictureOf("wide", "desert-night"),
      agave: pictureOf("wide", "agave-th-dark"),
      myrtillo: pictureOf("half", "myrtillo-detail-1"),
      copia: pictureOf("half", "copia-detail-2"),
      cholla: pictureOf("half", "cholla-4g-detail-1"),
      line: pictureOf("wide", "detail-light-line"),
    },
  };
}

export const handle = { ground: "night" };
export const clientLoader = loadPayload;
export const meta = pageMeta;

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
