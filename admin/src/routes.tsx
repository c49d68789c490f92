import { lazy } from "react";
import type { RouteObject } from "react-router";
import { Loading } from "./layout/loading.tsx";
import { ErrorPage, NotFoundPage } from "./layout/status-pages.tsx";
import { AcceptInvitationPage } from "./session/accept-invitation-page.tsx";
import { ForgottenPasswordPage } from "./session/forgotten-password-page.tsx";
import { loadCurrentUser } from "./session/load-current-user.ts";
import { LoginPage } from "./session/login-page.tsx";
import { NewPasswordPage } from "./session/new-password-page.tsx";
import { SignInGuard } from "./session/sign-in-guard.tsx";
import { signedInRoute } from "./session/use-current-user.ts";
import { DashboardPage } from "./dashboard/dashboard-page.tsx";

// Each screen is a chunk of its own. React.lazy changes the address at once and shows a fallback until the chunk arrives.
const AccountPage = lazy(async () => ({ default: (await import("./accounts/account-page.tsx")).AccountPage }));
const AccountsPage = lazy(async () => ({ default: (await import("./accounts/accounts-page.tsx")).AccountsPage }));
const ActsPage = lazy(async () => ({ default: (await import("./audit-log/audit-log-page.tsx")).AuditLogPage }));
const DistributorsPage = lazy(async () => ({ default: (await import("./distributors/distributors-page.tsx")).DistributorsPage }));
const EntriesPage = lazy(async () => ({ default: (await import("./content/entries-page.tsx")).EntriesPage }));
const EntryPage = lazy(async () => ({ default: (await import("./content/entry-page.tsx")).EntryPage }));
const GuidePage = lazy(async () => ({ default: (await import("./help/guide-page.tsx")).GuidePage }));
const HelpPage = lazy(async () => ({ default: (await import("./help/help-page.tsx")).HelpPage }));
const InboxPage = lazy(async () => ({ default: (await import("./inbox/inbox-page.tsx")).InboxPage }));
const IssuePage = lazy(async () => ({ default: (await import("./newsletter/issue-page.tsx")).IssuePage }));
const IssuesPage = lazy(async () => ({ default: (await import("./newsletter/issues-page.tsx")).IssuesPage }));
const JobsPage = lazy(async () => ({ default: (await import("./jobs/jobs-page.tsx")).JobsPage }));
const LaunchPage = lazy(async () => ({ default: (await import("./launch/launch-page.tsx")).LaunchPage }));
const MaintenancePage = lazy(async () => ({ default: (await import("./maintenance/maintenance-page.tsx")).MaintenancePage }));
const MediaItemPage = lazy(async () => ({ default: (await import("./media/media-item-page.tsx")).MediaItemPage }));
const MediaPage = lazy(async () => ({ default: (await import("./media/media-page.tsx")).MediaPage }));
const MyAccountPage = lazy(async () => ({ default: (await import("./account/my-account-page.tsx")).MyAccountPage }));
const NoticesPage = lazy(async () => ({ default: (await import("./notices/notices-page.tsx")).NoticesPage }));
const MenusPage = lazy(async () => ({ default: (await import("./site/menus-page.tsx")).MenusPage }));
const PageImagesPage = lazy(async () => ({ default: (await import("./site/page-images-page.tsx")).PageImagesPage }));
const PeoplePage = lazy(async () => ({ default: (await import("./staff-users/staff-users-page.tsx")).StaffUsersPage }));
const PickPage = lazy(async () => ({ default: (await import("./ui-strings/inspect-page.tsx")).InspectPage }));
const SamplesPage = lazy(async () => ({ default: (await import("./example-content/example-content-page.tsx")).ExampleContentPage }));
const SecurityLogPage = lazy(async () => ({ default: (await import("./security/security-log-page.tsx")).SecurityLogPage }));
const SentencesPage = lazy(async () => ({ default: (await import("./ui-strings/ui-strings-page.tsx")).UiStringsPage }));
const SignInsPage = lazy(async () => ({ default: (await import("./security/sign-ins-page.tsx")).SignInsPage }));
const SitePage = lazy(async () => ({ default: (await import("./site/site-page.tsx")).SitePage }));
const SubscribersPage = lazy(async () => ({ default: (await import("./newsletter/subscribers-page.tsx")).SubscribersPage }));
const RedirectsPage = lazy(async () => ({ default: (await import("./redirects/redirects-page.tsx")).RedirectsPage }));
const SynonymsPage = lazy(async () => ({ default: (await import("./synonyms/synonyms-page.tsx")).SynonymsPage }));
const TemplatesPage = lazy(async () => ({ default: (await import("./inbox/templates-page.tsx")).TemplatesPage }));
const ThreadPage = lazy(async () => ({ default: (await import("./inbox/thread-page.tsx")).ThreadPage }));
const TrashPage = lazy(async () => ({ default: (await import("./trash/trash-page.tsx")).TrashPage }));
const VisitsPage = lazy(async () => ({ default: (await import("./analytics/analytics-page.tsx")).AnalyticsPage }));

const screens: RouteObject[] = [
  { index: true, Component: DashboardPage },
  { path: "/content/:type?", Component: EntriesPage },
  { path: "/content/:type/:key", Component: EntryPage },
  { path: "/help", Component: HelpPage },
  { path: "/help/:guide", Component: GuidePage },
  { path: "/inbox", Component: InboxPage },
  { path: "/inbox/:id", Component: ThreadPage },
  { path: "/templates", Component: TemplatesPage },
  { path: "/newsletter", Component: IssuesPage },
  { path: "/newsletter/:id", Component: IssuePage },
  { path: "/subscribers", Component: SubscribersPage },
  { path: "/accounts", Component: AccountsPage },
  { path: "/accounts/:id", Component: AccountPage },
  { path: "/media", Component: MediaPage },
  { path: "/media/:name", Component: MediaItemPage },
  { path: "/notices", Component: NoticesPage },
  { path: "/people", Component: PeoplePage },
  { path: "/acts", Component: ActsPage },
  { path: "/security-log", Component: SecurityLogPage },
  { path: "/my-account", Component: MyAccountPage },
  { path: "/sign-ins", Component: SignInsPage },
  { path: "/jobs", Component: JobsPage },
  { path: "/launch", Component: LaunchPage },
  { path: "/samples", Component: SamplesPage },
  { path: "/sentences", Component: SentencesPage },
  { path: "/sentences/page", Component: PickPage },
  { path: "/synonyms", Component: SynonymsPage },
  { path: "/distributors", Component: DistributorsPage },
  { path: "/site", Component: SitePage },
  { path: "/maintenance", Component: MaintenancePage },
  { path: "/menus", Component: MenusPage },
  { path: "/page-images", Component: PageImagesPage },
  { path: "/visits", Component: VisitsPage },
  { path: "/trash", Component: TrashPage },
  { path: "/redirects", Component: RedirectsPage },
  { path: "*", Component: NotFoundPage },
];

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    children: [
      { path: "/login", Component: LoginPage },
      { path: "/join/:token", Component: AcceptInvitationPage },
      { path: "/forgotten-password", Component: ForgottenPasswordPage },
      { path: "/new-password/:token", Component: NewPasswordPage },
      {
        id: signedInRoute,
        loader: loadCurrentUser,
        // The user is loaded at the start, after each sign-in, and after a change of the own account, which stays on its screen.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
        Component: SignInGuard,
        children: [{ ErrorBoundary: ErrorPage, children: screens }],
      },
    ],
  },
];
