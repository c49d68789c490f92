import UserIcon from "@mui/icons-material/AccountCircle";
import AccountIcon from "@mui/icons-material/ManageAccounts";
import DevicesIcon from "@mui/icons-material/Devices";
import SignOutIcon from "@mui/icons-material/PowerSettingsNew";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Theme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { endSession } from "../session/load-current-user.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { useTexts } from "../texts/staff-language.ts";
import { layoutTexts } from "./texts.ts";
import { forgetStoredStates } from "./use-stored-state.ts";

/** User menu with the own account, the own sign-ins and the sign-out. */
export function UserActions() {
  const texts = useTexts(layoutTexts);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const signOut = useSignOut();
  const close = () => setAnchor(null);
  return (
    <>
      <NameButton isOpen={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu
        anchorEl={anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        disableScrollLock
        open={anchor !== null}
        onClose={close}
      >
        <MenuItem component={Link} to="/my-account" onClick={close}>
          <ListItemIcon>
            <AccountIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{texts.myAccount}</ListItemText>
        </MenuItem>
        <MenuItem component={Link} to="/sign-ins" onClick={close}>
          <ListItemIcon>
            <DevicesIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{texts.signIns}</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <SignOutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{texts.signOut}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}

/** Shows only an icon on a phone, where the name does not fit. */
function NameButton({ isOpen, onClick }: { isOpen: boolean; onClick(event: MouseEvent): void }) {
  const name = useCurrentUser()?.name ?? "";
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up("sm"));
  const state = { "aria-haspopup": "menu", "aria-expanded": isOpen } as const;
  if (isWide)
    return (
      <Button {...state} color="inherit" startIcon={<UserIcon />} onClick={onClick} sx={{ ml: 0.5 }}>
        {name}
      </Button>
    );
  return (
    <Tooltip title={name}>
      <IconButton {...state} color="inherit" onClick={onClick}>
        <UserIcon />
      </IconButton>
    </Tooltip>
  );
}

/** Ends the session and clears cached data and unsent text, because the next user of the browser may be another one. */
function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    await queries.cancelQueries();
    await endSession();
    await navigate("/login");
    forgetStoredStates();
    queries.clear();
  };
}
