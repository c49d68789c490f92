import { lazy } from "react";
import { Admin, CustomRoutes } from "react-admin";
import { Route } from "react-router";
import { queryClient } from "./api/query-client.ts";
import { TodayPage } from "./today/today-page.tsx";
import { Layout } from "./frame/layout.tsx";
import { authProvider } from "./session/auth-provider.ts";
import { JoinPage } from "./session/join-page.tsx";
import { LoginPage } from "./session/login-page.tsx";
import { i18nProvider } from "./texts/i18n-provider.ts";
import { theme } from "./theme.ts";

// Each room is fetched when somebody goes there.
const AccountPage = lazy(async () => ({ default: (await import("./accounts/account-page.tsx")).AccountPage }));
const AccountsPage = lazy(async () => ({ default: (await import("./accounts/accounts-page.tsx")).AccountsPage }));
const ActsPage = lazy(async () => ({ default: (await import("./people/acts-page.tsx")).ActsPage }));
const DistributorsPage = lazy(async () => ({ default: (await import("./distributors/distributors-page.tsx")).DistributorsPage }));
const EntriesPage = lazy(async () => ({ default: (await import("./content/entries-page.tsx")).EntriesPage }));
const EntryPage = lazy(async () => ({ default: (await import("./content/entry-page.tsx")).EntryPage }));
const GuidePage = lazy(async () => ({ default: (await import("./help/guide-page.tsx")).GuidePage }));
const HelpPage = lazy(async () => ({ default: (await import("./help/help-page.tsx")).HelpPage }));
const InboxPage = lazy(async () => ({ default: (await import("./inbox/inbox-page.tsx")).InboxPage }));
const IssuePage = lazy(async () => ({ default: (await import("./newsletter/issue-page.tsx")).IssuePage }));
const IssuesPage = lazy(async () => ({ default: (await import("./newsletter/issues-page.tsx")).IssuesPage }));
const JobsPage = lazy(async () => ({ default: (await import("./jobs/jobs-page.tsx")).JobsPage }));
const MediaItemPage = lazy(async () => ({ default: (await import("./media/media-item-page.tsx")).MediaItemPage }));
const MediaPage = lazy(async () => ({ default: (await import("./media/media-page.tsx")).MediaPage }));
const PickPage = lazy(async () => ({ default: (await import("./site/pick-page.tsx")).PickPage }));
const PeoplePage = lazy(async () => ({ default: (await import("./people/people-page.tsx")).PeoplePage }));
const SamplesPage = lazy(async () => ({ default: (await import("./samples/samples-page.tsx")).SamplesPage }));
const SecurityLogPage = lazy(async () => ({ default: (await import("./security/security-log-page.tsx")).SecurityLogPage }));
const SentencesPage = lazy(async () => ({ default: (await import("./site/sentences-page.tsx")).SentencesPage }));
const SignInsPage = lazy(async () => ({ default: (await import("./security/sign-ins-page.tsx")).SignInsPage }));
const SitePage = lazy(async () => ({ default: (await import("./site/site-page.tsx")).SitePage }));
const SubscribersPage = lazy(async () => ({ default: (await import("./newsletter/subscribers-page.tsx")).SubscribersPage }));
const SynonymsPage = lazy(async () => ({ default: (await import("./synonyms/synonyms-page.tsx")).SynonymsPage }));
const TemplatesPage = lazy(async () => ({ default: (await import("./inbox/templates-page.tsx")).TemplatesPage }));
const ThreadPage = lazy(async () => ({ default: (await import("./inbox/thread-page.tsx")).ThreadPage }));
const VisitsPage = lazy(async () => ({ default: (await import("./visits/visits-page.tsx")).VisitsPage }));

/** The back office. Its addresses stand after `#`, so that the token of an invitation reaches no server. */
export function App() {
  return (
    <Admin
      queryClient={queryClient}
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
        <Route path="/content/:type?" element={<EntriesPage />} />
        <Route path="/content/:type/:key" element={<EntryPage />} />
        <Route path="/help" element={<HelpPage />} />
        <Route path="/help/:guide" element={<GuidePage />} />
        <Route path="/inbox" element={<InboxPage />} />
        <Route path="/inbox/:id" element={<ThreadPage />} />
        <Route path="/templates" element={<TemplatesPage />} />
        <Route path="/newsletter" element={<IssuesPage />} />
        <Route path="/newsletter/:id" element={<IssuePage />} />
        <Route path="/subscribers" element={<SubscribersPage />} />
        <Route path="/accounts" element={<AccountsPage />} />
        <Route path="/accounts/:id" element={<AccountPage />} />
        <Route path="/media" element={<MediaPage />} />
        <Route path="/media/:name" element={<MediaItemPage />} />
        <Route path="/people" element={<PeoplePage />} />
        <Route path="/acts" element={<ActsPage />} />
        <Route path="/security-log" element={<SecurityLogPage />} />
        <Route path="/sign-ins" element={<SignInsPage />} />
        <Route path="/jobs" element={<JobsPage />} />
        <Route path="/samples" element={<SamplesPage />} />
        <Route path="/sentences" element={<SentencesPage />} />
        <Route path="/sentences/page" element={<PickPage />} />
        <Route path="/synonyms" element={<SynonymsPage />} />
        <Route path="/distributors" element={<DistributorsPage />} />
        <Route path="/site" element={<SitePage />} />
        <Route path="/visits" element={<VisitsPage />} />
      </CustomRoutes>
    </Admin>
  );
}
