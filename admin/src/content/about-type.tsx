import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { Link as RouterLink } from "react-router";
import { mayEnter } from "../frame/rooms.tsx";
import { useRole } from "../session/use-me.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-types.ts";

/** What there is to know of a type before one begins an entry, and where its files come from. */
export function AboutType({ type: { about, fields } }: { type: DescribedType }) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const role = useRole();
  const room = "/media";
  if (!about) return null;
  return (
    <Alert severity="info">
      <Stack spacing={1} sx={{ alignItems: "start" }}>
        <span>{about[language]}</span>
        {role && mayEnter(role, room) && fields.some(({ kind }) => kind === "file") && (
          <Link component={RouterLink} to={room}>
            {texts.uploadFiles}
          </Link>
        )}
      </Stack>
    </Alert>
  );
}
