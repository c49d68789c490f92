import MetIcon from "@mui/icons-material/CheckCircleOutlined";
import NotMetIcon from "@mui/icons-material/RadioButtonUnchecked";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import TextField from "@mui/material/TextField";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { describePassword, isPassphrase, passphraseRule, passwordLength } from "../../../domain/account/schema.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { sessionTexts } from "./texts.ts";

const minKinds = 3;

/** Field for a new password. The rule stays visible and marks the parts that are met. */
export function NewPasswordField({ label, fieldError, autoFocus }: { label: string; fieldError?: string; autoFocus?: boolean }) {
  const id = useId();
  const [password, setPassword] = useState("");
  return (
    <Stack spacing={1}>
      <TextField
        name="password"
        label={label}
        type="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        required
        fullWidth
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={fieldError !== undefined}
        helperText={fieldError}
        slotProps={{ htmlInput: { "aria-describedby": id } }}
      />
      <PasswordRule id={id} password={password} />
    </Stack>
  );
}

function PasswordRule({ id, password }: { id: string; password: string }) {
  const texts = useTexts(sessionTexts);
  const { length, hasSpaces, types } = describePassword(password);
  const isLengthMet = length >= passwordLength.min && length <= passwordLength.max && !hasSpaces;
  return (
    <div id={id}>
      <List dense disablePadding>
        <RulePart isMet={isLengthMet} text={texts.ruleShort} />
        <RulePart isMet={types >= minKinds} text={texts.ruleKinds} />
        <RulePart isMet={isPassphrase(password)} text={formatMessage(texts.ruleOr, passphraseRule)} />
      </List>
      <Typography variant="caption" color="textSecondary">
        {texts.ruleCommon}
      </Typography>
    </div>
  );
}

function RulePart({ isMet, text }: { isMet: boolean; text: string }) {
  const texts = useTexts(sessionTexts);
  const Icon = isMet ? MetIcon : NotMetIcon;
  return (
    <ListItem disableGutters sx={{ alignItems: "flex-start", gap: 1, py: 0.25 }}>
      <Icon titleAccess={isMet ? texts.met : texts.notMet} color={isMet ? "success" : "disabled"} sx={{ fontSize: 18, mt: "1px" }} />
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </ListItem>
  );
}
