import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { RequireSession } from './require-session.tsx';
import { HomePage } from './routes/home-page.tsx';
import { Shell } from './shell.tsx';

const LoginPage = lazy(async () => ({
  default: (await import('./routes/login-page.tsx')).LoginPage,
}));
const AnalysisPage = lazy(async () => ({
  default: (await import('./routes/analysis-page.tsx')).AnalysisPage,
}));
const EssaysPage = lazy(async () => ({
  default: (await import('./routes/essays-page.tsx')).EssaysPage,
}));
const EssayPage = lazy(async () => ({
  default: (await import('./routes/essay-page.tsx')).EssayPage,
}));

/** All routes. Any other address shows the 404 page. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route element={<Shell />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.login} element={<LoginPage />} />
          <Route path="/pricing" element={<Navigate to={paths.section('pricing')} replace />} />
          <Route element={<RequireSession />}>
            <Route path={paths.analysis} element={<AnalysisPage />} />
            <Route path={paths.essays} element={<EssaysPage />} />
            <Route path="/essays/:id" element={<EssayPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
