import { useLoaderData } from "react-router";
import { NewsletterBand } from "#app/frame/newsletter/newsletter-band.tsx";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { Day } from "./day/day.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { LatestNews } from "./latest-news.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { Platforms } from "./platforms.tsx";
import { Safety } from "./safety.tsx";
import { ProductLines } from "./product-lines.tsx";
import { Visitors } from "./visitors.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle: PageHandle = { ground: "night", Newsletter: NewsletterBand };

export default function Home() {
  const { copy, place, pictures, stories } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero copy={copy.hero} picture={pictures.hero} />
      <Visitors copy={copy.visitors} />
      <Day copy={copy.day} place={place} />
      <ProductLines copy={copy} pictures={pictures} />
      <Figures copy={copy.figures} />
      <Safety copy={copy.safety} />
      <Platforms copy={copy.platforms} day={copy.day} place={place} />
      <LatestNews copy={copy.news} stories={stories} />
      <ClosingSection copy={{ ...copy.close, find: copy.hero.find, ask: copy.hero.ask }} />
    </>
  );
}
