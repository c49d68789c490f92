import { defaultLightTheme, type RaThemeOptions } from "react-admin";

/** The colours of the site (app/styles/app.css): ink on warm paper, one green. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  components: {
    ...defaultLightTheme.components,
    MuiTextField: { defaultProps: { variant: "outlined", margin: "none" } },
    // What helps to read is read where nothing may be changed, too.
    MuiFormHelperText: { styleOverrides: { root: { "&.Mui-disabled": { color: "#5a615c" } } } },
    MuiFormControl: { defaultProps: { margin: "none" } },
    // On a phone what is pressed stands at the bottom: a notice lies over the bar at the top, where nothing waits.
    RaNotification: {
      styleOverrides: { root: { "@media (max-width: 599.95px)": { top: 4, bottom: "auto" } } },
    },
  },
  typography: { button: { textTransform: "none" } },
  palette: {
    ...defaultLightTheme.palette,
    primary: { main: "#0f5c43" },
    secondary: { main: "#1b201e" },
    warning: { main: "#8a5a0c" },
    error: { main: "#b3261e" },
    info: { main: "#1d5a85" },
    text: { primary: "#161a18", secondary: "#5a615c" },
    background: { default: "#f6f4ef" },
  },
};
