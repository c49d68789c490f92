import { useLoaderData } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Colours } from "./colours.tsx";
import { Construction, Lockups } from "./construction.tsx";
import { Downloads } from "./downloads.tsx";
import { markFiles } from "./mark-files.server.ts";
import { Line } from "./line.tsx";
import { Names } from "./names.tsx";
import { Uses } from "./uses.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/about-us/mark", async ({ page, path, copy, seo }) => {
  const steps = [
    { name: copy.about, path: "/about-us" },
    { name: copy.mark, path },
  ];
  return {
    copy,
    seo: { ...seo, image: previewOf("detail-light-line"), jsonLd: [await breadcrumbList(page, steps)] },
    files: markFiles,
    picture: pictureOf("half", "cholla-wifi-detail-1"),
  };
});

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
