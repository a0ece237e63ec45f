import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { returnPath } from './features/account/shared/return-path.ts';
import { readCompanionAddress } from './features/companion/companion-address.ts';
import { readLessonPlace, writeLessonPlace } from './features/lessons/shared/lesson-place.ts';
import { readMasteryAddress } from './features/mastery/mastery-address.ts';
import { readMathsAddress } from './features/maths/maths-address.ts';
import { readPathsAddress } from './features/paths/paths-address.ts';
import { readWorkshopSearch } from './features/programs/workshop-search.ts';
import { readProjectAddress } from './features/projects/project-address.ts';
import { readScheduleAddress } from './features/schedule/schedule-address.ts';
import { readSearchAddress } from './features/search/search-address.ts';
import { readLibraryAddress } from './features/snippets/library-address.ts';
import { readUnitSearch } from './features/units/unit-search.ts';
import { PageCrash, ProductCrash } from './shell/crash-page.tsx';
import { LazyNotFound, notFoundTitle } from './shell/lazy-not-found.ts';
import { lazyPart } from './shell/lazy-part.ts';
import { RootLayout } from './shell/root-layout.tsx';
import { screenFor } from './shell/screen.tsx';

const publicPage = lazyPart(
  async () => (await import('./features/landing/public-page.tsx')).PublicPage,
);
const homePage = lazyPart(async () => (await import('./features/landing/home-page.tsx')).HomePage);
const loginPage = lazyPart(
  async () => (await import('./features/account/login-page.tsx')).LoginPage,
);
const workshopPage = lazyPart(
  async () => (await import('./features/programs/workshop-page.tsx')).WorkshopPage,
);
const lessonPage = lazyPart(
  async () => (await import('./features/lessons/lesson-page.tsx')).LessonPage,
);
const goOnPage = lazyPart(async () => (await import('./features/lessons/go-on-page.tsx')).GoOnPage);
const searchPage = lazyPart(
  async () => (await import('./features/search/search-page.tsx')).SearchPage,
);
const codeLibraryPage = lazyPart(
  async () => (await import('./features/snippets/code-library-page.tsx')).CodeLibraryPage,
);
const companionPage = lazyPart(
  async () => (await import('./features/companion/companion-page.tsx')).CompanionPage,
);
const mathsPage = lazyPart(async () => (await import('./features/maths/maths-page.tsx')).MathsPage);
const pythonMasteryPage = lazyPart(
  async () => (await import('./features/mastery/mastery-page.tsx')).PythonMasteryPage,
);
const htmlMasteryPage = lazyPart(
  async () => (await import('./features/mastery/mastery-page.tsx')).HtmlMasteryPage,
);
const pathsPage = lazyPart(async () => (await import('./features/paths/paths-page.tsx')).PathsPage);
const pathPage = lazyPart(async () => (await import('./features/paths/path-page.tsx')).PathPage);
const projectPage = lazyPart(
  async () => (await import('./features/projects/project-page.tsx')).ProjectPage,
);
const profilePage = lazyPart(
  async () => (await import('./features/profile/profile-page.tsx')).ProfilePage,
);
const assessmentPage = lazyPart(
  async () => (await import('./features/profile/assessment-page.tsx')).AssessmentPage,
);
const canPage = lazyPart(async () => (await import('./features/profile/can/can-page.tsx')).CanPage);
const schedulePage = lazyPart(
  async () => (await import('./features/schedule/schedule-page.tsx')).SchedulePage,
);
const unbuiltPage = lazyPart(async () => (await import('./shell/unbuilt-page.tsx')).UnbuiltPage);

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: () => <LazyNotFound />,
  errorComponent: ProductCrash,
  staticData: { title: notFoundTitle, guestTitle: notFoundTitle, hasFrame: true },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  ...screenFor({
    member: { title: 'Dashboard', page: homePage },
    guest: { title: 'Hacker-Bildungs-Garage', page: publicPage },
  }),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: readLoginSearch,
  ...screenFor({
    member: { title: 'Login', page: loginPage },
    guest: { title: 'Login', page: loginPage },
    hasFrame: false,
  }),
});

const workshop = createRoute({
  getParentRoute: () => root,
  path: '/workshop',
  validateSearch: readWorkshopSearch,
  ...screenFor({ member: { title: 'Werkstatt', page: workshopPage } }),
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: readSearchAddress,
  ...screenFor({ member: { title: 'Suche', page: searchPage } }),
});

const codeLibrary = createRoute({
  getParentRoute: () => root,
  path: '/code-library',
  validateSearch: readLibraryAddress,
  ...screenFor({ member: { title: 'Code-Bibliothek', page: codeLibraryPage } }),
});

const companion = createRoute({
  getParentRoute: () => root,
  path: '/ai-companion',
  validateSearch: readCompanionAddress,
  ...screenFor({ member: { title: 'KI Begleiter', page: companionPage } }),
});

const maths = createRoute({
  getParentRoute: () => root,
  path: '/math-mastery',
  validateSearch: readMathsAddress,
  ...screenFor({ member: { title: 'Mathe Mastery', page: mathsPage } }),
});

const pythonMastery = createRoute({
  getParentRoute: () => root,
  path: '/python-mastery',
  validateSearch: readMasteryAddress,
  ...screenFor({ member: { title: 'Python Mastery', page: pythonMasteryPage } }),
});

const htmlMastery = createRoute({
  getParentRoute: () => root,
  path: '/html-mastery',
  validateSearch: readMasteryAddress,
  ...screenFor({ member: { title: 'HTML Mastery', page: htmlMasteryPage } }),
});

const paths = createRoute({
  getParentRoute: () => root,
  path: '/learning-paths',
  validateSearch: readPathsAddress,
  ...screenFor({ member: { title: 'Lernpfade', page: pathsPage } }),
});

const path = createRoute({
  getParentRoute: () => root,
  path: '/learning-paths/$pathId',
  ...screenFor({ member: { title: 'Lernpfad', page: pathPage } }),
});

const project = createRoute({
  getParentRoute: () => root,
  path: '/project',
  validateSearch: readProjectAddress,
  ...screenFor({ member: { title: 'Projekte', page: projectPage } }),
});

const schedule = createRoute({
  getParentRoute: () => root,
  path: '/schedule',
  validateSearch: readScheduleAddress,
  ...screenFor({ member: { title: 'Stundenplan', page: schedulePage } }),
});

const lessonScreen = screenFor({ member: { title: 'Lektion', page: lessonPage }, bars: 'own' });
const nextLesson = createRoute({
  getParentRoute: () => root,
  path: '/learn',
  ...screenFor({ member: { title: 'Lektion', page: goOnPage }, bars: 'own' }),
});
const firstOfCourse = createRoute({
  getParentRoute: () => root,
  path: '/learn/$courseId',
  ...lessonScreen,
});
const lesson = createRoute({
  getParentRoute: () => root,
  path: '/learn/$courseId/$lessonId',
  params: { parse: readLessonPlace, stringify: writeLessonPlace },
  ...lessonScreen,
});

const routeTree = root.addChildren([
  home,
  login,
  workshop,
  search,
  codeLibrary,
  companion,
  maths,
  pythonMastery,
  htmlMastery,
  paths,
  path,
  project,
  schedule,
  nextLesson,
  firstOfCourse,
  lesson,
  memberRoute('/hbg', 'Dashboard', homePage),
  memberRoute('/tutorial', 'Tutorial', unbuiltPage),
  memberRoute('/ai-tutorial', 'KI-Programm', unbuiltPage),
  memberRoute('/advanced-projects', 'Große Projekte', unbuiltPage),
  memberRoute('/community', 'Community', unbuiltPage),
  memberRoute('/profile', 'Profil', profilePage),
  memberRoute('/profile/assessment/$assessmentId', 'Bewertung', assessmentPage),
  memberRoute('/profile/can', 'Was ich kann', canPage),
  ...(import.meta.env.DEV ? [partsRoute(), unitRoute()] : []),
]);

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // A page below a known one is as unknown as any other.
    notFoundMode: 'root',
    defaultErrorComponent: PageCrash,
    scrollRestoration: true,
    ...(history && { history }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/** For learners who are logged in; to anybody else it is the not-found page. */
function memberRoute<const Path extends string>(path: Path, title: string, page: RouteComponent) {
  return createRoute({
    getParentRoute: () => root,
    path,
    ...screenFor({ member: { title, page } }),
  });
}

/** All parts of `ui/` at a glance, for those who build screens. */
function partsRoute() {
  const parts = {
    title: 'Bauteile',
    page: lazyPart(async () => (await import('./ui/parts-page.tsx')).default),
  };
  return createRoute({
    getParentRoute: () => root,
    path: '/parts',
    ...screenFor({ member: parts, guest: parts, hasFrame: false }),
  });
}

/** A unit on the bench, for those who write one: `/parts/einheit?id=muster/keks-tagebuch`. */
function unitRoute() {
  const page = lazyPart(async () => (await import('./features/units/unit-page.tsx')).UnitPage);
  return createRoute({
    getParentRoute: () => root,
    path: '/parts/einheit',
    validateSearch: readUnitSearch,
    ...screenFor({ member: { title: 'Einheit', page } }),
  });
}

type LoginSearch = { weiter?: string | undefined };

function readLoginSearch({ weiter }: LoginSearch): LoginSearch {
  return { weiter: returnPath(weiter) };
}
