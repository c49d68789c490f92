import { useLoaderData } from "react-router";
import { Agave, Cholla, Copiapoa, Myrtillocactus } from "./chapters.tsx";
import { Ending } from "./ending.tsx";
import { Ribs } from "./ribs.tsx";
import { StoryHero } from "./story-hero.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle = { ground: "night" };

export default function Story() {
  const { copy, pictures } = useLoaderData<typeof loader>();
  const { agave, myrtillocactus, copiapoa, cholla } = copy.plants;
  return (
    <>
      <StoryHero heading={copy.heading} lead={copy.lead} />
      <Ribs copy={copy.ribs} />
      <Agave plant={agave} picture={pictures.agave} />
      <Myrtillocactus plant={myrtillocactus} picture={pictures.myrtillocactus} />
      <Copiapoa plant={copiapoa} picture={pictures.copiapoa} />
      <Cholla plant={cholla} picture={pictures.cholla} />
      <Ending copy={copy.ending} />
    </>
  );
}
