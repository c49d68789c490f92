import { useLoaderData } from "react-router";
import { Aims } from "./aims.tsx";
import { Footprint } from "./footprint.tsx";
import { Head } from "./head.tsx";
import { Onward } from "./onward.tsx";
import { People } from "./people.tsx";
import { Years } from "./years.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function AboutUs() {
  const { copy, pictures, footprint } = useLoaderData<typeof loader>();
  return (
    <>
      <Head copy={copy} picture={pictures.hall} />
      <Aims copy={copy.aims} />
      <Years copy={copy.years} />
      <People copy={copy.people} />
      <Footprint copy={copy.footprint} footprint={footprint} />
      <Onward copy={copy.onward} desert={pictures.desert} line={pictures.line} />
    </>
  );
}
