import { useLoaderData } from "react-router";
import { MarkDownloads } from "#app/features/mark/mark-downloads.tsx";
import { Colours } from "./colours.tsx";
import { Construction, Lockups } from "./construction.tsx";
import { Line } from "./line.tsx";
import { NameSpellings } from "./name-spellings.tsx";
import { UsageRules } from "./usage-rules.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function MarkPage() {
  const { copy, files, downloads, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <Construction copy={copy} />
      <Line copy={copy.line} picture={picture} />
      <Lockups copy={copy.space} logo={files.logo.svg} onDark={files.logoOnDark.svg} />
      <Colours copy={copy.colours} />
      <NameSpellings copy={copy.names} />
      <UsageRules copy={copy.uses} />
      <MarkDownloads copy={downloads} files={files} />
    </>
  );
}
