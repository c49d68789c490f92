import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useTexts } from "../texts/staff-language.ts";
import type { ListedAccount } from "./account.ts";
import { accountTexts } from "./texts.ts";

export function AccountList({ rows }: { rows: readonly ListedAccount[] }) {
  const texts = useTexts(accountTexts);
  if (rows.length === 0) return <Typography sx={{ p: 2 }}>{texts.none}</Typography>;
  return (
    <List disablePadding>
      {rows.map(({ id, name, username, email, openApi, closesAt, isStaff }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton component={Link} to={`/accounts/${id}`} sx={{ display: "block", overflowWrap: "anywhere" }}>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
              <Typography component="span" sx={{ fontWeight: 500 }}>
                {name}
              </Typography>
              {openApi && <Chip size="small" color="success" label={texts.activated} />}
              {closesAt && <Chip size="small" label={texts.closing} />}
              {isStaff && <Chip size="small" label={texts.staff} />}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {email} · {username}
            </Typography>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
