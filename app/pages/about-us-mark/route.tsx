import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { Colours } from "./colours.tsx";
import { Construction, Lockups } from "./construction.tsx";
import { Downloads } from "./downloads.tsx";
import { markFiles } from "./mark-files.server.ts";
import { Line } from "./line.tsx";
import { Names } from "./names.tsx";
import { Uses } from "./uses.tsx";

const path = "/about-us/mark";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { seo: seoCopy, ...copy } = await readCopy(page, "about-us-mark");
  const steps = [
    { name: copy.about, path: "/about-us" },
    { name: copy.mark, path },
  ];
  return {
    copy,
    seo: seoFor(page, { ...seoCopy, path, image: previewOf("detail-light-line"), jsonLd: [await breadcrumbList(page, steps)] }),
    files: markFiles,
    picture: pictureOf("half", "cholla-wifi-detail-1"),
  };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function MarkPage() {
  const { copy, files, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <Construction copy={copy} />
      <Line copy={copy.line} picture={picture} />
      <Lockups copy={copy.space} logo={files.logo.svg} onDark={files.logoOnDark.svg} />
      <Colours copy={copy.colours} />
      <Names copy={copy.names} />
      <Uses copy={copy.uses} />
      <Downloads copy={copy.downloads} files={files} />
    </>
  );
}
