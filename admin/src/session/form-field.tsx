import TextField, { type TextFieldProps } from "@mui/material/TextField";

export function FormField({ fieldError, helperText, ...props }: TextFieldProps & { fieldError: string | undefined }) {
  return (
    <TextField {...props} required fullWidth error={fieldError !== undefined} helperText={fieldError ?? helperText} variant="outlined" />
  );
}
