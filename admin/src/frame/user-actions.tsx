import DevicesIcon from "@mui/icons-material/Devices";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import { Logout, useGetIdentity, UserMenu, useUserMenu } from "react-admin";
import { Link } from "react-router";
import { useTexts } from "../texts/staff-language.ts";
import { frameTexts } from "./texts.ts";

/** The menu under a staff user's name: their own sign-ins, and the way out. */
export function UserActions() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ?? ""}>
      <SignInsItem />
      <Logout />
    </UserMenu>
  );
}

/** The menu hands its items what the keyboard needs. */
function SignInsItem(props: object) {
  const texts = useTexts(frameTexts);
  const menu = useUserMenu();
  return (
    <MenuItem {...props} component={Link} to="/sign-ins" onClick={menu?.onClose}>
      <ListItemIcon>
        <DevicesIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{texts.signIns}</ListItemText>
    </MenuItem>
  );
}
