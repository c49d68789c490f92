import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { markdownTexts } from "../../markdown/texts.ts";
import { useStaffLanguage, useTexts } from "../../texts/staff-language.ts";
import { contentTexts } from "../texts.ts";
import { isFaulty, type InputProps } from "./input-props.ts";
import { helpOf, readKindOptions } from "./read-kind-options.ts";

/** Loads the editor only when a Markdown field is shown: its chunk is as large as the rest of the back office. */
const loadEditor = async () => (await import("../../markdown/rich-editor.tsx")).RichEditor;

type FieldAttributes = { id: string; describedBy: string; isRequired: boolean; isWrong: boolean };

/** Edits Markdown in the rich text editor or as source. */
export function MarkdownInput({ id, field, value, faults, isReadOnly, onChange }: InputProps) {
  const texts = useTexts(markdownTexts);
  const language = useStaffLanguage();
  const reason = useTexts(contentTexts).reason;
  const { data: Editor, isError } = useQuery({
    queryKey: ["markdown-editor"],
    queryFn: loadEditor,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: "always",
  });
  const [isSource, setSource] = useState(false);
  const [isUnsupported, setUnsupported] = useState(false);
  const text = typeof value === "string" ? value : "";
  const change = (next: string) => onChange(next === "" ? undefined : next);
  const notice = isUnsupported ? texts.notShown : isError ? texts.notLoaded : undefined;
  const helpText = isFaulty(faults) ? reason : helpOf(field, language);
  const fieldAttributes = { id, describedBy: `${id}-said`, isRequired: field.needsValue, isWrong: isFaulty(faults) };
  return (
    <Stack spacing={0.5}>
      <EditorHeader
        {...fieldAttributes}
        label={field.label[language]}
        isSource={isSource}
        onSwitch={() => {
          setSource(!isSource);
          setUnsupported(false);
        }}
      />
      {notice && <Alert severity="info">{notice}</Alert>}
      {isSource || isError ? (
        <SourceInput {...fieldAttributes} value={text} isReadOnly={isReadOnly} onChange={change} />
      ) : Editor ? (
        <Editor
          {...fieldAttributes}
          value={text}
          headings={readKindOptions(field).headings}
          isReadOnly={isReadOnly}
          onChange={change}
          onRefuse={() => {
            setSource(true);
            setUnsupported(true);
          }}
        />
      ) : (
        <CircularProgress aria-label={field.label[language]} size={24} sx={{ m: 2 }} />
      )}
      <EditorFooter {...fieldAttributes} helpText={helpText} keys={isSource || isReadOnly ? undefined : texts.keys} />
    </Stack>
  );
}

type HeaderProps = FieldAttributes & { label: string; isSource: boolean; onSwitch(): void };

function EditorHeader({ id, label, isRequired, isWrong, isSource, onSwitch }: HeaderProps) {
  const texts = useTexts(markdownTexts);
  return (
    <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center" }}>
      <Typography component="span" variant="body2" id={`${id}-label`} color={isWrong ? "error" : "text.secondary"}>
        {label}
        {isRequired && " *"}
      </Typography>
      <Button
        size="small"
        variant={isSource ? "contained" : "text"}
        aria-pressed={isSource}
        aria-describedby={`${id}-label`}
        onClick={onSwitch}
      >
        {texts.source}
      </Button>
    </Stack>
  );
}

function EditorFooter({
  describedBy,
  isWrong,
  helpText,
  keys,
}: FieldAttributes & { helpText: string | undefined; keys: string | undefined }) {
  return (
    <Box id={describedBy} sx={{ mx: 1.75 }}>
      {helpText && (
        <FormHelperText component="span" sx={{ m: 0, mr: 1 }} error={isWrong}>
          {helpText}
        </FormHelperText>
      )}
      {keys && (
        <FormHelperText component="span" sx={{ m: 0 }}>
          {keys}
        </FormHelperText>
      )}
    </Box>
  );
}

type SourceProps = FieldAttributes & { value: string; isReadOnly: boolean; onChange(value: string): void };

function SourceInput({ id, describedBy, isRequired, isWrong, value, isReadOnly, onChange }: SourceProps) {
  return (
    <TextField
      id={id}
      size="small"
      fullWidth
      multiline
      minRows={10}
      maxRows={30}
      error={isWrong}
      disabled={isReadOnly}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { "aria-labelledby": `${id}-label`, "aria-describedby": describedBy, "aria-required": isRequired, spellCheck: true },
        input: { sx: { fontFamily: "monospace", fontSize: 14 } },
      }}
    />
  );
}
