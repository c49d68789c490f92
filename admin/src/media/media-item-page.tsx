import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { layoutTexts } from "../layout/texts.ts";
import { Loading } from "../layout/loading.tsx";
import { Link as RouterLink, useParams } from "react-router";
import { formatBytes } from "../../../i18n/format.ts";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { useContentTypes } from "../content/use-content-types.ts";
import { useRole } from "../session/use-current-user.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { DescriptionForm } from "./description-form.tsx";
import { MediaActions } from "./media-actions.tsx";
import type { MediaItem } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";

/** Details of a media item: texts, uses and versions. */
export function MediaItemPage() {
  const texts = useTexts(mediaTexts);
  const { name = "" } = useParams();
  const role = useRole();
  const [reloadCount, setReloadCount] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ["media", "item", name],
    queryFn: () => callApi("GET /staff/media/:name", { name }),
  });
  if (error) return <ErrorAlert error={error} />;
  if (!data) return <Loading />;
  const reload = async () => {
    await refetch();
    setReloadCount(reloadCount + 1);
  };
  return (
    <Stack spacing={3} sx={{ my: 2 }}>
      <Link component={RouterLink} to="/media">
        {texts.media}
      </Link>
      <PageHeader title={data.name} help="media">
        {role && role !== "editor" && <MediaActions item={data} onReplaced={reload} />}
      </PageHeader>
      {data.kind === "file" && (
        <Link href={`/files/${data.name}`} target="_blank">
          {`/files/${data.name}`}
        </Link>
      )}
      <DescriptionForm key={`${name} ${reloadCount}`} item={data} onSaved={() => void reload()} />
      <Uses uses={data.uses} />
      <Versions versions={data.versions} />
    </Stack>
  );
}

/** Screen on which a use is edited. */
function screenOfUse({ type, key, language }: Pick<MediaItem["uses"][number], "type" | "key" | "language">): string {
  if (type === "site") return `/site?language=${language}`;
  return type === "page-image" ? `/page-images?language=${language}` : `/content/${type}/${key}`;
}

function Uses({ uses }: Pick<MediaItem, "uses">) {
  const texts = useTexts(mediaTexts);
  const language = useStaffLanguage();
  const layout = useTexts(layoutTexts);
  const types = useContentTypes();
  const nameOfUse = ({ type, key, title }: Pick<MediaItem["uses"][number], "type" | "key" | "title">) => {
    if (type === "site") return texts.companyData;
    if (type === "page-image") return layout.pageImages;
    const typeName = types?.find((each) => each.type === type)?.name[language] ?? type;
    return `${typeName}: ${title === "" ? key : title}`;
  };
  return (
    <section>
      <Typography variant="h6" component="h2">
        {texts.uses}
      </Typography>
      <Typography>{uses.length === 0 ? texts.unused : texts.inUse}</Typography>
      <List dense>
        {uses.map(({ type, key, title, language: code, isPublic }) => (
          <ListItem key={`${type}/${key}/${code}`} disableGutters sx={{ gap: 1 }}>
            <Link component={RouterLink} to={screenOfUse({ type, key, language: code })}>
              {nameOfUse({ type, key, title })}
            </Link>
            <span lang={languages[code].tag}>{languages[code].name}</span>
            {!isPublic && <Typography color="text.secondary">{texts.notPublic}</Typography>}
          </ListItem>
        ))}
      </List>
    </section>
  );
}

function Versions({ versions }: Pick<MediaItem, "versions">) {
  const texts = useTexts(mediaTexts);
  const language = useStaffLanguage();
  const format = useDateFormat();
  return (
    <section>
      <Typography variant="h6" component="h2">
        {texts.versions}
      </Typography>
      <List dense>
        {versions.map(({ version, type, bytes, width, height, author, createdAt }) => (
          <ListItem key={version} disableGutters>
            {[
              version,
              type,
              formatBytes(language, bytes),
              ...(width === null ? [] : [`${width} × ${height}`]),
              author,
              format(createdAt),
            ].join(" · ")}
          </ListItem>
        ))}
      </List>
    </section>
  );
}
