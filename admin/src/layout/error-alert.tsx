import Alert from "@mui/material/Alert";

/** Shows the error message of the API in place of a screen. */
export function ErrorAlert({ error }: { error: Error }) {
  return (
    <Alert severity="error" sx={{ my: 2 }}>
      {error.message}
    </Alert>
  );
}
