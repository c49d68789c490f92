import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import { Link as RouterLink } from "react-router";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { guides } from "./guides.ts";
import { helpTexts } from "./texts.ts";

export function HelpPage() {
  const texts = useTexts(helpTexts);
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.help} />
      <Card variant="outlined">
        <List disablePadding>
          {guides.map((guide) => (
            <ListItem key={guide} disablePadding divider>
              <ListItemButton component={RouterLink} to={`/help/${guide}`}>
                <ListItemText primary={texts.names[guide]} secondary={texts.about[guide]} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
    </Stack>
  );
}
