import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import type { SupportWords } from "./read-support.server.ts";
import { maxCodeLength } from "./max-code-length.ts";

type CodeFieldsProps = { words: SupportWords; text?: string; family?: string };

export function CodeFields({ words, text, family }: CodeFieldsProps) {
  return (
    <>
      <TextField
        label={words.code.label}
        name="code"
        type="search"
        defaultValue={text}
        maxLength={maxCodeLength}
        placeholder="A-101"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Select label={words.code.family} name="family" defaultValue={family ?? ""}>
        <option value="">{words.code.all}</option>
        <Options of={Object.entries(words.families)} />
      </Select>
      <Button type="submit" className="self-end">
        {words.code.submit}
      </Button>
    </>
  );
}
