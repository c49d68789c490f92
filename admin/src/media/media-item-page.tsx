import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { Link as RouterLink, useParams } from "react-router";
import { formatBytes } from "../../../i18n/format.ts";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
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
      <PageHeader title={data.name}>{role && role !== "editor" && <MediaActions item={data} onReplaced={reload} />}</PageHeader>
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

function Uses({ uses }: Pick<MediaItem, "uses">) {
  const texts = useTexts(mediaTexts);
  return (
    <section>
      <Typography variant="h6" component="h2">
        {texts.uses}
      </Typography>
      {uses.length === 0 && <Typography>{texts.unused}</Typography>}
      <List dense>
        {uses.map(({ type, key, language, isPublic }) => (
          <ListItem key={`${type}/${key}/${language}`} disableGutters sx={{ gap: 1 }}>
            <Link
              component={RouterLink}
              to={type === "page-image" ? `/page-images?language=${language}` : `/content/${type}/${key}`}
            >{`${type}/${key}`}</Link>
            <span lang={languages[language].tag}>{languages[language].name}</span>
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
