import TextField, { type TextFieldProps } from "@mui/material/TextField";

/** A field of the forms around the session, with what was wrong with it below. */
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
