import TextField, { type TextFieldProps } from "@mui/material/TextField";

export function FormField({ wrong, helperText, ...props }: TextFieldProps & { wrong: string | undefined }) {
  return (
    <TextField
      {...props}
      required
      fullWidth
      error={wrong !== undefined}
      helperText={wrong ?? helperText}
      margin="dense"
      variant="outlined"
    />
  );
}
