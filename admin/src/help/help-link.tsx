import HelpIcon from "@mui/icons-material/HelpOutlined";
import IconButton from "@mui/material/IconButton";
import { Link as RouterLink } from "react-router";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Guide } from "./guides.ts";
import { helpTexts } from "./texts.ts";

export function HelpLink({ guide }: { guide: Guide }) {
  const texts = useTexts(helpTexts);
  const name = formatMessage(texts.helpWith, { guide: texts.names[guide] });
  return (
    <IconButton component={RouterLink} to={`/help/${guide}`} size="small" title={name} aria-label={name}>
      <HelpIcon />
    </IconButton>
  );
}
