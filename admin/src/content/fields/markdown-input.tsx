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
import type { InputProps } from "./input-props.ts";
import { helpOf, readField } from "./read-field.ts";

/** Loads the editor only when a Markdown field is shown: its chunk is as large as the rest of the back office. */
const loadEditor = async () => (await import("../../markdown/rich-editor.tsx")).RichEditor;

type OfInput = { id: string; describedBy: string; isRequired: boolean; isWrong: boolean };

/** Edits Markdown in the rich text editor or as source. */
export function MarkdownInput({ id, field, value, fault, isReadOnly, onChange }: InputProps) {
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
  const [isRefused, setRefused] = useState(false);
  const text = typeof value === "string" ? value : "";
  const change = (next: string) => onChange(next === "" ? undefined : next);
  const why = isRefused ? texts.notShown : isError ? texts.notLoaded : undefined;
  const said = fault ? reason : helpOf(field, language);
  const ofInput = { id, describedBy: `${id}-said`, isRequired: field.required, isWrong: fault !== undefined };
  return (
    <Stack spacing={0.5}>
      <TextHead
        {...ofInput}
        label={field.label[language]}
        isSource={isSource}
        onSwitch={() => {
          setSource(!isSource);
          setRefused(false);
        }}
      />
      {why && <Alert severity="info">{why}</Alert>}
      {isSource || isError ? (
        <SourceInput {...ofInput} value={text} isReadOnly={isReadOnly} onChange={change} />
      ) : Editor ? (
        <Editor
          {...ofInput}
          value={text}
          headings={readField(field).headings}
          isReadOnly={isReadOnly}
          onChange={change}
          onRefuse={() => {
            setSource(true);
            setRefused(true);
          }}
        />
      ) : (
        <CircularProgress aria-label={field.label[language]} size={24} sx={{ m: 2 }} />
      )}
      <TextFoot {...ofInput} said={said} keys={isSource || isReadOnly ? undefined : texts.keys} />
    </Stack>
  );
}

type HeadProps = OfInput & { label: string; isSource: boolean; onSwitch(): void };

function TextHead({ id, label, isRequired, isWrong, isSource, onSwitch }: HeadProps) {
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

function TextFoot({ describedBy, isWrong, said, keys }: OfInput & { said: string | undefined; keys: string | undefined }) {
  return (
    <Box id={describedBy} sx={{ mx: 1.75 }}>
      {said && (
        <FormHelperText component="span" sx={{ m: 0, mr: 1 }} error={isWrong}>
          {said}
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

type SourceProps = OfInput & { value: string; isReadOnly: boolean; onChange(value: string): void };

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
