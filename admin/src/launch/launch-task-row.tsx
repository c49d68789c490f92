import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { LaunchTask } from "../../../domain/launch/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { useContentTypes } from "../content/use-content-types.ts";
import { canOpen } from "../layout/sections.tsx";
import { useRole } from "../session/use-current-user.ts";
import { siteTexts } from "../site/site-texts.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { findTaskAddress } from "./find-task-address.ts";
import { launchTexts } from "./texts.ts";

const chipColors = { done: "success", example: "warning", missing: "error" } as const;

/** Task with its state, what is open, and a link to the screen where it is done. */
export function LaunchTaskRow({ task }: { task: LaunchTask }) {
  const texts = useTexts(launchTexts);
  const named = useLabelFormat();
  const role = useRole();
  const name = useTaskName(task);
  const address = findTaskAddress(task);
  return (
    <Stack
      component="li"
      direction={{ xs: "column", sm: "row" }}
      spacing={1}
      sx={{ py: 1, alignItems: { sm: "center" }, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
    >
      <Chip
        size="small"
        variant="outlined"
        color={chipColors[task.state]}
        label={texts.states[task.state]}
        sx={{ minWidth: 88, alignSelf: { xs: "flex-start", sm: "center" } }}
      />
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography>{name}</Typography>
        <OpenPoints task={task} />
      </Stack>
      {address !== undefined && role && canOpen(role, address.replace(/\?.*/, "")) && (
        <Link component={RouterLink} to={address} aria-label={named(texts.open, name)}>
          {texts.open}
        </Link>
      )}
    </Stack>
  );
}

function useTaskName({ group, name, title }: LaunchTask): string {
  const texts: Partial<Record<string, string>> = useTexts(launchTexts).names;
  const language = useStaffLanguage();
  const type = useContentTypes()?.find((each) => each.type === name);
  if (group === "content" && type) return type.name[language];
  return title ?? texts[name] ?? name;
}

/** Lines that say what is still open. */
function OpenPoints({ task }: { task: LaunchTask }) {
  const { group, name, state, examples, missing, fields, count } = task;
  const texts = useTexts(launchTexts);
  const fieldNames: Partial<Record<string, string>> = useTexts(siteTexts).fields;
  const named = useLabelFormat();
  const listNames = (codes: readonly Language[]) => codes.map((code) => languages[code].name).join(", ");
  const hints: Partial<Record<string, string>> = texts.hints;
  const countLabels: Partial<Record<string, string>> = { figures: texts.withoutFigures, subsidies: texts.outdatedSubsidies };
  const lines = [
    examples.length > 0 && named(texts.examplesIn, listNames(examples)),
    missing.length > 0 && named(texts.missingIn, listNames(missing)),
    fields.length > 0 && named(texts.fields, fields.map((field) => fieldNames[field] ?? field).join(", ")),
    group === "content" && count > 0 && named(countLabels[name] ?? texts.examples, count),
    group === "legal" && state === "example" && texts.legalReview,
    name === "legal-notice" && state !== "done" && texts.legalNotice,
    state === "missing" && (hints[name] ?? (group === "content" && !countLabels[name] && texts.noneReal)),
  ];
  return lines.map(
    (line) =>
      line && (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ),
  );
}
