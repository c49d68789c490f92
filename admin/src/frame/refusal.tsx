import Alert from "@mui/material/Alert";

/** Why a screen has nothing to show, in the words of the API. */
export function Refusal({ error }: { error: Error }) {
  return (
    <Alert severity="error" sx={{ my: 2 }}>
      {error.message}
    </Alert>
  );
}
