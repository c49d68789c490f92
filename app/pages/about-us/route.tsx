import { useLoaderData } from "react-router";
import { Aims } from "./aims.tsx";
import { Footprint } from "./footprint.tsx";
import { Opening } from "./opening.tsx";
import { FurtherLinks } from "./further-links.tsx";
import { Stakeholders } from "./stakeholders.tsx";
import { Years } from "./years.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function AboutUs() {
  const { copy, pictures, footprint } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening copy={copy} picture={pictures.hall} />
      <Aims copy={copy.aims} />
      <Years copy={copy.years} />
      <Stakeholders copy={copy.people} />
      {footprint.countries.length > 0 && <Footprint copy={copy.footprint} footprint={footprint} />}
      <FurtherLinks copy={copy.onward} story={pictures.story} mark={pictures.mark} />
    </>
  );
}
