import { Admin, CustomRoutes } from "react-admin";
import { Route } from "react-router";
import { TodayPage } from "./frame/today-page.tsx";
import { Layout } from "./frame/layout.tsx";
import { ActsPage } from "./people/acts-page.tsx";
import { PeoplePage } from "./people/people-page.tsx";
import { authProvider } from "./session/auth-provider.ts";
import { JoinPage } from "./session/join-page.tsx";
import { LoginPage } from "./session/login-page.tsx";
import { i18nProvider } from "./texts/i18n-provider.ts";
import { theme } from "./theme.ts";

/** The back office. Its addresses stand after `#`, so that the token of an invitation reaches no server. */
export function App() {
  return (
    <Admin
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      dashboard={TodayPage}
      layout={Layout}
      loginPage={LoginPage}
      theme={theme}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>
        <Route path="/join/:token" element={<JoinPage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/people" element={<PeoplePage />} />
        <Route path="/acts" element={<ActsPage />} />
      </CustomRoutes>
    </Admin>
  );
}
