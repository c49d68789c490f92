import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { Link as RouterLink } from "react-router";
import { canOpen } from "../layout/sections.tsx";
import { useRole } from "../session/use-current-user.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-content-types.ts";

/** Introduction to a content type, with a link to the media library if its entries have files. */
export function ContentTypeNote({ type: { about, fields } }: { type: DescribedType }) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const role = useRole();
  const mediaScreen = "/media";
  if (!about) return null;
  return (
    <Alert severity="info">
      <Stack spacing={1} sx={{ alignItems: "start" }}>
        <span>{about[language]}</span>
        {role && canOpen(role, mediaScreen) && fields.some(({ kind }) => kind === "file") && (
          <Link component={RouterLink} to={mediaScreen}>
            {texts.uploadFiles}
          </Link>
        )}
      </Stack>
    </Alert>
  );
}
